import { expect, test } from 'vitest'
import { refundWindowEndsAtMs } from '#core/offer.ts'
import { bookedPayment, startMs, unreachable } from '#server/testing/played-provider.ts'
import { sellersOverOneStore } from '#server/testing/test-seller.ts'
import { advance } from './advance.ts'
import { createWithdrawals } from './withdrawal.ts'

const newSeller = sellersOverOneStore()

/** A seller with one paid order, and withdrawing from what it gave. */
async function newPurchase() {
  const shop = newSeller()
  const bought = await shop.paidOrder()
  const subscriptionId = bought.fulfilment?.subscriptionId ?? ''
  return { ...shop, ...createWithdrawals(shop.seller), bought, subscriptionId }
}

test('the purchase of the last seven days is shown with its price and its last moment', async () => {
  const { withdrawable, bought, subscriptionId, clock } = await newPurchase()
  clock.nowMs += 60_000
  expect(await withdrawable(subscriptionId)).toEqual({
    purchase: {
      orderId: bought.id,
      provider: 'mercado-pago',
      priceCents: 9900,
      currency: 'BRL',
      approvedAt: '2026-06-01T12:00:00.000Z',
      withdrawableUntil: '2026-06-08T12:00:00.000Z',
      status: 'open',
    },
  })
  clock.nowMs = refundWindowEndsAtMs(startMs) + 1
  expect(await withdrawable(subscriptionId)).toEqual({ purchase: null })
})

test('withdrawing sends the money back, asked for by the buyer', async () => {
  const { withdraw, withdrawable, bought, subscriptionId, kept } = await newPurchase()
  expect(await withdraw(subscriptionId)).toBe('refunded')
  expect((await kept(bought.id)).refundRequest?.by).toBe('buyer')
  expect(await withdrawable(subscriptionId)).toEqual({ purchase: null })
  expect(await withdraw(subscriptionId)).toBe('nothing-to-withdraw')
})

test('withdrawing in time is shown as under way for as long as the provider needs', async () => {
  const { withdraw, withdrawable, subscriptionId, mercadoPago, clock } = await newPurchase()
  mercadoPago.failing = { refund: unreachable }
  expect(await withdraw(subscriptionId)).toBe('requested')
  clock.nowMs = refundWindowEndsAtMs(startMs) + 1
  expect(await withdrawable(subscriptionId)).toMatchObject({ purchase: { status: 'requested' } })
  mercadoPago.failing = {}
  expect(await withdraw(subscriptionId)).toBe('refunded')
})

test('withdrawing too late, or without a purchase, is refused', async () => {
  const { withdraw, withdrawable, subscriptionId, clock } = await newPurchase()
  expect(await withdraw('nobody')).toBe('nothing-to-withdraw')
  expect(await withdrawable('nobody')).toEqual({ purchase: null })
  clock.nowMs = refundWindowEndsAtMs(startMs) + 1
  expect(await withdraw(subscriptionId)).toBe('withdrawal-window-closed')
})

test('the latest of several purchases is the one that is taken back', async () => {
  const { withdraw, seller, bought, subscriptionId, clock, ...shop } = await newPurchase()
  const { id } = await shop.order({ email: bought.email ?? '' })
  clock.nowMs += 1_000
  await advance(seller, id, [bookedPayment(id, { approvedAtMs: clock.nowMs })])
  expect(await withdraw(subscriptionId)).toBe('refunded')
  expect((await shop.kept(id)).state.status).toBe('refunded')
  expect((await shop.kept(bought.id)).state.status).toBe('paid')
})

test('an order that is paid back by other ways meanwhile leaves nothing to withdraw', async () => {
  const { seller, subscriptionId } = await newPurchase()
  const { store } = seller
  for (const verbs of [{ findOrder: async () => null }, { requestRefund: async () => null }]) {
    const { withdraw } = createWithdrawals({ ...seller, store: { ...store, ...verbs } })
    expect(await withdraw(subscriptionId)).toBe('nothing-to-withdraw')
  }
})
