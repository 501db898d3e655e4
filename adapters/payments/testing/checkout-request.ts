/** A checkout request for tests. */
import { currency, priceCents } from '#core/selling/offer.ts'
import type { CheckoutRequest } from '#server/ports/payments.ts'

export function checkoutRequest(changes: Partial<CheckoutRequest> = {}): CheckoutRequest {
  return {
    orderId: 'order-1',
    amountCents: priceCents,
    currency,
    language: 'pt',
    title: 'Acesso por 1 mês',
    description: '30 dias de cerimônias ilimitadas',
    expiresAtMs: Date.now() + 3 * 24 * 60 * 60 * 1000,
    returnUrls: {
      success: 'http://localhost:3000/pagamento/sucesso',
      pending: 'http://localhost:3000/pagamento/pendente',
      failure: 'http://localhost:3000/pagamento/falha',
    },
    ...changes,
  }
}
