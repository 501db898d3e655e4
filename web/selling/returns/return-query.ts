/** What providers put into the return address: hints, never proof (docs/design/services.md sections 1.2 and 2.2). */

/** Mercado Pago's `payment_id`; undefined for anything but digits, such as the literal word `null`. */
export function paymentIdOf(query: string): string | undefined {
  const id = valueIn(query, 'payment_id')
  return /^\d{1,20}$/.test(id) ? id : undefined
}

/** PayPal's `token`, which is the id of its order; undefined if it cannot be one. */
export function payPalOrderIdOf(query: string): string | undefined {
  const token = valueIn(query, 'token')
  return /^[A-Z0-9]{1,36}$/.test(token) ? token : undefined
}

/** Providers add some hundred characters. */
const queryMostCharacters = 4_000

function valueIn(query: string, name: string): string {
  return new URLSearchParams(query.slice(0, queryMostCharacters)).get(name) ?? ''
}
