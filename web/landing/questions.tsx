import type { LandingMessages } from '#core/messages/shape/landing.ts'
import type { LimitSentences } from '#core/messages/shape/limits.ts'

interface QuestionsProps {
  words: LandingMessages['questions']
  limits: LimitSentences
}

/** Buyers' questions, each answer one tap away. */
export function Questions({ words, limits }: QuestionsProps) {
  return (
    <section className="band">
      <div className="column">
        <h2 className="band-heading">{words.heading}</h2>
        <div className="questions questions-wide">
          {words.items(limits).map(({ question, answer }) => (
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
