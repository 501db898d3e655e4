import { describe, expect, test } from 'vitest'
import { currency, priceCents } from './offer.ts'
import { isAwaitingPayment } from './order.ts'
import type { ProviderPayment } from './payment.ts'
import { kinds, newOrder, orderId, payment, run } from './testing/order-looks.ts'

describe('the operator is told', () => {
  const told = (...looks: Partial<ProviderPayment>[]) => {
    const { effects } = run(looks.map(payment))
    return effects.flatMap(({ effect, ...news }) => (effect === 'notify-operator' ? [news] : []))
  }

  test('of a payment that does not fit, again when more of it does not, and of nothing else about it', () => {
    const wrong = { amountCents: 100 }
    expect(told(wrong, wrong)).toEqual([
      { paymentId: 'p1', notice: 'payment-mismatch', mismatches: ['amount'] },
    ])
    expect(told({ currency: 'ARS' }, wrong)).toEqual([
      { paymentId: 'p1', notice: 'payment-mismatch', mismatches: ['currency'] },
      { paymentId: 'p1', notice: 'payment-mismatch', mismatches: ['amount', 'currency'] },
    ])
    expect(told({ orderId: 'order-2', provider: 'paypal' })).toEqual([
      {
        paymentId: 'p1',
        notice: 'payment-mismatch',
        mismatches: ['other-provider', 'other-order'],
      },
    ])
  })

  test('once of a second payment, as soon as its money arrives', () => {
    const second = { id: 'p2' }
    expect(told({}, { ...second, status: 'pending' })).toEqual([])
    expect(told({}, { ...second, status: 'pending' }, second, second)).toEqual([
      { paymentId: 'p2', notice: 'second-payment' },
    ])
  })

  test('of money partly refunded, with the sum, whenever it grows', () => {
    const back = (refundedCents: number) => ({ refundedCents })
    expect(told({}, back(1_000), back(1_000), back(2_500))).toEqual([
      { paymentId: 'p1', notice: 'partial-refund', refundedCents: 1_000 },
      { paymentId: 'p1', notice: 'partial-refund', refundedCents: 2_500 },
    ])
  })

  test.each(['open', 'won', 'lost'] as const)('once that a dispute is %s', (dispute) => {
    const notice = { open: 'dispute-opened', won: 'dispute-won', lost: 'dispute-lost' }[dispute]
    expect(told({}, { dispute }, { dispute })).toEqual([{ paymentId: 'p1', notice }])
    expect(told({ dispute })).toEqual([{ paymentId: 'p1', notice }])
  })

  test.each(['refunded', 'charged-back'] as const)(
    'once of money that was %s before it gave access, and not of money that never arrived',
    (as) => {
      const gone = { status: as }
      const news = [{ paymentId: 'p1', notice: 'reversed-before-access', as }]
      expect(told({ status: 'pending' }, gone, gone)).toEqual(news)
      expect(told({ status: 'pending' }, { status: 'rejected' })).toEqual([])
    },
  )
})

describe('what an order remembers', () => {
  const payer = { email: 'ana@example.org', name: 'Ana' }

  test('is nothing but its price before anybody pays', () => {
    expect(newOrder()).toEqual({
      ...{ orderId, provider: 'mercado-pago', priceCents, currency },
      ...{ status: 'created', timedOut: false, paidBy: null, payments: [] },
    })
  })

  test('is each payment as last seen, with its payer', () => {
    const look = payment({ status: 'pending', payer })
    const { order } = run([look])
    expect(order).toEqual({ ...newOrder(), payments: [{ ...look, mismatches: [] }] })
  })

  test('includes that a payment once did not fit: a later look that does fit makes it pay nothing', () => {
    const { order, effects } = run([payment({ amountCents: 100 }), payment()])
    expect(order).toMatchObject({ status: 'created', payments: [{ mismatches: ['amount'] }] })
    expect(kinds(effects)).toEqual(['payment-mismatch'])
  })

  test('is no payer at all once its buyer was forgotten', () => {
    const { order } = run([payment({ status: 'pending', payer })], {
      ...newOrder(),
      isBuyerForgotten: true,
    })
    expect(order.payments).toMatchObject([{ payer: { email: null, name: null } }])
  })
})

describe('an order awaits its money', () => {
  const awaits = (...looks: Partial<ProviderPayment>[]) =>
    isAwaitingPayment(run(looks.map(payment)).order)

  test('while one of its payments may still come, whatever happened to the others', () => {
    expect(awaits({ status: 'pending' })).toBe(true)
    expect(awaits({ status: 'rejected' }, { id: 'p2', status: 'pending' })).toBe(true)
  })

  test('no longer if nobody tried, all were declined, another paid, or it does not fit', () => {
    expect(awaits()).toBe(false)
    expect(awaits({ status: 'rejected' })).toBe(false)
    expect(awaits({}, { id: 'p2', status: 'pending' })).toBe(false)
    expect(awaits({ status: 'pending', amountCents: 100 })).toBe(false)
  })
})
