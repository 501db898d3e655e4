import { sessionStore, useSession } from '../access/use-session.ts'
import { Renewal } from './renewal.tsx'
import { Withdrawal } from './withdrawal.tsx'

/** The account corner's part about buying, for who is logged in: the next 30 days, and giving a purchase back. */
export function Purchases() {
  const { isAuthenticated, loading, email } = useSession()
  if (!isAuthenticated && !loading) return null
  return (
    <div className="purchases">
      {/* The access may have ended with the purchase. */}
      <Withdrawal onEnded={() => void sessionStore.recheck({ quietly: true })} />
      <Renewal email={email} />
    </div>
  )
}
