import { Renewal } from './renewal.tsx'
import { Withdrawal } from './withdrawal.tsx'

interface PurchasesProps {
  /** The account's address. */
  email: string
  /** A purchase was given back, and the access may have ended with it. */
  onEnded: () => void
}

/** The account corner's part about buying: the next 30 days, and giving a purchase back. */
export function Purchases({ email, onEnded }: PurchasesProps) {
  return (
    <div className="mx-auto grid w-full max-w-[44rem] gap-2 text-center">
      <Renewal email={email} />
      <Withdrawal onEnded={onEnded} />
    </div>
  )
}
