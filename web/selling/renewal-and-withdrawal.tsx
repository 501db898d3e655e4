import { sessionStore, useSession } from '../access/use-session.ts'
import { Renewal } from './renewal.tsx'
import { Withdrawal } from './withdrawal/withdrawal.tsx'

/**
 * The purchases in the account corner, for anyone logged in: buying the next 30 days, and withdrawing from a purchase.
 */
export function RenewalAndWithdrawal() {
  const { email } = useSession()
  return (
    <>
      {/* The access may have ended with the purchase. */}
      <Withdrawal onEnded={() => void sessionStore.recheck({ quietly: true })} />
      <Renewal email={email} />
    </>
  )
}
