import { Link } from 'react-router'
import { type Language, languageDetails, languages } from '#core/languages.ts'
import type { LandingMessages } from '#core/messages/shape/landing.ts'
import type { OfferWording } from '#core/messages/shape/offer.ts'
import { type PublicPageName, publicPagePath } from '#core/pages/public-pages.ts'
import { ContactLines } from './contact-lines.tsx'
import { FooterLanguage } from './footer-language.tsx'
import { Seller } from './seller.tsx'

interface SiteFooterProps {
  language: Language
  /** The page it is on; the language links lead to the same page. */
  page: PublicPageName
  words: LandingMessages['footer']
  offer: OfferWording
}

/** What is promised, who promises it and how to reach them (docs/specification.md sections 1 and 2.1). */
export function SiteFooter({ language, page, words, offer }: SiteFooterProps) {
  return (
    <footer className="site-footer">
      <div className="column grid gap-6">
        <ul className="footer-promises">
          <li>{words.guarantee(offer)}</li>
          <li>{words.immediate}</li>
          <li>{words.rights}</li>
          <li>{words.providers}</li>
        </ul>
        <div className="footer-columns">
          <div>
            <h2>{words.company}</h2>
            <p>Enlace</p>
            <Seller />
          </div>
          <div>
            <h2>{words.contact}</h2>
            <ContactLines message={words.message} />
          </div>
          <div>
            <h2>{words.documents}</h2>
            <p>
              <Link className="link" to={publicPagePath({ name: 'help', language })}>
                {words.help}
              </Link>
            </p>
            <p>
              <Link className="link" to={publicPagePath({ name: 'privacy', language })}>
                {words.privacy}
              </Link>
            </p>
            <p>
              <Link className="link" to={publicPagePath({ name: 'terms', language })}>
                {words.terms}
              </Link>
            </p>
          </div>
          <div>
            <h2>{words.languages}</h2>
            <ul className="footer-languages">
              {languages.map((other) => (
                <li key={other}>
                  <FooterLanguage
                    language={other}
                    current={other === language}
                    path={publicPagePath({ name: page, language: other })}
                    name={languageDetails[other].name}
                    locale={languageDetails[other].locale}
                  />
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </footer>
  )
}
