/** Mercado Pago's notifications, signed as the provider does. */
import { createHmac, randomUUID } from 'node:crypto'
import { standInCredentials } from '#server/testing/open-shop.ts'
import type { PlainRequest } from './http-request.ts'

/**
 * A genuine notification, each about a different payment that the provider does not know: kept, answered, and followed
 * by one question to the provider.
 */
export function notification(number: number): PlainRequest {
  const id = String(8_000_000_000 + number)
  const requestId = randomUUID()
  const ts = Math.floor(Date.now() / 1_000)
  const v1 = createHmac('sha256', standInCredentials.mercadoPago.webhookSecret)
    .update(`id:${id};request-id:${requestId};ts:${ts};`)
    .digest('hex')
  return {
    method: 'POST',
    path: `/api/webhooks/mercadopago?data.id=${id}&type=payment`,
    headers: { 'x-request-id': requestId, 'x-signature': `ts=${ts},v1=${v1}` },
    json: { type: 'payment', action: 'payment.updated', data: { id } },
  }
}
