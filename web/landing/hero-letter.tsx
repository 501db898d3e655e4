import type { SampleMessages } from '#core/messages/shape/sample.ts'

/** Of the sample: how the couple met, and the sentence made from it with those that follow. */
const chosen = { answer: 1, excerpt: 1, from: 1 } as const

/**
 * An answer becoming what is said aloud, what was told underlined, with the line between them drawn once. Everything is there from the first
 * paint on: only the line and its underlining move, and not where motion is unwelcome.
 */
export function HeroLetter({ sample }: { sample: SampleMessages }) {
  const answer = sample.answers[chosen.answer]
  const sentences = sample.page.excerpts[chosen.excerpt]?.sentences.slice(chosen.from) ?? []
  const [made, ...following] = sentences
  if (answer === undefined) return null
  return (
    <div className="hero-letter">
      <dl className="hero-answer">
        <dt>{answer.about}</dt>
        <dd>{answer.text}</dd>
      </dl>
      <svg className="hero-link" viewBox="0 0 24 44" fill="none" aria-hidden="true">
        <path pathLength="1" d="M12 1c-9 12 9 20 0 36" />
        <path pathLength="1" d="m7 32 5 6 4-7" />
      </svg>
      {/* Each from the start of a line: within one, the second would move when the font comes. */}
      <p className="hero-line">
        <span>{made?.text}</span>
      </p>
      <p className="hero-line">{following.map(({ text }) => text).join(' ')}</p>
    </div>
  )
}
