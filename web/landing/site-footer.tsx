import { Link } from 'react-router'
import { type Language, languageDetails, languages } from '#core/languages.ts'
import type { LandingMessages, OfferWording } from '#core/messages/pt/landing.ts'
import { type PublicPageName, publicPagePath } from '#core/public-pages.ts'
import { Rings } from '../ui/rings.tsx'
import { FooterLanguage } from './footer-language.tsx'
import { Seller } from './seller.tsx'
import { WithFact } from './with-fact.tsx'

interface SiteFooterProps {
  language: Language
  /** The page it closes: the other languages lead to the same one. */
  page: PublicPageName
  words: LandingMessages['footer']
  offer: OfferWording
}

/** What is promised, who promises it and how to reach them (seed sections 1 and 2). */
export function SiteFooter({ language, page, words, offer }: SiteFooterProps) {
  return (
    <footer className="site-footer">
      <div className="column grid gap-10">
        <Rings className="mx-auto h-8 text-gold" />
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
            <WithFact needs="contactPhone" as="p">
              {(phone) => phone}
            </WithFact>
            <WithFact needs="contactDigits" as="p">
              {(digits) => (
                <a className="link" href={`https://wa.me/${digits}`} rel="noopener">
                  {words.message}
                </a>
              )}
            </WithFact>
            <WithFact needs="contactEmail" as="p">
              {(email) => (
                <a className="link break-all" href={`mailto:${email}`}>
                  {email}
                </a>
              )}
            </WithFact>
          </div>
          <div>
            <h2>{words.documents}</h2>
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
            <ul>
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
