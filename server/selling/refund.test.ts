import { describe, expect, test } from 'vitest'
import { withdrawalEndsAtMs } from '#core/selling/withdrawal-end.ts'
import { orderRecord } from '#server/testing/order-record.ts'
import {
  bookedPayment,
  notFound,
  refused,
  startMs,
  unreachable,
} from '#server/testing/played-provider.ts'
import { sellersOverOneStore } from '#server/testing/test-seller.ts'
import { followBooks } from './follow-books.ts'
import { approvedAtOf, isWithdrawable, pursueRefund, refundOrder } from './refund.ts'

const newSeller = sellersOverOneStore()

describe('the fourteen days of an order', () => {
  const fulfilment = { at: 7_000, subscriptionId: 's', isExtension: false }

  test('count from the provider’s approval, otherwise from the access, otherwise from the order', () => {
    expect(approvedAtOf(orderRecord([{ approvedAtMs: 6_000 }], { fulfilment }))).toBe(6_000)
    expect(approvedAtOf(orderRecord([{ approvedAtMs: null }], { fulfilment }))).toBe(7_000)
    expect(approvedAtOf(orderRecord([], { fulfilment }))).toBe(7_000)
    expect(approvedAtOf(orderRecord([]))).toBe(1_000)
  })

  test('end after the last moment of the last day, and exist only for paid orders', () => {
    const end = withdrawalEndsAtMs(6_000, 'America/Sao_Paulo')
    const paid = orderRecord([{ approvedAtMs: 6_000 }])
    expect([isWithdrawable(paid, end), isWithdrawable(paid, end + 1)]).toEqual([true, false])
    expect(isWithdrawable(orderRecord([{ status: 'pending', approvedAtMs: null }]), 1_000)).toBe(
      false,
    )
  })
})

describe('a requested refund', () => {
  test('is made at once, recorded with who asked, and reported', async () => {
    const { seller, paidOrder, mercadoPago, events, logged, kept } = newSeller()
    const { id } = await paidOrder()
    expect(await refundOrder(seller, id, 'buyer')).toBe('refunded')
    expect(mercadoPago.asked).toEqual([
      ['refund', { paymentId: `1${id}`, currency: 'BRL', key: `${id}.refund` }],
    ])
    expect(events).toEqual([
      'mercado-pago refund-requested',
      'mercado-pago refunded',
      'mercado-pago access-taken-back',
    ])
    expect(logged[0]?.fields).toMatchObject({ order: id, by: 'buyer' })
    expect(await kept(id)).toMatchObject({
      refundRequest: { at: seller.now(), by: 'buyer' },
      state: { status: 'refunded' },
    })
  })

  test('made twice asks the provider once', async () => {
    const { seller, paidOrder, mercadoPago } = newSeller()
    const { id } = await paidOrder()
    await refundOrder(seller, id, 'buyer')
    mercadoPago.asked.length = 0
    expect(await refundOrder(seller, id, 'buyer')).toBe('refunded')
    expect(await pursueRefund(seller, id)).toBe('refunded')
    expect(mercadoPago.asked).toEqual([])
  })

  test('for an order that does not exist or is not paid is refused', async () => {
    const { seller, order, mercadoPago } = newSeller()
    expect(await refundOrder(seller, 'nobody', 'operator', true)).toBe('order-not-found')
    const { id } = await order()
    expect(await refundOrder(seller, id, 'operator', true)).toBe('not-paid')
    expect(await refundOrder(seller, id, 'buyer')).toBe('not-paid')
    expect(await pursueRefund(seller, id)).toBe('requested')
    expect(mercadoPago.asked).toEqual([])
  })

  test('after the period is refused, unless the operator insists', async () => {
    const { seller, paidOrder, clock, kept } = newSeller()
    const { id } = await paidOrder()
    clock.nowMs = withdrawalEndsAtMs(startMs, 'America/Sao_Paulo') + 1
    expect(await refundOrder(seller, id, 'operator')).toBe('withdrawal-window-closed')
    expect((await kept(id)).refundRequest).toBeNull()
    expect(await refundOrder(seller, id, 'operator', true)).toBe('refunded')
  })

  test('in time continues after the period, and is reported once', async () => {
    const { seller, paidOrder, clock, mercadoPago, events } = newSeller()
    const { id } = await paidOrder()
    mercadoPago.failing = { refund: unreachable }
    expect(await refundOrder(seller, id, 'buyer')).toBe('requested')
    clock.nowMs = withdrawalEndsAtMs(startMs, 'America/Sao_Paulo') + 1
    mercadoPago.failing = {}
    expect(await refundOrder(seller, id, 'buyer')).toBe('refunded')
    expect(events.filter((event) => event.endsWith('refund-requested'))).toHaveLength(1)
  })

  test('for an order that stops being paid meanwhile is refused', async () => {
    const { seller, paidOrder, mercadoPago } = newSeller({
      store: { requestRefund: async () => null },
    })
    const { id } = await paidOrder()
    expect(await refundOrder(seller, id, 'buyer')).toBe('not-paid')
    expect(mercadoPago.asked).toEqual([])
  })
})

describe('a refund under way', () => {
  test.each([
    { failure: unreachable, wantsAttention: false },
    { failure: refused, wantsAttention: true },
    { failure: notFound, wantsAttention: true },
  ])('stays asked for when the provider fails: $failure.failure', async (fault) => {
    const { failure, wantsAttention } = fault
    const { seller, paidOrder, mercadoPago, events, history, kept } = newSeller()
    const { id } = await paidOrder()
    mercadoPago.failing = { refund: failure }
    expect(await pursueRefund(seller, id)).toBe('requested')
    expect(events).toEqual([`mercado-pago refund-${failure.failure}`])
    expect(await history(id)).toContainEqual({
      event: 'refund-failed',
      details: { failure: failure.failure },
    })
    expect(await kept(id)).toMatchObject({ wantsAttention, state: { status: 'paid' } })
  })

  test('that the provider makes later leaves the access until then', async () => {
    const { seller, paidOrder, mercadoPago, kept } = newSeller()
    const { id } = await paidOrder()
    mercadoPago.refund = 'pending'
    expect(await pursueRefund(seller, id)).toBe('requested')
    expect((await kept(id)).state.status).toBe('paid')
  })

  test('waits while the provider is disabled, and while another call holds the order', async () => {
    const { seller, paidOrder, mercadoPago } = newSeller()
    const { id } = await paidOrder()
    expect(await pursueRefund({ ...seller, payments: {} }, id)).toBe('requested')
    await seller.store.leaseOrder(id, 'another', seller.now(), 1_000)
    expect(await pursueRefund(seller, id)).toBe('requested')
    expect(mercadoPago.asked).toEqual([])
  })

  test('does not count as a refund if the bank takes the money back first', async () => {
    const { seller, paidOrder, mercadoPago, kept } = newSeller()
    const { id } = await paidOrder()
    mercadoPago.meanwhile = async (verb) => {
      if (verb !== 'refund') return
      await followBooks(seller, id, [
        bookedPayment(id, { status: 'charged-back', dispute: 'lost' }),
      ])
    }
    expect(await pursueRefund(seller, id)).toBe('requested')
    expect((await kept(id)).state.status).toBe('charged-back')
  })

  test('of an order deleted meanwhile is not an error', async () => {
    const shop = newSeller()
    const { id } = await shop.paidOrder()
    const { store } = shop.seller
    const unfound = { ...shop.seller, store: { ...store, findOrder: async () => null } }
    expect(await pursueRefund(unfound, id)).toBe('requested')
    expect(shop.mercadoPago.asked).toEqual([])
    const gone = { ...shop.seller, store: { ...store, recordPayments: async () => null } }
    expect(await pursueRefund(gone, id)).toBe('requested')
  })
})
