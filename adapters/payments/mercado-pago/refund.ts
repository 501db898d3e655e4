/** Refunds payments through Mercado Pago (docs/design/services.md section 1.8). */
import { decimalFromCents } from '#core/selling/money.ts'
import type { PaymentsResult, RefundRequest, RefundResult } from '#server/ports/payments.ts'
import { paymentAnswer, refundAnswer } from './answers.ts'
import type { MercadoPagoApi } from './api.ts'
import { paymentOf } from './books.ts'

/** Being told that a payment is already refunded is a success: requested twice, or refunded by hand at the provider. */
export async function refundPayment(
  api: MercadoPagoApi,
  { paymentId, amountCents, key }: RefundRequest,
): Promise<PaymentsResult<RefundResult>> {
  const path = `/v1/payments/${encodeURIComponent(paymentId)}`
  const body = amountCents === undefined ? {} : { amount: Number(decimalFromCents(amountCents)) }
  const result = await api.post(`${path}/refunds`, body, key, refundAnswer)
  if (result.ok) {
    const { id, status } = result.value
    if (status === 'rejected') {
      return { ok: false, failure: 'refused', issue: 'refund-rejected', detail: 'refund rejected' }
    }
    return {
      ok: true,
      value: { refundId: id, status: status === 'in_process' ? 'pending' : 'done' },
    }
  }
  if (result.failure !== 'refused') return result
  const payment = await api.get(path, paymentAnswer)
  const refunded = payment.ok && paymentOf(payment.value)?.status === 'refunded'
  return refunded ? { ok: true, value: { refundId: null, status: 'done' } } : result
}
