import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { priceCents } from './offer.ts'
import { expireOrder, isAwaitingPayment, type OrderState } from './order.ts'
import type { PaymentStatus, ProviderPayment } from './payment.ts'
import { kinds, newOrder, payment, run } from './testing/order-looks.ts'

/** Every course a payment can take at a provider, as the sequence of statuses in its books. */
const paths: readonly (readonly PaymentStatus[])[] = [
  ['pending'],
  ['rejected'],
  ['pending', 'rejected'],
  ['pending', 'expired'],
  ['approved'],
  ['pending', 'approved'],
  ['approved', 'refunded'],
  ['pending', 'approved', 'refunded'],
  ['approved', 'charged-back'],
  ['pending', 'approved', 'refunded', 'charged-back'],
]

const everApproved = (path: readonly PaymentStatus[]) => path.includes('approved')

/** All looks at a payment that takes one of the courses. */
const looksAt = (id: string) =>
  fc.constantFrom(...paths).map((path) => ({
    id,
    path,
    looks: path.map((status) =>
      payment({ id, status, refundedCents: status === 'refunded' ? priceCents : 0 }),
    ),
  }))

/** The looks in any order, each at least once and some twice. */
const shuffledWithRepeats = (looks: readonly ProviderPayment[]) =>
  fc
    .subarray([...looks])
    .chain((repeats) =>
      fc.shuffledSubarray([...looks, ...repeats], { minLength: looks.length + repeats.length }),
    )

describe('an order whose payments are seen twice, late and in any order', () => {
  test('ends where the one payment in the books ends', () => {
    const runs = looksAt('p1').chain(({ path, looks }) =>
      shuffledWithRepeats(looks).map((sequence) => ({ path, sequence })),
    )
    fc.assert(
      fc.property(runs, ({ path, sequence }) => {
        const { order, effects } = run(sequence)
        const last = path.at(-1)
        const expected = {
          pending: 'created',
          rejected: 'failed',
          expired: 'expired',
          approved: 'paid',
          refunded: 'refunded',
          'charged-back': 'charged-back',
        } as const
        expect(order.status).toBe(last && expected[last])
        const fulfilments = kinds(effects).filter((kind) => kind === 'fulfil').length
        const takeBacks = kinds(effects).filter((kind) => kind === 'take-back').length
        expect(fulfilments).toBeLessThanOrEqual(1)
        // There is access exactly while the order is paid.
        expect(fulfilments - takeBacks).toBe(order.status === 'paid' ? 1 : 0)
      }),
      { numRuns: 500 },
    )
  })

  test('keeps exactly one approved payment and sends back every other', () => {
    const runs = fc.tuple(looksAt('p1'), looksAt('p2'), looksAt('p3')).chain((payments) =>
      shuffledWithRepeats(payments.flatMap(({ looks }) => looks)).map((sequence) => ({
        payments,
        sequence,
      })),
    )
    fc.assert(
      fc.property(runs, ({ payments, sequence }) => {
        const { order, effects } = run(sequence)
        const standing = payments
          .filter(({ path }) => path.at(-1) === 'approved')
          .map(({ id }) => id)
        const sentBack = new Set(
          effects.flatMap((one) => (one.effect === 'refund-payment' ? [one.paymentId] : [])),
        )
        const kept = standing.filter((id) => !sentBack.has(id))
        expect(kept).toEqual(order.status === 'paid' ? [order.paidBy] : [])
        if (standing.length > 0) expect(order.paidBy).not.toBeNull()
        if (!payments.some(({ path }) => everApproved(path))) expect(order.paidBy).toBeNull()
        expect(kinds(effects).filter((kind) => kind === 'fulfil')).toHaveLength(
          order.paidBy === null ? 0 : 1,
        )
        // We never send back the payment that gave access.
        expect([...sentBack]).not.toContain(order.paidBy)
      }),
      { numRuns: 1000 },
    )
  })

  test('changes nothing and reports nothing new when everything is seen again', () => {
    const runs = fc
      .tuple(looksAt('p1'), looksAt('p2'))
      .chain((payments) => shuffledWithRepeats(payments.flatMap(({ looks }) => looks)))
    fc.assert(
      fc.property(runs, (sequence) => {
        const first = run(sequence)
        const again = run(sequence, first.order)
        expect(again.order).toEqual(first.order)
        // Only the refund of a second payment is repeated, until the books show it gone.
        expect(kinds(again.effects).filter((kind) => kind !== 'refund-payment')).toEqual([])
      }),
    )
  })

  test('never lets a payment of another order, provider, amount or currency give access', () => {
    const wrong = fc.constantFrom<Partial<ProviderPayment>>(
      { orderId: 'order-2' },
      { orderId: null },
      { provider: 'paypal' },
      { amountCents: priceCents - 1 },
      { amountCents: priceCents * 2 },
      { currency: 'USD' },
    )
    fc.assert(
      fc.property(wrong, looksAt('p1'), (changes, { looks }) => {
        const { order, effects } = run(looks.map((look) => ({ ...look, ...changes })))
        expect(order.status).toBe('created')
        expect(order.paidBy).toBeNull()
        expect(kinds(effects)).not.toContain('fulfil')
        expect(kinds(effects).filter((kind) => kind === 'payment-mismatch')).toHaveLength(1)
      }),
    )
  })
})

describe('an order', () => {
  test('is paid by a second attempt after a declined one', () => {
    const { order } = run([payment({ status: 'rejected' }), payment({ id: 'p2' })])
    expect(order).toMatchObject({ status: 'paid', paidBy: 'p2' })
  })

  test('waits for its slip, even past its time, and is paid if it comes late', () => {
    const waiting = run([payment({ status: 'pending' })]).order
    expect(isAwaitingPayment(waiting)).toBe(true)
    const timedOut = expireOrder(waiting)
    expect(timedOut.status).toBe('created')
    expect(run([payment()], timedOut).order.status).toBe('paid')
  })

  test('expires by our clock if nobody ever paid, and a later payment still pays it', () => {
    const expired = expireOrder(newOrder())
    expect(expired.status).toBe('expired')
    expect(run([payment()], expired).order.status).toBe('paid')
  })

  test('passes on who paid and when, together with giving access', () => {
    const payer = { email: 'ana@example.com', name: 'Ana Lima' }
    const { effects } = run([payment({ approvedAtMs: 5, payer })])
    expect(effects).toEqual([{ effect: 'fulfil', paymentId: 'p1', approvedAtMs: 5, payer }])
  })

  test('sends back only the rest of a second payment, always under the same key', () => {
    const second = payment({ id: 'p2', refundedCents: 1000 })
    const { effects } = run([payment(), second, second])
    const refund = {
      effect: 'refund-payment',
      paymentId: 'p2',
      amountCents: priceCents - 1000,
      key: 'order-1.second.p2',
    }
    expect(effects.filter(({ effect }) => effect === 'refund-payment')).toEqual([refund, refund])
  })

  test('stays paid through a partial refund and a dispute, and shows both', () => {
    const { order, effects } = run([
      payment(),
      payment({ refundedCents: 1000 }),
      payment({ refundedCents: 1000, dispute: 'open' }),
      payment({ refundedCents: 1000, dispute: 'won' }),
    ])
    expect(order.status).toBe('paid')
    expect(kinds(effects)).toEqual(['fulfil', 'partial-refund', 'dispute-opened', 'dispute-won'])
  })

  test('is refunded once partial refunds add up to the whole', () => {
    const { order, effects } = run([payment(), payment({ refundedCents: priceCents })])
    expect(order.status).toBe('refunded')
    expect(kinds(effects)).toEqual(['fulfil', 'take-back'])
  })

  test('shows money that came and went before we ever looked, and gives no access for it', () => {
    const { order, effects } = run([
      payment({ status: 'refunded', refundedCents: priceCents }),
      payment(),
    ])
    expect(order).toMatchObject({ status: 'refunded', paidBy: null })
    expect(kinds(effects)).toEqual(['reversed-before-access'])
  })
})

describe('an order whose buyer was erased', () => {
  const payer = { email: 'ana@example.org', name: 'Ana' }
  const forgotten = (order: OrderState): OrderState => ({
    ...order,
    isBuyerForgotten: true,
    payments: order.payments.map((one) => ({ ...one, payer: { email: null, name: null } })),
  })

  test('takes in what happens to its money, but not who paid', () => {
    const paid = forgotten(run([payment({ payer })]).order)
    const { order, effects } = run([payment({ payer, status: 'refunded' })], paid)
    expect(kinds(effects)).toEqual(['take-back'])
    expect(order.status).toBe('refunded')
    expect(JSON.stringify(order)).not.toContain('ana')
  })

  test('learns its buyer again if it is paid after that', () => {
    const open = forgotten(run([payment({ payer, status: 'pending' })]).order)
    const declined = run([payment({ id: 'p2', payer, status: 'rejected' })], open).order
    expect(JSON.stringify(declined)).not.toContain('ana')
    const { order, effects } = run([payment({ payer })], declined)
    expect(effects).toMatchObject([{ effect: 'fulfil', payer }])
    expect(order).toMatchObject({ isBuyerForgotten: false, status: 'paid' })
  })
})
