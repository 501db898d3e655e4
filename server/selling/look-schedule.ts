import { isAwaitingPayment, payingPayment } from '#core/selling/order.ts'
import type { OrderRecord } from '#server/ports/order-store.ts'

const dayMs = 24 * 60 * 60_000
/** Longest pauses, in multiples of the first (two minutes). */
const urgentMaxUnits = 30
const openMaxUnits = 360
const watchedMaxUnits = 720
/** After the offer's end a slip may still be on its way through the banks. */
const slipGraceMs = 7 * dayMs
/** Refunds and chargebacks come up to half a year after the approval (docs/design/services.md section 1.8). */
const watchedMs = 180 * dayMs

/**
 * When the reconciler asks the provider about an order again: soon after it was made, then less and less often, until
 * nothing can change any more (docs/design/access-and-money.md section 2). `looks` counts the looks since anything last
 * changed.
 *
 * @param unitMs the first pause
 * @returns null: the provider's state is final
 */
export function nextLookAt(order: OrderRecord, now: number, unitMs: number): number | null {
  const { state, looks } = order
  const after = (maxUnits: number) => now + unitMs * Math.min(2 ** Math.min(looks, 20), maxUnits)
  if (moneyIsToGoBack(order)) return after(urgentMaxUnits)
  switch (state.status) {
    case 'refunded':
      // Until then what was offered can still be paid a second time, and the news of it can be lost.
      return now > order.expiresAt + slipGraceMs ? null : after(openMaxUnits)
    case 'paid':
    case 'charged-back': {
      const approvedAt = payingPayment(state)?.approvedAtMs ?? order.fulfilment?.at ?? now
      return now > approvedAt + watchedMs ? null : after(watchedMaxUnits)
    }
    case 'created':
    case 'failed':
    case 'expired': {
      const end = order.expiresAt + (isAwaitingPayment(state) ? watchedMs : slipGraceMs)
      return state.timedOut && now > end ? null : after(openMaxUnits)
    }
  }
}

/** A refund was requested, or there is a second payment, and the provider's books do not show it refunded yet. */
function moneyIsToGoBack({ state, refundRequest }: OrderRecord): boolean {
  if (refundRequest !== null && state.status === 'paid') return true
  // An order nobody has paid for has no approved payment: the first approved one pays for it.
  return state.payments.some(
    ({ id, status, mismatches }) =>
      id !== state.paidBy && status === 'approved' && mismatches.length === 0,
  )
}
