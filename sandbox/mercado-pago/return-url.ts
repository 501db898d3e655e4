/** Where the buyer is sent back to, with the query the provider really adds (docs/design/services.md section 1.2). */
import type { Payment, Preference } from './books.ts'
import { paymentMethods } from './books.ts'

/** Without `payment` the buyer gave up. Missing values are the literal word `null`. */
export function returnUrlOf(preference: Preference, payment?: Payment): string | undefined {
  const { back_urls, external_reference } = preference.body
  const outcome = !payment
    ? 'failure'
    : payment.status === 'approved'
      ? 'success'
      : payment.status === 'rejected'
        ? 'failure'
        : 'pending'
  const target = back_urls?.[outcome]
  if (target === undefined) return undefined
  const url = new URL(target)
  const id = payment ? String(payment.id) : 'null'
  const status = payment?.status ?? 'null'
  const query: Record<string, string> = {
    collection_id: id,
    collection_status: status,
    payment_id: id,
    status,
    external_reference: external_reference ?? 'null',
    payment_type: payment ? paymentMethods[payment.method] : 'null',
    merchant_order_id: payment ? String(payment.merchantOrderId) : 'null',
    preference_id: preference.id,
    site_id: 'MLB',
    processing_mode: 'aggregator',
    merchant_account_id: 'null',
  }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}
