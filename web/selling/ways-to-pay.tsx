import { useEffect, useRef, useState } from 'react'
import type { Site } from '#core/wire.ts'
import { useLanguage } from '../language/use-language.ts'
import { useCookiesAllowed } from '../storage/use-cookies-allowed.ts'
import { Field } from '../ui/field.tsx'
import { showToast } from '../ui/toast.ts'
import { useInView } from '../ui/use-in-view.ts'
import { browserDates } from './browser-dates.ts'
import { PayButton } from './pay-button.tsx'
import type { CheckoutWish } from './selling-client.ts'
import { SimulationNotice } from './simulation-notice.tsx'
import { useLeaving } from './use-leaving.ts'
import { usePurchaseEmail } from './use-purchase-email.ts'
import { sellingClient, walletCheckout } from './use-selling.ts'
import { WalletButton } from './wallet-button.tsx'

interface WaysToPayProps {
  /** Undefined until the server has said which providers are on. */
  site: Site | undefined
  /** The address of someone renewing. */
  knownEmail?: string
}

/**
 * The buttons that lead to the providers' pages, and where the PIN goes. The wallet's preference is made once the
 * buttons come into view (docs/design/shape.md section 2); a provider that is off does not show.
 */
export function WaysToPay({ site, knownEmail = '' }: WaysToPayProps) {
  const { language, messages } = useLanguage()
  const { ways, toasts } = messages.selling
  const region = useRef<HTMLElement>(null)
  const inView = useInView(region)
  const email = usePurchaseEmail(knownEmail)
  const [isUnlikely, setUnlikely] = useState(false)
  // Without the purchase cookie only a letter can deliver the PIN, so its address must be known.
  const isLetterOnly = !useCookiesAllowed()
  const services = site?.services
  const wish = (): CheckoutWish => ({
    ...browserDates(language),
    language,
    email: email.address ?? '',
  })
  const { leaving, leave } = useLeaving(() => {
    // Back from the provider's page without a reload: the offered order may be paid by now.
    if (walletCheckout.state().phase === 'made') void walletCheckout.renew(wish())
  })

  const hasWallet = services !== undefined && services.mercadopago !== 'off'
  const isDue = inView && hasWallet && email.isRead
  // biome-ignore lint/correctness/useExhaustiveDependencies: made once; later input is sent on leaving
  useEffect(() => {
    if (!isDue) return
    void walletCheckout.open(wish()).then(tellWallet)
  }, [isDue])

  function tellWallet(made: boolean): void {
    if (!made) showFailure(toasts.preferenceFailed, walletSentence())
  }

  const pay = (
    provider: 'mercado-pago' | 'paypal',
    checkoutUrl: () => Promise<string | undefined>,
    sentence: () => string | undefined,
  ): void => {
    if (email.address === undefined || (isLetterOnly && email.address === '')) {
      setUnlikely(true)
      email.field.current?.focus()
      return
    }
    leave(provider, checkoutUrl, () => showFailure(toasts.processingFailed, sentence()))
  }

  const hintOfEmpty = isLetterOnly ? undefined : ways.emailHint
  const hint = knownEmail === '' ? hintOfEmpty : ways.emailHintRenewal
  const problem = email.address === '' ? ways.emailNeeded : ways.emailUnlikely

  if (services?.mercadopago === 'off' && services.paypal === 'off') {
    return (
      <section ref={region} aria-label={ways.region}>
        <p className="text-balance text-center">{ways.closed}</p>
      </section>
    )
  }
  // Pix and boleto are for whoever banks in Brazil.
  const isWalletFirst = language === 'pt' || services?.paypal === 'off'
  const wallet =
    services?.mercadopago === 'off' ? null : (
      <WalletButton
        look={isWalletFirst ? 'main' : 'plain'}
        isLeaving={leaving === 'mercado-pago'}
        isBlocked={leaving !== undefined}
        onPay={() => pay('mercado-pago', () => walletCheckout.leave(wish()), walletSentence)}
        onRetry={() => {
          void walletCheckout.renew(wish()).then(tellWallet)
        }}
      />
    )
  const payPal =
    services === undefined ? (
      // Nothing below it moves when it comes.
      isWalletFirst ? null : (
        <p className="pay-place" />
      )
    ) : services.paypal === 'off' ? null : (
      <PayButton
        look={isWalletFirst && wallet !== null ? 'plain' : 'main'}
        label={ways.payPal}
        means={ways.payPalMeans}
        isLeaving={leaving === 'paypal'}
        isBlocked={leaving !== undefined}
        onPay={() => {
          let sentence: string | undefined
          const makeCheckout = async (): Promise<string | undefined> => {
            const made = await sellingClient.makePayPalCheckout(wish())
            if (made.answer === 'made') return made.checkout.checkoutUrl
            sentence = made.sentence
            return undefined
          }
          pay('paypal', makeCheckout, () => sentence)
        }}
      />
    )
  return (
    <section ref={region} className="grid gap-4" aria-label={ways.region} aria-busy={!services}>
      <SimulationNotice services={services} />
      {isLetterOnly ? <p className="notice">{ways.withoutCookies}</p> : null}
      <Field
        ref={email.field}
        label={ways.email}
        {...(!isLetterOnly && { mark: ways.optional })}
        type="email"
        name="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="off"
        spellCheck={false}
        value={email.typed}
        onValue={(text) => {
          email.type(text)
          setUnlikely(false)
        }}
        onBlur={() => setUnlikely(email.address === undefined)}
        hint={hint}
        problem={isUnlikely ? problem : undefined}
      />
      <div className="grid gap-3">
        {isWalletFirst ? wallet : payPal}
        {isWalletFirst ? payPal : wallet}
      </div>
      <p className="text-balance text-center text-ink-soft text-sm">{ways.elsewhere}</p>
    </section>
  )
}

function walletSentence(): string | undefined {
  const state = walletCheckout.state()
  return state.phase === 'failed' ? state.sentence : undefined
}

/** The general sentence, unless the server had a better one. */
function showFailure(general: { title: string; text: string }, sentence: string | undefined): void {
  showToast({ kind: 'failure', ...general, ...(sentence !== undefined && { text: sentence }) })
}
