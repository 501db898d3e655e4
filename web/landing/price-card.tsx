import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Language } from '#core/languages.ts'
import type { LandingMessages } from '#core/messages/shape/landing.ts'
import type { OfferWording } from '#core/messages/shape/offer.ts'
import { publicPagePath, renewalFragment } from '#core/pages/public-pages.ts'
import { Seller } from './seller.tsx'

interface PriceCardProps {
  language: Language
  words: LandingMessages['offer']
  offer: OfferWording
  /** The ways to pay. */
  children?: ReactNode
}

/** What is sold, for how much, by whom and on what terms, all visible before paying (Decreto 7.962/2013, art. 2). */
export function PriceCard({ language, words, offer, children }: PriceCardProps) {
  return (
    <div className="price-card" id={renewalFragment.slice(1)} tabIndex={-1}>
      <div className="price-card-inner">
        <h2 className="heading">{words.heading}</h2>
        <p className="price">{offer.price}</p>
        <p className="text-ink-soft">{words.once}</p>
        <ul className="ticks">
          {words.included(offer).map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        {children}
        <div className="grid gap-1 border-line border-t pt-4 text-ink-soft text-sm">
          <Seller words={words.seller} />
          <p>
            <span>{`${words.agreement} `}</span>
            <Link className="link" to={publicPagePath({ name: 'terms', language })}>
              {words.termsLink}
            </Link>
            .
          </p>
        </div>
      </div>
    </div>
  )
}
