import type { LandingMessages } from '#core/messages/shape/landing.ts'

/** For whom it is, in the open: the two who arrive, and what it is to each (docs/specification.md section 1). */
export function Audience({ words }: { words: LandingMessages['audience'] }) {
  return (
    <section className="grid gap-4">
      <h2 className="heading">{words.heading}</h2>
      <ul className="columns">
        {words.items.map(({ title, text }) => (
          <li key={title}>
            <h3 className="font-medium text-lg">{title}</h3>
            <p className="text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
