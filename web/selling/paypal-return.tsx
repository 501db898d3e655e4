import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ClaimRequest } from '#core/wire.ts'
import { sessionStore } from '../access/use-session.ts'
import { languageSettled, useLanguage } from '../language/use-language.ts'
import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/toast.ts'
import type { ClaimNews } from './follow-claim.ts'
import { PaymentState } from './payment-state.tsx'
import { ReturnPage } from './return-page.tsx'
import { payPalOrderIdOf } from './return-query.ts'
import type { CaptureOutcome } from './selling-client.ts'
import { useClaim } from './use-claim.ts'
import { sellingClient } from './use-selling.ts'

const requests: Partial<Record<CaptureOutcome, ClaimRequest>> = {
  paid: { returned: 'success' },
  pending: { returned: 'pending' },
  // Not this browser's order by its address; what this browser bought may be paid all the same.
  'order-not-found': { returned: 'failure' },
}

/** Back from PayPal: capture on the server, claim, and on to `/login`, which passes on (design.md section 10). */
export function PayPalReturn() {
  const { returned, toasts } = useLanguage().messages.selling
  const navigate = useNavigate()
  const [capture, setCapture] = useState<CaptureOutcome>()
  const [round, setRound] = useState(0)

  const captureFailed = useEffectEvent(() => {
    showToast({ kind: 'failure', ...toasts.processingFailed })
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: a round is another try at the same
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
          // Nobody is written to: the page stays, to show the PIN.
          showToast({ kind: 'success', title: toasts.confirmedSession.title })
          return
        }
        showToast({ kind: 'success', title: toasts.confirmedLetter })
        void navigate('/login', { replace: true })
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
  // Charged, and yet the session did not come: to offer again would be to charge again.
  const isLost =
    capture === 'paid' && (news?.state === 'failed' || news?.state === 'order-not-found')
  return <PaymentState news={isLost ? { state: 'unknown' } : news} onAskAgain={askAgain} />
}
