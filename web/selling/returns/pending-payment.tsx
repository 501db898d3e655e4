import { useState } from 'react'
import { Link } from 'react-router'
import { providerNames } from '#core/selling/provider-names.ts'
import type { PendingPurchase } from '#core/wire.ts'
import { useLandingPath } from '../../language/use-landing-path.ts'
import { useLanguage } from '../../language/use-language.ts'
import { Button } from '../../ui/button.tsx'
import { moneyIn } from '../offer-words.ts'
import { ReturnPage } from './return-page.tsx'

/**
 * A payment not confirmed yet, in its provider's terms: how much, where the PIN goes, and every way on: back to the
 * code or slip, another way to pay, home.
 */
export function PendingPayment({ purchase }: { purchase: PendingPurchase }) {
  const { language, messages } = useLanguage()
  const { pending, home } = messages.selling.returned
  const landingPath = useLandingPath()
  const [offersAgain, setOffersAgain] = useState(false)
  const provider = providerNames[purchase.provider]
  return (
    <ReturnPage
      title={pending.title}
      text={pending.text[purchase.provider]}
      isWaiting
      offersAgain={offersAgain}
    >
      <dl className="pending-facts">
        <div>
          <dt>{pending.amount}</dt>
          <dd>{moneyIn(language, purchase.priceCents, purchase.currency)}</dd>
        </div>
        <div>
          <dt>{pending.means}</dt>
          <dd>{provider}</dd>
        </div>
        <div>
          <dt>{pending.pinTo}</dt>
          <dd>{purchase.email ?? pending.payersEmail(provider)}</dd>
        </div>
      </dl>
      {purchase.checkoutUrl === null ? null : (
        <a className="button button-main" href={purchase.checkoutUrl}>
          {pending.backToCode}
        </a>
      )}
      {offersAgain ? null : (
        <Button onClick={() => setOffersAgain(true)}>{pending.otherWays}</Button>
      )}
      <Link className="button button-quiet" to={landingPath}>
        {home}
      </Link>
      <p className="text-balance text-ink-soft text-sm">{pending.watching}</p>
    </ReturnPage>
  )
}
