import { useSite } from '../generation/site.ts'
import { WaysToPay } from './ways-to-pay.tsx'

/** The ways to pay by themselves, for a page that has a price card of its own. */
export function Purchase() {
  return <WaysToPay site={useSite()} />
}
