import type { ReactNode } from 'react'
import type { LandingMessages } from '#core/messages/pt/landing.ts'

/** One drawing per benefit, in the messages' order: time, what is woven for one couple, the finished page. */
const drawings: readonly ReactNode[] = [
  <path
    key="time"
    d="M14 7h20M14 41h20M17 7c0 9 5 12 7 17 2-5 7-8 7-17M17 41c0-9 5-12 7-17 2 5 7 8 7 17M20 36h8"
  />,
  <path
    key="personal"
    d="M24 42V14M24 30c-7 0-11-4-12-11 7 0 12 4 12 11zM24 24c6-1 10-4 11-11-6 0-11 4-11 11zM24 14c-3-3-3-6 0-9 3 3 3 6 0 9zM24 38c6 0 9-3 11-8-6 0-10 3-11 8z"
  />,
  <path key="page" d="M12 6h18l6 6v30H12zM30 6v6h6M18 20h12M18 26h12M18 32h7" />,
]

/** What it is good for: time, personalisation, a professional result (seed section 2). */
export function Benefits({ words }: { words: LandingMessages['benefits'] }) {
  return (
    <section className="band">
      <div className="column">
        <h2 className="band-heading">{words.heading}</h2>
        <ul className="benefits">
          {words.items.map(({ title, text }, index) => (
            <li key={title}>
              <svg className="benefit-drawing" viewBox="0 0 48 48" aria-hidden="true">
                {drawings[index]}
              </svg>
              <h3 className="heading">{title}</h3>
              <p className="text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
