/** Captures approved PayPal orders (docs/design/services.md section 2.4). */
import { type ProviderPayment, wasCollected } from '#core/selling/payment.ts'
import type { CaptureResult, OrderReference, PaymentsResult } from '#server/ports/payments.ts'
import { type OrderAnswer, orderAnswer } from './answers.ts'
import type { PayPalApi } from './api.ts'
import { paymentsOf, readOrder } from './books.ts'
import { approvalUrlOf } from './checkout.ts'

/** Refusals caused by the buyer's means of payment, not by us: the buyer may try again. */
const declined = new Set([
  'INSTRUMENT_DECLINED',
  'PAYER_ACTION_REQUIRED',
  'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING',
  'TRANSACTION_REFUSED',
  'PAYER_CANNOT_PAY',
  'PAYER_ACCOUNT_RESTRICTED',
  'PAYER_ACCOUNT_LOCKED_OR_CLOSED',
  'COMPLIANCE_VIOLATION',
  'DOMESTIC_TRANSACTION_REQUIRED',
  'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED',
  'CARD_EXPIRED',
  'ORDER_EXPIRED',
])

/**
 * Looks first, captures only what is approved and ours, and reports the outcome by the captures, never by the order's
 * status: a COMPLETED order may contain a declined payment.
 */
export async function captureOrder(
  api: PayPalApi,
  order: OrderReference,
  attempt: number,
): Promise<PaymentsResult<CaptureResult>> {
  const before = await readOrder(api, order.providerReference)
  if (!before.ok) return before
  const units = before.value.purchase_units ?? []
  const ours = units.length > 0 && units.every(({ custom_id }) => custom_id === order.orderId)
  if (!ours) {
    const detail = 'the PayPal order names another order'
    return { ok: false, failure: 'refused', issue: 'other-order', detail }
  }
  if (before.value.status !== 'APPROVED') return resultOf(before.value)

  const captured = await api.post(
    `/v2/checkout/orders/${encodeURIComponent(order.providerReference)}/capture`,
    '{}',
    `${order.orderId}.capture.${attempt}`,
    orderAnswer,
  )
  if (captured.ok) return resultOf(captured.value)
  if (captured.failure !== 'refused') return captured
  const { issue } = captured
  if (declined.has(issue)) return { ok: true, value: { outcome: 'declined', payments: [] } }
  if (issue === 'ORDER_NOT_APPROVED') {
    return { ok: true, value: { outcome: 'not-approved', payments: [] } }
  }
  if (issue === 'ORDER_ALREADY_CAPTURED') {
    const after = await readOrder(api, order.providerReference)
    return after.ok ? resultOf(after.value) : after
  }
  return captured
}

function resultOf(order: OrderAnswer): PaymentsResult<CaptureResult> {
  const found = paymentsOf(order)
  if (!found.ok) return found
  const checkoutUrl = approvalUrlOf(order.links)
  const outcome = outcomeOf(order, found.value)
  const again = outcome === 'declined' || outcome === 'not-approved'
  return {
    ok: true,
    value: { outcome, payments: found.value, ...(again && checkoutUrl && { checkoutUrl }) },
  }
}

function outcomeOf(
  { status }: OrderAnswer,
  payments: readonly ProviderPayment[],
): CaptureResult['outcome'] {
  if (payments.some(wasCollected)) return 'paid'
  if (payments.some((payment) => payment.status === 'pending')) return 'pending'
  if (payments.length > 0 || status === 'VOIDED') return 'declined'
  return 'not-approved'
}
