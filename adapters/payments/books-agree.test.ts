/**
 * Random orders through both stand-ins, with lost, duplicate, late, out-of-order and forged notifications and a
 * failing API: in the end our orders must match the provider's books.
 */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { currency, priceCents } from '#core/selling/offer.ts'
import { advanceOrder, createOrder, type OrderState } from '#core/selling/order.ts'
import type { Provider, ProviderPayment } from '#core/selling/payment.ts'
import {
  type MercadoPagoSandbox,
  startMercadoPagoSandbox,
} from '#sandbox/mercado-pago/start-mercado-pago-sandbox.ts'
import { type PayPalSandbox, startPayPalSandbox } from '#sandbox/paypal/start-paypal-sandbox.ts'
import type { IncomingNotification, Payments } from '#server/ports/payments.ts'
import { createMercadoPagoPayments } from './mercado-pago/mercado-pago.ts'
import { createPayPalPayments } from './paypal/paypal.ts'
import { checkoutRequest } from './testing/checkout-request.ts'
import { startWebhookReceiver, type WebhookReceiver } from './testing/webhook-receiver.ts'

interface ShopOrder {
  state: OrderState
  providerReference: string
  attempt: number
  fulfilments: number
  takeBacks: number
}

/** The least a shop must do with the port and the state machine. */
function createShop(provider: Provider, payments: Payments) {
  const orders = new Map<string, ShopOrder>()
  const taken = new Set<string>()

  async function take(found: readonly ProviderPayment[]) {
    for (const payment of found) {
      const order = orders.get(payment.orderId ?? '')
      if (!order) continue
      const { order: state, effects } = advanceOrder(order.state, payment)
      order.state = state
      for (const effect of effects) {
        if (effect.effect === 'fulfil') order.fulfilments += 1
        if (effect.effect === 'take-back') order.takeBacks += 1
        if (effect.effect === 'refund-payment') await payments.refund({ ...effect, currency })
      }
    }
  }

  async function capture(orderId: string, order: ShopOrder) {
    const result = await payments.capture({ ...order, orderId }, order.attempt)
    if (!result.ok) return
    if (result.value.outcome === 'declined') order.attempt += 1
    await take(result.value.payments)
  }

  return {
    orders,
    capture,
    async open(orderId: string): Promise<string> {
      const made = await payments.createCheckout(checkoutRequest({ orderId }))
      if (!made.ok) throw new Error(made.detail)
      const { providerReference } = made.value
      const state = createOrder({ orderId, provider, priceCents, currency })
      orders.set(orderId, { state, providerReference, attempt: 1, fulfilments: 0, takeBacks: 0 })
      return providerReference
    },
    /** Whether it was accepted as genuine. */
    async notify(notification: IncomingNotification): Promise<boolean> {
      const verdict = await payments.verifyNotification(notification)
      if (!verdict.ok) return false
      if (taken.has(verdict.notificationKey)) return true
      taken.add(verdict.notificationKey)
      const { hint } = verdict
      for (const [orderId, order] of orders) {
        if (hint.kind === 'checkout' && hint.providerReference === order.providerReference) {
          await capture(orderId, order)
        }
      }
      const found = await payments.paymentsOfHint(hint)
      if (found.ok) await take(found.value)
      return true
    },
    async reconcile() {
      for (const [orderId, order] of orders) {
        const found = await payments.paymentsOfOrder({ ...order, orderId })
        if (!found.ok) throw new Error(found.detail)
        await take(found.value)
      }
    },
  }
}

const delivery = fc.constantFrom(
  ...(['on-time', 'late', 'twice', 'reversed', 'forged', 'never'] as const),
)
const faulty = fc.constantFrom(...([undefined, 'status', 'cut', 'lost-answer'] as const))

let runs = 0

/** What must hold for every order in the end, judged by the provider's own entries. */
function expectAgreement(
  shop: ReturnType<typeof createShop>,
  lines: ReturnType<MercadoPagoSandbox['control']['lines']>,
) {
  for (const [orderId, { state, fulfilments, takeBacks }] of shop.orders) {
    const kept = lines
      .filter((line) => line.orderId === orderId && line.amountCents === priceCents)
      .reduce((sum, { keptCents }) => sum + keptCents, 0)
    expect({ paid: state.status === 'paid' }).toEqual({ paid: kept > 0 })
    expect(kept).toBeLessThanOrEqual(priceCents)
    expect(fulfilments).toBeLessThanOrEqual(1)
    expect(fulfilments - takeBacks).toBe(state.status === 'paid' ? 1 : 0)
  }
}

describe('orders agree with the books of', () => {
  let receiver: WebhookReceiver
  let mercadoPago: MercadoPagoSandbox
  let payPal: PayPalSandbox

  beforeAll(async () => {
    receiver = await startWebhookReceiver()
    const brought = { delivery: { retryDelaysMs: [], lateMs: 600_000 } }
    mercadoPago = await startMercadoPagoSandbox({
      ...{ accessToken: 't', webhookSecret: 's' },
      ...brought,
    })
    payPal = await startPayPalSandbox({
      ...{ clientId: 'c', clientSecret: 's', webhookId: 'W', webhookUrl: receiver.url },
      ...brought,
    })
  })

  afterAll(async () => {
    await mercadoPago.close()
    await payPal.close()
    await receiver.close()
  })

  /** Delivers everything that arrived since `before` to the shop; forgeries must be rejected. */
  async function bring(shop: ReturnType<typeof createShop>, before: number, forged: boolean) {
    for (const notification of receiver.received.slice(before)) {
      const believed = await shop.notify(notification)
      if (forged) expect(believed).toBe(false)
    }
  }

  const mercadoPagoStories = {
    approved: ['approved'],
    rejected: ['rejected'],
    'second-try': ['rejected', 'approved'],
    twice: ['approved', 'approved'],
    slip: ['pending', 'settle'],
    'slip-expired': ['pending', 'expire'],
    refunded: ['approved', 'refund'],
    'part-refunded': ['approved', 'part'],
    'charged-back': ['approved', 'charge-back'],
    'wrong-amount': ['wrong-amount'],
  } as const

  test('Mercado Pago', async () => {
    const { control, apiUrl } = mercadoPago
    const story = fc.record({
      steps: fc.constantFrom(...Object.values(mercadoPagoStories)),
      delivery,
      fault: faulty,
    })
    await fc.assert(
      fc.asyncProperty(fc.array(story, { minLength: 1, maxLength: 5 }), async (stories) => {
        runs += 1
        const shop = createShop(
          'mercado-pago',
          createMercadoPagoPayments({
            ...{ apiUrl, accessToken: 't', webhookSecret: 's', wait: async () => {} },
            ...{ notificationUrl: receiver.url, statementDescriptor: 'ENLACE' },
          }),
        )
        for (const [place, { steps, delivery: mode, fault }] of stories.entries()) {
          const reference = await shop.open(`mp-${runs}-${place}`)
          const before = receiver.received.length
          let id = 0
          for (const step of steps) {
            if (step === 'settle') control.settle(id, 'approved', mode)
            else if (step === 'expire') control.settle(id, 'expired', mode)
            else if (step === 'refund') control.refund(id, undefined, mode)
            else if (step === 'part') control.refund(id, 1000, mode)
            else if (step === 'charge-back') control.chargeBack(id, 'lost', mode)
            else if (step === 'wrong-amount') {
              const tamper = { amountCents: 100 }
              id = control.pay(reference, { outcome: 'approved', tamper, delivery: mode }).id
            } else id = control.pay(reference, { outcome: step, delivery: mode }).id
            if (fault) control.fail({ kind: fault, times: 3, request: '/v1/payments' })
            await control.deliverLate()
            await bring(shop, before, mode === 'forged')
            control.clearFaults()
          }
        }
        await shop.reconcile()
        await shop.reconcile()
        expectAgreement(shop, control.lines())
      }),
      { numRuns: 30 },
    )
  })

  const payPalStories = {
    good: ['good'],
    declined: ['instrument-declined'],
    'second-try': ['instrument-declined', 'good'],
    review: ['pending', 'settle'],
    denied: ['pending', 'deny'],
    'capture-declined': ['capture-declined'],
    refunded: ['good', 'refund'],
    'part-refunded': ['good', 'part'],
    reversed: ['good', 'reverse'],
  } as const

  test('PayPal', async () => {
    const { control, apiUrl, certificateHost } = payPal
    const story = fc.record({
      steps: fc.constantFrom(...Object.values(payPalStories)),
      delivery,
      fault: faulty,
      /** Whether the buyer comes back, so that the return and the webhook both capture. */
      returns: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(story, { minLength: 1, maxLength: 5 }), async (stories) => {
        runs += 1
        const shop = createShop(
          'paypal',
          createPayPalPayments({
            ...{ apiUrl, clientId: 'c', clientSecret: 's', webhookId: 'W', brandName: 'Enlace' },
            ...{ sandboxCertificateHost: certificateHost, wait: async () => {} },
          }),
        )
        for (const [place, { steps, delivery: mode, fault, returns }] of stories.entries()) {
          const orderId = `pp-${runs}-${place}`
          const reference = await shop.open(orderId)
          const order = shop.orders.get(orderId)
          if (!order) throw new Error('opened')
          control.deliveryMode = mode
          const before = receiver.received.length
          for (const step of steps) {
            const captureId = control.books.orders.get(reference)?.captures[0]?.id
            const after = ['settle', 'deny', 'refund', 'part', 'reverse'].includes(step)
            // Nothing to settle or refund where nobody captured: the buyer left and no webhook came.
            if (after && captureId === undefined) continue
            if (step === 'settle') control.settle(captureId ?? '', 'completed')
            else if (step === 'deny') control.settle(captureId ?? '', 'denied')
            else if (step === 'refund') control.refund(captureId ?? '')
            else if (step === 'part') control.refund(captureId ?? '', 1000)
            else if (step === 'reverse') control.reverse(captureId ?? '')
            else control.approve(reference, { funding: step })
            if (fault) control.fail({ kind: fault, times: 3, request: '/v2/' })
            await control.deliverLate()
            await bring(shop, before, mode === 'forged')
            if (returns && !after) await shop.capture(orderId, order)
            control.clearFaults()
            await control.deliverLate()
            await bring(shop, before, mode === 'forged')
          }
        }
        await shop.reconcile()
        expectAgreement(shop, control.lines())
        for (const { captures } of control.books.orders.values()) {
          expect(captures.length).toBeLessThanOrEqual(1)
        }
      }),
      { numRuns: 30 },
    )
  })
})
