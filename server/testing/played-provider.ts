/** An in-memory payment provider behind our port, for the rules of one selling service. */
import { currency, priceCents } from '#core/selling/offer.ts'
import type { Provider, ProviderPayment } from '#core/selling/payment.ts'
import type {
  CaptureResult,
  NotificationVerdict,
  Payments,
  PaymentsFailure,
} from '#server/ports/payments.ts'

/** When each test's clock starts and payments are approved. */
export const startMs = Date.UTC(2026, 5, 1, 12)

type Verb = Exclude<keyof Payments, 'provider'>

export interface PlayedProvider {
  payments: Payments
  /** Its books, from which it answers about payments and orders. */
  books: ProviderPayment[]
  /** The calls it received, in order, with their arguments. */
  asked: [verb: Verb, ...said: unknown[]][]
  /** The calls it refuses. */
  failing: Partial<Record<Verb, PaymentsFailure>>
  /** How it answers where there is a choice. */
  capture: CaptureResult['outcome'] | undefined
  refund: 'done' | 'pending'
  verdict: NotificationVerdict
  /** Runs during a call, before it answers. */
  meanwhile: (verb: Verb) => Promise<void>
}

export const unreachable: PaymentsFailure = { failure: 'unreachable', detail: 'ECONNRESET' }
export const refused: PaymentsFailure = { failure: 'refused', issue: 'NO', detail: '422' }
export const notFound: PaymentsFailure = { failure: 'not-found', detail: '404' }

export function playProvider(provider: Provider): PlayedProvider {
  async function answer<Value>(verb: Verb, said: unknown[], value: () => Value) {
    played.asked.push([verb, ...said])
    await played.meanwhile(verb)
    const failure = played.failing[verb]
    return failure ? ({ ok: false, ...failure } as const) : ({ ok: true, value: value() } as const)
  }
  const ofOrder = (orderId: string) => played.books.filter((one) => one.orderId === orderId)

  const played: PlayedProvider = {
    books: [],
    asked: [],
    failing: {},
    capture: undefined,
    refund: 'done',
    verdict: { ok: false, reason: 'unsigned' },
    meanwhile: async () => {},
    payments: {
      provider,
      createCheckout: (request) =>
        answer('createCheckout', [request], () => checkoutOf(request.orderId)),
      paymentsOfOrder: (order) => answer('paymentsOfOrder', [order], () => ofOrder(order.orderId)),
      paymentsOfHint: (hint) =>
        answer('paymentsOfHint', [hint], () =>
          hint.kind === 'payment' ? played.books.filter(({ id }) => id === hint.paymentId) : [],
        ),
      capture: (order, attempt) =>
        answer('capture', [order, attempt], () => {
          const payments = ofOrder(order.orderId)
          const isPaid = payments.some(({ status }) => status === 'approved')
          return { outcome: played.capture ?? (isPaid ? 'paid' : 'not-approved'), payments }
        }),
      refund: (request) =>
        answer('refund', [request], () => ({ refundId: null, status: played.refund })),
      verifyNotification: async () => {
        await played.meanwhile('verifyNotification')
        return played.verdict
      },
    },
  }
  return played
}

/** The checkout created for an order. */
export function checkoutOf(orderId: string) {
  return { providerReference: `ref-${orderId}`, checkoutUrl: `https://provider.test/${orderId}` }
}

/** An approved payment for an order, with `changes`. */
export function bookedPayment(
  orderId: string | null,
  changes: Partial<ProviderPayment> = {},
): ProviderPayment {
  return {
    ...{
      provider: 'mercado-pago',
      id: `1${orderId}`,
      status: 'approved',
      dispute: 'none',
      orderId,
    },
    ...{ amountCents: priceCents, refundedCents: 0, currency, approvedAtMs: startMs },
    payer: { email: 'payer@example.org', name: 'Paula Payer' },
    ...changes,
  }
}
