import { Link } from 'react-router'
import { publicPagePath } from '#core/pages/public-pages.ts'
import { useLanguage } from '../language/use-language.ts'
import { useSite } from '../site/use-site.ts'
import { offerIn } from './offer-words.ts'
import { SellerLines } from './seller-lines.tsx'
import { WaysToPay } from './ways-to-pay.tsx'

/**
 * What is sold, for how much, by whom and on what terms, all visible before paying (Decreto 7.962/2013, art. 2), with
 * the ways to pay. `knownEmail` is the address of someone renewing.
 */
export function PurchaseCard({ knownEmail = '' }: { knownEmail?: string }) {
  const { language, messages } = useLanguage()
  const { offer } = messages.selling
  const { price, days, refundDays } = offerIn(language)
  const site = useSite()
  return (
    <div className="purchase">
      <div className="purchase-inner">
        <div className="grid gap-3 text-center">
          <h2 className="heading">{offer.heading}</h2>
          <p className="purchase-price">{price}</p>
          <p className="text-balance text-ink-soft">{offer.once}</p>
        </div>
        <ul className="purchase-terms">
          {offer.included(days, refundDays).map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <WaysToPay site={site} knownEmail={knownEmail} />
        <div className="grid gap-1 text-balance border-line border-t pt-5 text-center text-ink-soft text-sm">
          <SellerLines site={site} />
          <p>
            {offer.agreement}{' '}
            <Link className="link" to={publicPagePath({ name: 'terms', language })}>
              {offer.termsLink}
            </Link>{' '}
            {offer.and}{' '}
            <Link className="link" to={publicPagePath({ name: 'privacy', language })}>
              {offer.privacyLink}
            </Link>
            .
          </p>
        </div>
      </div>
    </div>
  )
}
