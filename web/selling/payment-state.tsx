import { Link } from 'react-router'
import { useLandingPath } from '../language/use-landing-path.ts'
import { useLanguage } from '../language/use-language.ts'
import { Button } from '../ui/button.tsx'
import type { ClaimNews } from './follow-claim.ts'
import { ReturnPage } from './return-page.tsx'
import { ShownPin } from './shown-pin.tsx'

/** What the server's word on the payment says to the buyer; undefined while it is awaited. */
export function PaymentState(props: { news: ClaimNews | undefined; onAskAgain: () => void }) {
  const { news, onAskAgain } = props
  const { errors, selling } = useLanguage().messages
  const landingPath = useLandingPath()
  const { returned } = selling
  switch (news?.state) {
    case undefined:
      return <ReturnPage {...returned.confirming} isWaiting />
    case 'paid':
      // Without an address nobody gets a letter: the number is on this page or nowhere.
      if (news.user.email === '') return <ShownPin pin={news.user.pin} />
      return <ReturnPage {...returned.paid} isWaiting />
    case 'pending':
      return (
        <ReturnPage {...returned.pending} isWaiting>
          <p className="text-balance text-ink-soft text-sm">{returned.pending.watching}</p>
        </ReturnPage>
      )
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
          title={returned.notFound}
          text={errors.refusals['order-not-found']({ limit: '', questionNumber: 0, wait: '' })}
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
