import { Link } from 'react-router'
import type { Language } from '#core/languages.ts'
import type { LandingMessages } from '#core/messages/pt/landing.ts'
import { publicPagePath } from '#core/public-pages.ts'

interface DataPromiseProps {
  language: Language
  words: LandingMessages['data']
}

/** What happens to what a buyer writes (design.md section 1, promise 2). */
export function DataPromise({ language, words }: DataPromiseProps) {
  return (
    <section className="band">
      <div className="column">
        <h2 className="band-heading">{words.heading}</h2>
        <ul className="columns-three">
          {words.items.map(({ title, text }) => (
            <li key={title}>
              <h3 className="heading">{title}</h3>
              <p className="text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
        <p className="pt-10 text-center">
          <Link className="link" to={publicPagePath({ name: 'privacy', language })}>
            {words.link}
          </Link>
        </p>
      </div>
    </section>
  )
}
