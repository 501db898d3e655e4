/** Refunds captures through PayPal (docs/design/services.md section 2.5). */
import { decimalFromCents } from '#core/selling/money.ts'
import type { PaymentsResult, RefundRequest, RefundResult } from '#server/ports/payments.ts'
import { refundAnswer } from './answers.ts'
import type { PayPalApi } from './api.ts'

/** PayPal keeps a refund's request id for 45 days: the same key returns the same refund. */
export async function refundCapture(
  api: PayPalApi,
  { paymentId, amountCents, currency, key }: RefundRequest,
): Promise<PaymentsResult<RefundResult>> {
  const path = `/v2/payments/captures/${encodeURIComponent(paymentId)}/refund`
  const body =
    amountCents === undefined
      ? {}
      : { amount: { currency_code: currency, value: decimalFromCents(amountCents) } }
  const result = await api.post(path, JSON.stringify(body), key, refundAnswer)
  if (!result.ok) {
    const before = result.failure === 'refused' && result.issue === 'CAPTURE_FULLY_REFUNDED'
    return before ? { ok: true, value: { refundId: null, status: 'done' } } : result
  }
  const { id, status } = result.value
  if (status === 'FAILED' || status === 'CANCELLED') {
    const detail = `refund ${id} ${status}`
    return { ok: false, failure: 'refused', issue: 'refund-failed', detail }
  }
  return { ok: true, value: { refundId: id, status: status === 'PENDING' ? 'pending' : 'done' } }
}
