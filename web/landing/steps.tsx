import type { LandingMessages } from '#core/messages/pt/landing.ts'

/** How it works, in three steps (seed section 1). */
export function Steps({ words }: { words: LandingMessages['steps'] }) {
  return (
    <section className="band">
      <div className="column">
        <h2 className="band-heading">{words.heading}</h2>
        <ol className="steps">
          {words.items.map(({ title, text }) => (
            <li key={title}>
              <h3 className="heading">{title}</h3>
              <p className="text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
