import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ClaimRequest } from '#core/wire.ts'
import { sessionStore } from '../../access/use-session.ts'
import { languageSettled, useLanguage } from '../../language/use-language.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.ts'
import type { CaptureOutcome } from '../selling-client.ts'
import { sellingClient } from '../use-selling.ts'
import type { ClaimNews } from './follow-claim.ts'
import { PaymentState } from './payment-state.tsx'
import { ReturnPage } from './return-page.tsx'
import { payPalOrderIdOf } from './return-query.ts'
import { useClaim } from './use-claim.ts'
import { useWayOn } from './use-way-on.ts'

const requests: Partial<Record<CaptureOutcome, ClaimRequest>> = {
  paid: { returned: 'success' },
  pending: { returned: 'pending' },
  // The order in the address is not this browser's, but something this browser bought may still be paid.
  'order-not-found': { returned: 'failure' },
}

/**
 * Back from PayPal: captures on the server, claims, then goes to `/login`, which redirects (docs/design/pages.md
 * section 4.2).
 */
export function PayPalReturn() {
  const { returned, toasts } = useLanguage().messages.selling
  const navigate = useNavigate()
  const { leadTo, goOn } = useWayOn()
  const [capture, setCapture] = useState<CaptureOutcome>()
  const [round, setRound] = useState(0)

  const captureFailed = useEffectEvent(() => {
    showToast({ kind: 'failure', ...toasts.processingFailed })
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round is another try
  useEffect(() => {
    let wanted = true
    const orderId = payPalOrderIdOf(window.location.search)
    const asked =
      orderId === undefined
        ? Promise.resolve<CaptureOutcome>('order-not-found')
        : sellingClient.capturePayPal(orderId)
    void Promise.all([asked, languageSettled()]).then(([outcome]) => {
      if (!wanted) return
      setCapture(outcome)
      if (outcome === 'failed') captureFailed()
    })
    return () => {
      wanted = false
    }
  }, [round])

  const onNews = (news: ClaimNews): void => {
    const isPaid = capture === 'paid'
    switch (news.state) {
      case 'unknown':
        showToast({ kind: 'failure', ...toasts.processFailed })
        return
      case 'failed':
      case 'order-not-found':
        if (isPaid) showToast({ kind: 'failure', ...toasts.processFailed })
        return
      case 'paid':
        sessionStore.adopt(news.user)
        if (news.user.email === '') {
          // No letter is sent, so the page stays to show the PIN.
          showToast({ kind: 'success', title: toasts.confirmedSession.title })
          return
        }
        showToast({ kind: 'success', title: toasts.confirmedLetter })
        // `/login` redirects to the creator, where the PIN is on screen.
        leadTo('/login')
        return
      case 'mailed':
        showToast({ kind: 'success', title: toasts.confirmedLetter })
        void navigate('/login', { replace: true })
    }
  }

  const { news, askAgain } = useClaim(capture && requests[capture], onNews)

  if (capture === 'declined') return <ReturnPage {...returned.failed} offersAgain />
  if (capture === 'failed') {
    const { title, text, again } = returned.captureFailed
    const tryAgain = (): void => {
      setCapture(undefined)
      setRound((former) => former + 1)
    }
    return (
      <ReturnPage title={title} text={text}>
        <Button look="main" onClick={tryAgain}>
          {again}
        </Button>
      </ReturnPage>
    )
  }
  // Charged, but no session came back: offering to pay again would charge again.
  const isLost =
    capture === 'paid' && (news?.state === 'failed' || news?.state === 'order-not-found')
  return (
    <PaymentState news={isLost ? { state: 'unknown' } : news} onAskAgain={askAgain} onGoOn={goOn} />
  )
}
