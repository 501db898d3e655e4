import { describe, expect, test } from 'vitest'
import { currency, priceCents } from '#core/selling/offer.ts'
import { orderRecord } from '#server/testing/order-record.ts'
import {
  bookedPayment,
  checkoutOf,
  notFound,
  refused,
  unreachable,
} from '#server/testing/played-provider.ts'
import { sellersOverOneStore } from '#server/testing/test-seller.ts'
import { collect, holdOrder, standingOf } from './collect.ts'

const newSeller = sellersOverOneStore()

describe('a locked order', () => {
  test('is locked against everybody else until the work is done, or has failed', async () => {
    const { seller, store, order } = newSeller()
    const { id } = await order()
    const isFree = () => store.leaseOrder(id, 'another', seller.now(), 1)
    expect(await holdOrder(seller, id, isFree)).toBe(false)
    await expect(
      holdOrder(seller, id, async () => {
        throw new Error('the work failed')
      }),
    ).rejects.toThrow('the work failed')
    expect(await isFree()).toBe(true)
  })

  test('is released after the lease if its holder died', async () => {
    const { seller, store, order, clock } = newSeller()
    const { id } = await order()
    await store.leaseOrder(id, 'dead', seller.now(), seller.timings.orderLeaseMs)
    clock.nowMs += seller.timings.orderLeaseMs - 1
    expect(await holdOrder(seller, id, async () => 'mine')).toBe('busy')
    clock.nowMs += 1
    expect(await holdOrder(seller, id, async () => 'mine')).toBe('mine')
  })

  test('is waited for in steps, only as long as a call may wait', async () => {
    let tries = 0
    const leaseOrder = async () => {
      tries += 1
      return tries > 3
    }
    const patient = newSeller({ store: { leaseOrder }, timings: { orderWaitMs: 100 } })
    expect(await holdOrder(patient.seller, 'id', async () => 'mine')).toBe('busy')
    expect(tries).toBe(3)
    expect(await holdOrder(patient.seller, 'id', async () => 'mine')).toBe('mine')
  })
})

test('an order’s state follows from what we know about it', () => {
  const standings = [
    [],
    [{ status: 'pending' }],
    [{ status: 'rejected' }],
    [{ status: 'expired' }],
    [{ status: 'approved' }],
    [{ status: 'refunded' }],
    [{ status: 'charged-back' }],
  ] as const
  expect(standings.map((looks) => standingOf(orderRecord(looks)))).toEqual([
    ...['open', 'pending', 'declined', 'declined', 'paid', 'returned', 'returned'],
  ])
})

describe('collecting', () => {
  test('asks the provider by our id and its own, and applies the answer', async () => {
    const { seller, order, payPal, kept } = newSeller()
    const { id } = await order({ provider: 'paypal' })
    const reference = { orderId: id, providerReference: checkoutOf(id).providerReference }
    expect(await collect(seller, id)).toBe('open')
    payPal.books.push(bookedPayment(id, { provider: 'paypal' }))
    expect(await collect(seller, id)).toBe('paid')
    expect(payPal.asked).toEqual([
      ['capture', reference, 1],
      ['capture', reference, 1],
    ])
    expect((await kept(id)).state.status).toBe('paid')
  })

  test('a paid order only looks, and finds what became of the money', async () => {
    const { seller, paidOrder, mercadoPago, events } = newSeller()
    const { id } = await paidOrder()
    const refunded = bookedPayment(id, { status: 'refunded', refundedCents: priceCents })
    mercadoPago.books.push(refunded)
    expect(await collect(seller, id)).toBe('returned')
    const reference = { orderId: id, providerReference: checkoutOf(id).providerReference }
    expect(mercadoPago.asked).toEqual([['paymentsOfOrder', reference]])
    expect(events).toEqual(['mercado-pago refunded', 'mercado-pago access-taken-back'])
  })

  test('a paid order that cannot be looked up keeps its state, and says so', async () => {
    const { seller, paidOrder, mercadoPago, events } = newSeller()
    const { id } = await paidOrder()
    mercadoPago.failing = { paymentsOfOrder: unreachable }
    expect(await collect(seller, id)).toBe('paid')
    expect(events).toEqual(['mercado-pago look-unreachable'])
  })

  test.each([
    { failure: unreachable, status: 'created' },
    { failure: refused, status: 'created' },
    // The provider has forgotten the order: our clock ends it.
    { failure: notFound, status: 'expired' },
  ])('in vain is told, and leaves an order whose time is over $status', async (fault) => {
    const { failure, status } = fault
    const { seller, order, payPal, events, clock, kept } = newSeller()
    const { id, expiresAt } = await order({ provider: 'paypal' })
    clock.nowMs = expiresAt + 1
    payPal.failing = { capture: failure }
    expect(await collect(seller, id)).toBe('unknown')
    expect(events[0]).toBe(`paypal capture-${failure.failure}`)
    expect((await kept(id)).state.status).toBe(status)
  })

  test('without a checkout, provider or order asks nobody', async () => {
    const { seller, store, order, mercadoPago } = newSeller()
    const { id } = await order()
    expect(await collect({ ...seller, payments: {} }, id)).toBe('open')
    await store.openOrder({
      ...{ now: seller.now(), id: 'bare', provider: 'mercado-pago' },
      ...{ purchaseHash: 'bare', nextPurchaseHash: 'next' },
      ...{ language: 'pt', priceCents, currency, reusableSince: 0 },
      ...{ expiresAt: seller.now() + 1, nextLookAt: seller.now() + 1 },
      ...{ email: null, isAhead: false, timeZone: null, locale: null },
      ...{ addressKey: '', checkoutsPerHour: 0 },
    })
    expect(await collect(seller, 'bare')).toBe('open')
    const unfound = { ...seller, store: { ...store, findOrder: async () => null } }
    expect(await collect(unfound, id)).toBe('open')
    expect(mercadoPago.asked).toEqual([])
  })

  test('an order deleted meanwhile keeps its state', async () => {
    const { seller, store, order, paidOrder } = newSeller()
    const gone = { ...seller, store: { ...store, recordPayments: async () => null } }
    expect(await collect(gone, (await order()).id)).toBe('open')
    expect(await collect(gone, (await paidOrder()).id)).toBe('paid')
  })

  test('an order that another call holds is unknown', async () => {
    const { seller, store, order, mercadoPago } = newSeller()
    const { id } = await order()
    await store.leaseOrder(id, 'another', seller.now(), 1_000)
    expect(await collect(seller, id)).toBe('unknown')
    expect(mercadoPago.asked).toEqual([])
  })

  describe('what the provider declines', () => {
    test('makes the next try another attempt of the same Mercado Pago order', async () => {
      const { seller, order, mercadoPago, kept, history } = newSeller()
      const { id } = await order()
      mercadoPago.capture = 'declined'
      expect(await collect(seller, id)).toBe('declined')
      expect(await kept(id)).toMatchObject({ captureAttempt: 2, isRetired: false })
      expect(await history(id)).toContainEqual({
        event: 'capture-declined',
        details: { attempt: 1 },
      })
      await collect(seller, id)
      expect(mercadoPago.asked.map(([, , attempt]) => attempt)).toEqual([1, 2])
    })

    test('makes the next try another PayPal order', async () => {
      const { seller, order, payPal, kept, history } = newSeller()
      const { id } = await order({ provider: 'paypal' })
      payPal.capture = 'declined'
      expect(await collect(seller, id)).toBe('declined')
      expect(await kept(id)).toMatchObject({ captureAttempt: 2, isRetired: true })
      expect(await history(id)).toContainEqual({
        event: 'retired',
        details: { because: 'declined' },
      })
    })

    test('does not decline an order that another payment paid for', async () => {
      const { seller, order, payPal, kept } = newSeller()
      const { id } = await order({ provider: 'paypal' })
      payPal.books.push(bookedPayment(id, { provider: 'paypal' }))
      payPal.capture = 'declined'
      expect(await collect(seller, id)).toBe('paid')
      expect(await kept(id)).toMatchObject({ captureAttempt: 1, isRetired: false })
    })
  })
})
