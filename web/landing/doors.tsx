import type { LandingMessages } from '#core/messages/shape/landing.ts'

/** The two people who arrive, and what it is to each (docs/specification.md section 1). */
export function Doors({ words }: { words: LandingMessages['audience'] }) {
  return (
    <div className="grid gap-3">
      <h2 className="heading">{words.heading}</h2>
      <div className="questions">
        {words.items.map(({ title, text }) => (
          <details key={title}>
            <summary>
              <h3>{title}</h3>
              <svg className="chevron" viewBox="0 0 16 16" aria-hidden="true">
                <path d="m3 6 5 5 5-5" fill="none" stroke="currentColor" strokeWidth="1.5" />
              </svg>
            </summary>
            <p>{text}</p>
          </details>
        ))}
      </div>
    </div>
  )
}
