import { Link } from 'react-router'
import { useLandingPath } from '../../language/use-landing-path.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useCookiesAllowed } from '../../storage/use-cookies-allowed.ts'
import { Button } from '../../ui/button.tsx'
import type { ClaimNews } from './follow-claim.ts'
import { PendingPayment } from './pending-payment.tsx'
import { ReturnPage } from './return-page.tsx'
import { ShownPin } from './shown-pin.tsx'

/** What the buyer is told about the payment; undefined while the server's answer is awaited. */
export function PaymentState(props: {
  news: ClaimNews | undefined
  onAskAgain: () => void
  /** Called by a buyer who does not want to wait for the page to move on by itself. */
  onGoOn: () => void
}) {
  const { news, onAskAgain, onGoOn } = props
  const { errors, selling } = useLanguage().messages
  const landingPath = useLandingPath()
  const isClaimable = useCookiesAllowed()
  const { returned } = selling
  switch (news?.state) {
    case undefined:
      return <ReturnPage {...returned.confirming} isWaiting />
    case 'paid':
      // No address, no letter: the PIN is shown here or nowhere.
      if (news.user.email === '') return <ShownPin pin={news.user.pin} />
      return (
        <ReturnPage {...returned.paid} isWaiting>
          <Button look="main" onClick={onGoOn}>
            {returned.shownPin.open}
          </Button>
        </ReturnPage>
      )
    case 'pending':
      return <PendingPayment purchase={news.purchase} />
    case 'failed':
      return <ReturnPage {...returned.failed} offersAgain />
    case 'mailed':
      return (
        <ReturnPage {...returned.mailed}>
          <EnterWithPin look="button button-main" />
        </ReturnPage>
      )
    case 'order-not-found':
      return (
        <ReturnPage
          {...(isClaimable
            ? {
                title: returned.notFound,
                text: errors.refusals['order-not-found']({
                  limit: '',
                  questionNumber: 0,
                  wait: '',
                }),
              }
            : returned.withoutCookies)}
        >
          <EnterWithPin look="button button-main" />
          <Link className="button" to={landingPath}>
            {returned.home}
          </Link>
        </ReturnPage>
      )
    case 'unknown':
      return (
        <ReturnPage title={returned.unknown.title} text={returned.unknown.text}>
          <Button look="main" onClick={onAskAgain}>
            {returned.unknown.again}
          </Button>
          <EnterWithPin look="button" />
        </ReturnPage>
      )
  }
}

function EnterWithPin({ look }: { look: string }) {
  const { returned } = useLanguage().messages.selling
  return (
    <Link className={look} to="/login">
      {returned.enter}
    </Link>
  )
}
