import type { LandingMessages } from '#core/messages/pt/landing.ts'

/** What buyers ask, each answer one tap away. */
export function Questions({ words }: { words: LandingMessages['questions'] }) {
  return (
    <section className="band band-sheet">
      <div className="column-narrow">
        <h2 className="band-heading">{words.heading}</h2>
        <div className="questions">
          {words.items.map(({ question, answer }) => (
            <details key={question}>
              <summary>
                <h3>{question}</h3>
                <svg className="chevron" viewBox="0 0 16 16" aria-hidden="true">
                  <path d="m3 6 5 5 5-5" fill="none" stroke="currentColor" strokeWidth="1.5" />
                </svg>
              </summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
