import type { LandingMessages } from '#core/messages/pt/landing.ts'

/** Whom it is for (seed section 1). */
export function Audience({ words }: { words: LandingMessages['audience'] }) {
  return (
    <section className="band band-sheet">
      <div className="column">
        <h2 className="band-heading">{words.heading}</h2>
        <ul className="audience">
          {words.items.map(({ title, text }) => (
            <li key={title}>
              <h3 className="heading">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
