import { expect, test } from 'vitest'
import type { OrderRecord } from '#server/ports/order-store.ts'
import { bookedPayment, unreachable } from '#server/testing/played-provider.ts'
import { sellersOverOneStore } from '#server/testing/test-seller.ts'
import { reconcileOrder } from './reconcile.ts'

const newSeller = sellersOverOneStore()

test('a payment nobody notified us of is found, and the order is looked at again later', async () => {
  const { seller, order, mercadoPago, kept } = newSeller()
  const found = await order()
  mercadoPago.books.push(bookedPayment(found.id))
  expect(await reconcileOrder(seller, found)).toBe('paid')
  expect((await kept(found.id)).state.status).toBe('paid')
})

test('the pauses between looks double while nothing changes', async () => {
  const { seller, order, kept } = newSeller()
  const { id } = await order()
  const unit = seller.timings.lookUnitMs
  expect(await reconcileOrder(seller, await kept(id))).toBe('open')
  expect((await kept(id)).nextLookAt).toBe(seller.now() + unit)
  const due = await seller.store.claimDueOrders(seller.now() + unit, 1_000, 100)
  const once = due.find((one) => one.id === id)
  expect(once?.looks).toBe(1)
  await reconcileOrder(seller, once as OrderRecord)
  expect((await kept(id)).nextLookAt).toBe(seller.now() + 2 * unit)
})

test('an order whose time is up ends, even if its provider cannot be asked', async () => {
  const { seller, order, mercadoPago, clock, kept } = newSeller()
  mercadoPago.failing = { capture: unreachable }
  const late = await order()
  clock.nowMs = late.expiresAt + 1
  expect(await reconcileOrder(seller, late)).toBe('unknown')
  expect((await kept(late.id)).state).toMatchObject({ timedOut: true, status: 'expired' })
})

test('that happens once, and only if the time is up and nobody has paid', async () => {
  let steps = 0
  const { seller, store, order, paidOrder, mercadoPago, clock, kept } = newSeller()
  const counting = {
    ...seller,
    store: {
      ...store,
      recordPayments: (seen: Parameters<typeof store.recordPayments>[0]) => {
        steps += 1
        return store.recordPayments(seen)
      },
    },
  }
  const [open, paid] = [await order(), await paidOrder()]
  mercadoPago.failing = { capture: unreachable, paymentsOfOrder: unreachable }
  clock.nowMs = open.expiresAt
  await reconcileOrder(counting, open)
  clock.nowMs += 1
  await reconcileOrder(counting, paid)
  expect(steps).toBe(0)
  await reconcileOrder(counting, open)
  expect(steps).toBe(1)
  await reconcileOrder(counting, await kept(open.id))
  expect(steps).toBe(1)
})

test('a refund under way is pursued, others are not begun', async () => {
  const { seller, store, paidOrder, mercadoPago, kept } = newSeller()
  const [asked, other] = [await paidOrder(), await paidOrder()]
  mercadoPago.books.push(bookedPayment(asked.id), bookedPayment(other.id))
  await store.requestRefund(asked.id, 'buyer', seller.now())
  mercadoPago.refund = 'pending'
  expect(await reconcileOrder(seller, await kept(asked.id))).toBe('paid')
  mercadoPago.refund = 'done'
  expect(await reconcileOrder(seller, await kept(asked.id))).toBe('returned')
  mercadoPago.asked.length = 0
  expect(await reconcileOrder(seller, await kept(asked.id))).toBe('returned')
  expect(await reconcileOrder(seller, other)).toBe('paid')
  expect(mercadoPago.asked.map(([verb]) => verb)).toEqual(['paymentsOfOrder', 'paymentsOfOrder'])
})

test('a refund is not requested while it is unknown whether the order is paid', async () => {
  const { seller, store, paidOrder, mercadoPago, kept } = newSeller()
  const { id } = await paidOrder()
  await store.requestRefund(id, 'buyer', seller.now())
  await store.leaseOrder(id, 'another', seller.now(), 1)
  const freed = {
    ...seller,
    store: {
      ...store,
      leaseOrder: async (...lease: Parameters<typeof store.leaseOrder>) => {
        const isFree = await store.leaseOrder(...lease)
        await store.releaseOrder(id, 'another')
        return isFree
      },
    },
  }
  expect(await reconcileOrder(freed, await kept(id))).toBe('unknown')
  expect(mercadoPago.asked).toEqual([])
})

test('an order deleted meanwhile is not an error', async () => {
  const { seller, store, order } = newSeller()
  const gone = { ...seller, store: { ...store, findOrder: async () => null } }
  expect(await reconcileOrder(gone, await order())).toBe('open')
})
