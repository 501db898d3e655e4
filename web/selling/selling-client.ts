/** The page's client for the checkout calls (docs/design/shape.md section 5). Every outcome is a returned value. */
import * as v from 'valibot'
import { type ErrorBody, errorCodes } from '#core/errors.ts'
import {
  type CaptureAnswer,
  type CheckoutAsking,
  type ClaimAnswer,
  type ClaimRequest,
  captureSchema,
  claimSchema,
  type MercadoPagoCheckout,
  mercadoPagoCheckoutSchema,
  type PayPalCheckout,
  payPalCheckoutSchema,
  type Withdrawable,
  type WithdrawalAnswer,
  withdrawableSchema,
  withdrawalSchema,
} from '#core/wire.ts'

/** The server itself gives a provider 5 s, and asks it more than once to capture or refund. */
const requestTimeoutMs = 25_000

/** How long a checkout waits for the previous one. */
const turnTimeoutMs = 5_000

/** Shared by all tabs. */
const checkoutLock = 'enlace-checkout'

/** What the server is told about a checkout (core/wire.ts). An empty e-mail means the payer's own address. */
export type CheckoutWish = CheckoutAsking & { email: string }

/**
 * `failed` means no answer, or one that makes no sense. `sentence` is the server's own, if it says more: how long to
 * wait after too many tries.
 */
export type CheckoutOutcome<Checkout> =
  | { answer: 'made'; checkout: Checkout }
  | { answer: 'failed'; sentence?: string }

export type CaptureOutcome = CaptureAnswer['status'] | 'order-not-found' | 'failed'

/** `unheard`: the server did not answer, which changes nothing about the purchase. */
export type ClaimOutcome = ClaimAnswer | { status: 'order-not-found' | 'unheard' }

export type WithdrawalOutcome =
  | WithdrawalAnswer['status']
  | 'by-hand'
  | 'withdrawal-window-closed'
  | 'nothing-to-withdraw'
  | 'failed'

export interface SellingClient {
  makeMercadoPagoCheckout(wish: CheckoutWish): Promise<CheckoutOutcome<MercadoPagoCheckout>>
  makePayPalCheckout(wish: CheckoutWish): Promise<CheckoutOutcome<PayPalCheckout>>
  /** Safe to repeat: the server charges an order once. */
  capturePayPal(paypalOrderId: string): Promise<CaptureOutcome>
  claim(request: ClaimRequest): Promise<ClaimOutcome>
  /** The purchase that may be withdrawn from; null if there is none, undefined if the server did not say. */
  withdrawable(): Promise<Withdrawable['purchase'] | undefined>
  withdraw(): Promise<WithdrawalOutcome>
}

interface Heard {
  status: number
  body: unknown
}

const errorBodySchema = v.object({
  error: v.object({ code: v.picklist(errorCodes), message: v.string() }),
})

/** `fetchJson` is the page's own fetch. */
export function createSellingClient(fetchJson: typeof fetch): SellingClient {
  async function send(path: string, method: string, body?: unknown): Promise<Heard | undefined> {
    try {
      const response = await fetchJson(path, {
        method,
        cache: 'no-store',
        signal: AbortSignal.timeout(requestTimeoutMs),
        ...(body !== undefined && {
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        }),
      })
      return { status: response.status, body: await response.json() }
    } catch {
      return undefined
    }
  }

  async function make<Checkout>(
    path: string,
    schema: v.GenericSchema<unknown, Checkout>,
    wish: CheckoutWish,
  ): Promise<CheckoutOutcome<Checkout>> {
    const heard = await inTurn(() => send(path, 'POST', wish))
    const checkout = read(heard, schema)
    if (checkout !== undefined) return { answer: 'made', checkout }
    const error = errorOf(heard)
    return error?.code === 'too-many-attempts'
      ? { answer: 'failed', sentence: error.message }
      : { answer: 'failed' }
  }

  return {
    makeMercadoPagoCheckout: (wish) =>
      make('/api/checkout/mercadopago', mercadoPagoCheckoutSchema, wish),
    makePayPalCheckout: (wish) => make('/api/checkout/paypal', payPalCheckoutSchema, wish),
    async capturePayPal(paypalOrderId) {
      const path = `/api/checkout/paypal/${encodeURIComponent(paypalOrderId)}/capture`
      const heard = await send(path, 'POST')
      const answer = read(heard, captureSchema)
      if (answer !== undefined) return answer.status
      return errorOf(heard)?.code === 'order-not-found' ? 'order-not-found' : 'failed'
    },
    async claim(request) {
      const heard = await send('/api/checkout/claim', 'POST', request)
      const answer = read(heard, claimSchema)
      if (answer !== undefined) return answer
      return { status: errorOf(heard)?.code === 'order-not-found' ? 'order-not-found' : 'unheard' }
    },
    async withdrawable() {
      return read(await send('/api/withdrawal', 'GET'), withdrawableSchema)?.purchase
    },
    async withdraw() {
      const heard = await send('/api/withdrawal', 'POST')
      const answer = read(heard, withdrawalSchema)
      if (answer !== undefined) return answer.byHand ? 'by-hand' : answer.status
      const code = errorOf(heard)?.code
      return code === 'withdrawal-window-closed' || code === 'nothing-to-withdraw' ? code : 'failed'
    },
  }
}

/**
 * One checkout after the other, because the first answer sets the purchase cookie. Two concurrent first ones would set
 * two, the later replacing the earlier, and a buyer who paid the other order would come back as a stranger to it.
 */
function inTurn<Result>(ask: () => Promise<Result>): Promise<Result> {
  // Absent outside secure contexts, where nothing is sold.
  const locks: LockManager | undefined = navigator.locks
  if (locks === undefined) return ask()
  // A refused lock (storage blocked), or one held by a slow or sleeping tab, must not keep anyone from buying.
  return locks.request(checkoutLock, { signal: AbortSignal.timeout(turnTimeoutMs) }, ask).catch(ask)
}

function read<Answer>(
  heard: Heard | undefined,
  schema: v.GenericSchema<unknown, Answer>,
): Answer | undefined {
  if (heard?.status !== 200) return undefined
  const parsed = v.safeParse(schema, heard.body)
  return parsed.success ? parsed.output : undefined
}

function errorOf(heard: Heard | undefined): ErrorBody['error'] | undefined {
  const parsed = v.safeParse(errorBodySchema, heard?.body)
  return parsed.success ? parsed.output.error : undefined
}
