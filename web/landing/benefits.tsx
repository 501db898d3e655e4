import { useId } from 'react'
import type { LandingMessages } from '#core/messages/shape/landing.ts'

/** The pictures' own pixels (scripts/screenshots/draw-landing-pictures.ts). */
const size = { width: 450, height: 400 }

interface BenefitsProps {
  words: LandingMessages['benefits']
  /** One for each benefit. */
  pictureUrls: readonly string[]
}

/** What changes for a celebrant, each beside a picture of it: in columns, on a phone in a strip that scrolls. */
export function Benefits({ words, pictureUrls }: BenefitsProps) {
  const heading = useId()
  return (
    <section className="band band-sheet">
      <div className="column">
        <h2 id={heading} className="band-heading">
          {words.heading}
        </h2>
        <ul
          className="benefits"
          aria-labelledby={heading}
          // A strip that scrolls must be reached by keyboard.
          // biome-ignore lint/a11y/noNoninteractiveTabindex: as above
          tabIndex={0}
        >
          {words.items.map(({ title, text, picture }, index) => (
            <li key={title}>
              <img {...size} src={pictureUrls[index]} alt={picture} loading="lazy" />
              <h3 className="heading">{title}</h3>
              <p className="text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
