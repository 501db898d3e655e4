import { expect, test } from 'vitest'
import { withdrawalEndsAtMs } from '#core/selling/withdrawal-end.ts'
import { bookedPayment, startMs, unreachable } from '#server/testing/played-provider.ts'
import { sellersOverOneStore } from '#server/testing/test-seller.ts'
import { followBooks } from './follow-books.ts'
import { createWithdrawals } from './withdrawal.ts'

const newSeller = sellersOverOneStore()

/** A seller with one paid order, and withdrawing from what it gave. */
async function newPurchase() {
  const shop = newSeller()
  const bought = await shop.paidOrder()
  const { purchaseHash } = bought
  const subscriptionId = bought.fulfilment?.subscriptionId ?? ''
  const asker = { subscriptionId, purchaseHash, letterOrderId: null }
  return { ...shop, ...createWithdrawals(shop.seller), bought, asker }
}

test('a purchase of the last fourteen days is shown with its price and its deadline', async () => {
  const { withdrawable, bought, asker, clock } = await newPurchase()
  clock.nowMs += 60_000
  expect(await withdrawable(asker)).toEqual({
    purchase: {
      orderId: bought.id,
      provider: 'mercado-pago',
      priceCents: 9900,
      currency: 'BRL',
      approvedAt: '2026-06-01T12:00:00.000Z',
      withdrawableUntil: '2026-06-16T02:59:59.999Z',
      dateForm: { timeZone: 'America/Sao_Paulo', locale: 'pt-BR' },
      status: 'open',
      byHand: false,
    },
  })
  clock.nowMs = withdrawalEndsAtMs(startMs, 'America/Sao_Paulo') + 1
  expect(await withdrawable(asker)).toEqual({ purchase: null })
})

test('withdrawing refunds the money at the buyer’s request', async () => {
  const { withdraw, withdrawable, bought, asker, kept } = await newPurchase()
  expect(await withdraw(asker)).toBe('refunded')
  expect((await kept(bought.id)).refundRequest?.by).toBe('buyer')
  expect(await withdrawable(asker)).toEqual({ purchase: null })
  expect(await withdraw(asker)).toBe('nothing-to-withdraw')
})

test('withdrawing in time is shown as under way for as long as the provider takes', async () => {
  const { withdraw, withdrawable, asker, mercadoPago, clock } = await newPurchase()
  mercadoPago.failing = { refund: unreachable }
  expect(await withdraw(asker)).toBe('requested')
  clock.nowMs = withdrawalEndsAtMs(startMs, 'America/Sao_Paulo') + 1
  expect(await withdrawable(asker)).toMatchObject({ purchase: { status: 'requested' } })
  mercadoPago.failing = {}
  expect(await withdraw(asker)).toBe('refunded')
})

test('withdrawing too late, or without a purchase, is refused', async () => {
  const { withdraw, withdrawable, asker, clock } = await newPurchase()
  expect(await withdraw({ ...asker, subscriptionId: 'nobody' })).toBe('nothing-to-withdraw')
  expect(await withdrawable({ ...asker, subscriptionId: 'nobody' })).toEqual({ purchase: null })
  clock.nowMs = withdrawalEndsAtMs(startMs, 'America/Sao_Paulo') + 1
  expect(await withdraw(asker)).toBe('withdrawal-window-closed')
})

test('the latest of several purchases is the one withdrawn', async () => {
  const { withdraw, seller, bought, asker, clock, ...shop } = await newPurchase()
  const { id } = await shop.order({
    email: bought.email ?? '',
    purchaseHash: bought.purchaseHash,
  })
  clock.nowMs += 1_000
  await followBooks(seller, id, [bookedPayment(id, { approvedAtMs: clock.nowMs })])
  expect(await withdraw(asker)).toBe('refunded')
  expect((await shop.kept(id)).state.status).toBe('refunded')
  expect((await shop.kept(bought.id)).state.status).toBe('paid')
})

test('an order refunded by other means meanwhile leaves nothing to withdraw', async () => {
  const { seller, asker } = await newPurchase()
  const { store } = seller
  for (const verbs of [{ findOrder: async () => null }, { requestRefund: async () => null }]) {
    const { withdraw } = createWithdrawals({ ...seller, store: { ...store, ...verbs } })
    expect(await withdraw(asker)).toBe('nothing-to-withdraw')
  }
})

test('an order belongs to its buyer by browser or by the link in its letter, and to nobody else', async () => {
  const { withdrawable, withdraw, seller, asker, bought, clock, ...shop } = await newPurchase()
  const { id } = await shop.order({ email: bought.email ?? '' })
  clock.nowMs += 1_000
  await followBooks(seller, id, [bookedPayment(id, { approvedAtMs: clock.nowMs })])
  const nobody = { ...asker, purchaseHash: undefined }
  expect(await withdrawable(nobody)).toEqual({ purchase: null })
  expect(await withdraw(nobody)).toBe('nothing-to-withdraw')
  expect(await withdrawable(asker)).toMatchObject({ purchase: { orderId: bought.id } })
  const byLetter = { ...nobody, letterOrderId: id }
  expect(await withdrawable(byLetter)).toMatchObject({ purchase: { orderId: id } })
  expect(await withdraw(byLetter)).toBe('refunded')
  expect((await shop.kept(bought.id)).state.status).toBe('paid')
})
