import { PurchaseCard } from './purchase-card.tsx'

/** The next 30 days, offered to the account of this address; a file of its own, loaded when it is asked for. */
export function RenewalOffer({ email }: { email: string }) {
  return <PurchaseCard knownEmail={email} />
}
