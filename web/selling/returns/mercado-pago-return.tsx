import { useEffect, useState } from 'react'
import type { ClaimRequest } from '#core/wire.ts'
import { appPath } from '../../access/app-path.ts'
import { sessionStore } from '../../access/use-session.ts'
import { useLanguage } from '../../language/use-language.ts'
import { showToast } from '../../ui/toast.ts'
import type { ClaimNews } from './follow-claim.ts'
import { PaymentState } from './payment-state.tsx'
import { paymentIdOf } from './return-query.ts'
import { useClaim } from './use-claim.ts'
import { useWayOn } from './use-way-on.ts'

/**
 * Back from Mercado Pago: waits for the server's word, whatever the address says (docs/design/pages.md section 4.2).
 */
export function MercadoPagoReturn(props: { returned: 'success' | 'pending' | 'failure' }) {
  const { returned } = props
  const { toasts } = useLanguage().messages.selling
  const { leadTo, goOn } = useWayOn()
  const [request, setRequest] = useState<ClaimRequest>()

  useEffect(() => {
    const paymentId = paymentIdOf(window.location.search)
    setRequest({ returned, ...(paymentId !== undefined && { paymentId }) })
  }, [returned])

  const onNews = (news: ClaimNews): void => {
    if (news.state === 'unknown') showToast({ kind: 'failure', ...toasts.processFailed })
    if (news.state !== 'paid') return
    sessionStore.adopt(news.user)
    if (news.user.email === '') {
      // Stays on this page, to show the PIN.
      showToast({ kind: 'success', title: toasts.confirmedSession.title })
      return
    }
    showToast({ kind: 'success', ...toasts.confirmedSession })
    leadTo(appPath)
  }

  const { news, askAgain } = useClaim(request, onNews)
  return <PaymentState news={news} onAskAgain={askAgain} onGoOn={goOn} />
}
