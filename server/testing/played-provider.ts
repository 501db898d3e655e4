/** A payment provider played in memory, behind our port to it: for the rules of one selling service. */
import { currency, priceCents } from '#core/offer.ts'
import type { Provider, ProviderPayment } from '#core/payment.ts'
import type {
  CaptureResult,
  NotificationVerdict,
  Payments,
  PaymentsFailure,
} from '#server/ports/payments.ts'

/** When the clock of each test starts, and payments are approved. */
export const startMs = Date.UTC(2026, 5, 1, 12)

type Verb = Exclude<keyof Payments, 'provider'>

export interface PlayedProvider {
  payments: Payments
  /** Its books: what it answers about payments and orders. */
  books: ProviderPayment[]
  /** What it was asked, in order, with all that was said. */
  asked: [verb: Verb, ...said: unknown[]][]
  /** Verbs that it does not do. */
  failing: Partial<Record<Verb, PaymentsFailure>>
  /** How it answers where there is a choice. */
  capture: CaptureResult['outcome'] | undefined
  refund: 'done' | 'pending'
  verdict: NotificationVerdict
  /** Happens while it works on a call, before the answer. */
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

/** The checkout that is made for an order. */
export function checkoutOf(orderId: string) {
  return { providerReference: `ref-${orderId}`, checkoutUrl: `https://provider.test/${orderId}` }
}

/** An approved payment of an order, or what `changes` makes of it. */
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
