/**
 * The order's state machine against a provider's books: whatever happens in them, and however many looks at them are
 * lost, late, repeated or mixed with our own clock, once everything has been seen the order says what the books say.
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currency, priceCents } from './offer.ts'
import {
  advanceOrder,
  createOrder,
  expireOrder,
  isAwaitingPayment,
  type OrderEffect,
  type OrderState,
} from './order.ts'
import {
  joinPayments,
  type PaymentStatus,
  type ProviderPayment,
  settleFullRefund,
} from './payment.ts'

/** What the provider knows, and every look ever taken at it. */
interface Books {
  payments: ProviderPayment[]
  looks: ProviderPayment[]
}

/** The order as we know it, and everything it made us do. */
interface Shop {
  order: OrderState
  effects: OrderEffect[]
}

type Command = fc.Command<Books, Shop>

/** Which status a payment can move to from each. */
const nextStatuses: Record<PaymentStatus, readonly PaymentStatus[]> = {
  pending: ['rejected', 'expired', 'approved'],
  approved: ['refunded', 'charged-back'],
  refunded: ['charged-back'],
  rejected: [],
  expired: [],
  'charged-back': [],
}

function command(
  name: string,
  check: (books: Books) => boolean,
  run: (books: Books, shop: Shop) => void,
): Command {
  return { check, run, toString: () => name }
}

function see(shop: Shop, look: ProviderPayment): void {
  const { order, effects } = advanceOrder(shop.order, look)
  shop.order = order
  shop.effects.push(...effects)
}

const at = <T>(among: readonly T[], place: number): T => {
  const one = among[place % among.length]
  if (one === undefined) throw new Error('nothing to pick from')
  return one
}

function change(books: Books, place: number, changes: Partial<ProviderPayment>): void {
  const known = at(books.payments, place)
  const changed = settleFullRefund({ ...known, ...changes })
  books.payments = books.payments.map((one) => (one === known ? changed : one))
  books.looks.push(changed)
}

const wrong: readonly Partial<ProviderPayment>[] = [
  { amountCents: 100 },
  { currency: 'ARS' },
  { orderId: 'order-2' },
  { provider: 'paypal' },
]

const commands: fc.Arbitrary<Command>[] = [
  fc
    .record({
      status: fc.constantFrom<PaymentStatus>('pending', 'approved', 'rejected'),
      tamper: fc.option(fc.constantFrom(...wrong), { freq: 6 }),
      approvedAtMs: fc.nat(),
    })
    .map(({ status, tamper, approvedAtMs }) =>
      command(
        `somebody pays: ${status}${tamper ? ` ${JSON.stringify(tamper)}` : ''}`,
        ({ payments }) => payments.length < 4,
        (books) => {
          const payment: ProviderPayment = {
            ...{ provider: 'mercado-pago', id: `p${books.payments.length}`, status },
            ...{ dispute: 'none', orderId: 'order-1', amountCents: priceCents, refundedCents: 0 },
            ...{ currency, payer: { email: 'ana@example.org', name: null } },
            approvedAtMs: status === 'approved' ? approvedAtMs : null,
            ...tamper,
          }
          books.payments.push(payment)
          books.looks.push(payment)
        },
      ),
    ),
  fc.record({ place: fc.nat(), way: fc.nat() }).map(({ place, way }) =>
    command(
      `payment ${place} goes on`,
      ({ payments }) => payments.length > 0 && nextStatuses[at(payments, place).status].length > 0,
      (books) => {
        const { status } = at(books.payments, place)
        change(books, place, { status: at(nextStatuses[status], way) })
      },
    ),
  ),
  fc
    .record({ place: fc.nat(), cents: fc.integer({ min: 1, max: priceCents }) })
    .map(({ place, cents }) =>
      command(
        `${cents} of payment ${place} go back`,
        ({ payments }) => payments.length > 0 && at(payments, place).status === 'approved',
        (books) => {
          const { refundedCents, amountCents } = at(books.payments, place)
          change(books, place, { refundedCents: Math.min(amountCents, refundedCents + cents) })
        },
      ),
    ),
  fc
    .record({ place: fc.nat(), dispute: fc.constantFrom('open', 'won', 'lost') })
    .map(({ place, dispute }) =>
      command(
        `a dispute about payment ${place} is ${dispute}`,
        ({ payments }) => payments.length > 0,
        (books) => change(books, place, { dispute }),
      ),
    ),
  fc.nat().map((place) =>
    command(
      `look ${place} arrives`,
      ({ looks }) => looks.length > 0,
      ({ looks }, shop) => see(shop, at(looks, place)),
    ),
  ),
  fc.constant(
    command(
      'our clock runs out',
      () => true,
      (_books, shop) => {
        shop.order = expireOrder(shop.order)
      },
    ),
  ),
  fc.constant(
    command(
      'the buyer is forgotten',
      () => true,
      (_books, shop) => {
        const payments = shop.order.payments.map((one) => ({
          ...one,
          payer: { email: null, name: null },
        }))
        shop.order = { ...shop.order, isBuyerForgotten: true, payments }
      },
    ),
  ),
]

/** Looks at everything and does what is asked, until nothing more is asked. */
function reconcile(books: Books, shop: Shop): void {
  for (let round = 0; round < 5; round += 1) {
    const before = shop.effects.length
    for (const payment of books.payments) see(shop, payment)
    const refunds = shop.effects.slice(before).filter((one) => one.effect === 'refund-payment')
    for (const { paymentId, amountCents } of refunds) {
      const place = books.payments.findIndex(({ id }) => id === paymentId)
      const { refundedCents } = at(books.payments, place)
      change(books, place, { refundedCents: refundedCents + amountCents })
    }
    if (refunds.length === 0) return
  }
  throw new Error('money is sent back without end')
}

test('once everything has been seen, the order is what the provider’s books say', () => {
  fc.assert(
    fc.property(fc.commands(commands, { maxCommands: 40, size: 'max' }), (sequence) => {
      const books: Books = { payments: [], looks: [] }
      const order = createOrder({
        orderId: 'order-1',
        provider: 'mercado-pago',
        priceCents,
        currency,
      })
      const shop: Shop = { order, effects: [] }
      fc.modelRun(() => ({ model: books, real: shop }), sequence)
      reconcile(books, shop)

      const { order: end, effects } = shop
      const own = books.payments.filter(
        (one) => one.orderId === 'order-1' && one.provider === 'mercado-pago',
      )
      const counting = own.filter(
        (one) => one.amountCents === priceCents && one.currency === currency,
      )
      const kept = counting.filter(({ status }) => status === 'approved')
      // Money in means exactly one access, and no money is kept for nothing.
      expect(kept.map(({ id }) => id)).toEqual(end.status === 'paid' ? [end.paidBy] : [])
      const how = (effect: OrderEffect['effect']) => effects.filter((one) => one.effect === effect)
      expect(how('fulfil')).toHaveLength(end.paidBy === null ? 0 : 1)
      expect(how('take-back')).toHaveLength(end.paidBy !== null && end.status !== 'paid' ? 1 : 0)
      // What the order remembers of each payment is what the books say about it.
      for (const payment of books.payments) {
        const known = end.payments.find(({ id }) => id === payment.id)
        const joined = known && joinPayments(known, payment)
        expect({ ...joined, payer: known?.payer }).toEqual(known)
        expect(known?.status).toBe(payment.status)
      }
      if (isAwaitingPayment(end)) {
        expect(counting.map(({ status }) => status)).toContain('pending')
      }
      if (end.isBuyerForgotten === true) expect(JSON.stringify(end)).not.toContain('ana@')
    }),
    { numRuns: 500 },
  )
})
