import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { writtenDay } from '#core/calendar.ts'
import type { Language } from '#core/languages.ts'
import type { LandingMessages } from '#core/messages/shape/landing.ts'
import type { LegalDocument } from '#core/messages/shape/legal.ts'
import { publicPageAt } from '#core/pages/public-pages.ts'
import { offer } from '#core/selling/offer.ts'
import { Navigation } from '../landing/navigation.tsx'
import { offerWording } from '../landing/offer-wording.ts'
import { PageHead } from '../landing/page-head.tsx'
import { Seller } from '../landing/seller.tsx'
import { SiteFooter } from '../landing/site-footer.tsx'
import { WithFact } from '../landing/with-fact.tsx'
import type { Messages } from '../language/messages.ts'
import { PageLanguageContext } from '../language/page-language.ts'
import { keepForOffline } from '../offline/keep-for-offline.ts'
import { limitWording } from '../page-facts.ts'

interface LegalPageProps {
  language: Language
  messages: Messages
  words: LandingMessages
  /** The picture for link previews, in this language. */
  shareImageUrl: string
  documents: { privacy: LegalDocument; terms: LegalDocument }
}

/** The privacy policy or the terms of use, depending on the address. */
export function LegalPage({ language, messages, words, shareImageUrl, documents }: LegalPageProps) {
  const { pathname } = useLocation()
  useEffect(keepForOffline, [])
  const name = publicPageAt(pathname)?.name === 'terms' ? 'terms' : 'privacy'
  const document = documents[name]
  const numbers = offerWording(offer, language)
  return (
    <PageLanguageContext value={{ language, messages }}>
      <PageHead
        page={{ name, language }}
        title={`${document.title} · Enlace`}
        description={document.description}
        imageUrl={shareImageUrl}
        imageDescription={words.meta.imageDescription}
      />
      <Navigation language={language} words={words.navigation} />
      <main id="content" className="legal column-text pt-8 pb-20">
        <h1 className="title">{document.title}</h1>
        <p className="pt-3 pb-6 text-ink-soft text-sm">
          {document.updated(writtenDay(document.updatedOn, language))}
        </p>
        {document.introduction.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {document
          .sections({ ...numbers, ...limitWording(words.limits, language) })
          .map(({ heading, paragraphs, items, seller }) => (
            <section key={heading}>
              <h2>{heading}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {items === undefined ? null : (
                <ul>
                  {items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              )}
              {seller === true ? (
                <div className="notice mt-4 block">
                  <p>Enlace</p>
                  <Seller />
                  <WithFact needs="contactEmail" as="p">
                    {(email) => (
                      <a className="link break-all" href={`mailto:${email}`}>
                        {email}
                      </a>
                    )}
                  </WithFact>
                  <WithFact needs="contactPhone" as="p">
                    {(phone) => phone}
                  </WithFact>
                </div>
              ) : null}
            </section>
          ))}
      </main>
      <SiteFooter language={language} page={name} words={words.footer} offer={numbers} />
    </PageLanguageContext>
  )
}
