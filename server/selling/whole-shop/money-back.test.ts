import { describe, expect, test } from 'vitest'
import { forEachShop, paidByMercadoPago as paid } from '#server/testing/for-each-shop.ts'

const dayMs = 24 * 60 * 60_000
const ana = 'ana@example.org'
forEachShop((open) => {
  describe('a refund', () => {
    test('of a second payment for one order happens at once and is shown to the operator', async () => {
      const shop = await open()
      const { preferenceId, orderId } = await paid(shop, ana)
      shop.mercadoPago.control.pay(preferenceId, { outcome: 'approved' })
      await shop.settled()
      expect(shop.keptCents(orderId).sort()).toEqual([0, 9900])
      const order = await shop.store.findOrder(orderId)
      expect(order).toMatchObject({ wantsAttention: true, state: { status: 'paid' } })
      expect(await shop.letters()).toHaveLength(1)
    })

    test('made at the provider takes back its own order’s days, with a letter', async () => {
      const shop = await open()
      const first = await paid(shop, ana)
      const second = await paid(shop, ana)
      shop.mercadoPago.control.refund(second.payment.id)
      await shop.settled()
      const [subscription] = await shop.subscriptions()
      expect((subscription?.ends_at ?? 0) - (subscription?.created_at ?? 0)).toBe(30 * dayMs)
      shop.mercadoPago.control.chargeBack(first.payment.id, 'lost')
      await shop.settled()
      const [ended] = await shop.subscriptions()
      expect(ended?.ends_at).toBeLessThanOrEqual(Date.now())
      const kinds = (await shop.letters()).map(({ kind }) => kind)
      expect(kinds).toEqual(['pin', 'pin', 'refunded', 'refunded'])
      expect(await first.buyer.claim()).toEqual({ status: 'failed' })
    })

    test('of part of the amount is shown to the operator and ends nothing', async () => {
      const shop = await open()
      const { payment, orderId } = await paid(shop, ana)
      shop.mercadoPago.control.refund(payment.id, 1_000)
      await shop.settled()
      const history = await shop.store.orderHistory(orderId)
      expect(history?.order).toMatchObject({ wantsAttention: true, state: { status: 'paid' } })
      expect(history?.events.map(({ details }) => details['notice'])).toContain('partial-refund')
      expect(history?.notifications.length).toBeGreaterThan(0)
    })
  })

  describe('withdrawing', () => {
    test('within fourteen days refunds the money and ends access', async () => {
      const shop = await open()
      const { buyer, orderId } = await paid(shop, ana)
      await buyer.claim()
      const shown = await (await buyer.send('GET', '/api/withdrawal')).json()
      expect(shown).toMatchObject({ purchase: { priceCents: 9900, status: 'open' } })
      const answer = await buyer.send('POST', '/api/withdrawal')
      expect(await answer.json()).toEqual({ status: 'refunded' })
      expect(shop.keptCents(orderId)).toEqual([0])
      const session = await (await buyer.send('GET', '/api/session')).json()
      expect(session).toMatchObject({ authorized: false })
      expect((await shop.letters()).at(-1)).toMatchObject({ kind: 'refunded', recipient: ana })
      await shop.settled()
      expect(await shop.letters()).toHaveLength(2)
    })

    test('refunds only the latest purchase, and leaves the days of the others', async () => {
      const shop = await open()
      const { buyer } = await paid(shop, ana)
      await buyer.claim()
      await paid(shop, ana, buyer)
      expect(await (await buyer.send('POST', '/api/withdrawal')).json()).toEqual({
        status: 'refunded',
      })
      const session = await (await buyer.send('GET', '/api/session')).json()
      expect(session).toMatchObject({ authorized: true })
    })

    test('while the provider is unreachable is recorded, and carried out once it is back', async () => {
      const shop = await open({ timings: { lookUnitMs: 50 } })
      const { buyer, orderId } = await paid(shop, ana)
      await buyer.claim()
      shop.mercadoPago.control.fail({ kind: 'status', status: 503, times: 1_000 })
      expect(await (await buyer.send('POST', '/api/withdrawal')).json()).toEqual({
        status: 'requested',
      })
      const shown = await (await buyer.send('GET', '/api/withdrawal')).json()
      expect(shown).toMatchObject({ purchase: { status: 'requested' } })
      shop.mercadoPago.control.clearFaults()
      await expect.poll(() => shop.keptCents(orderId), { timeout: 10_000 }).toEqual([0])
      await expect.poll(() => shop.letters()).toHaveLength(2)
    })

    test('after fourteen days is refused, and the operator must insist', async () => {
      const shop = await open()
      const { buyer, orderId } = await paid(shop, ana)
      await buyer.claim()
      shop.clock.aheadMs = 15 * dayMs + 60_000
      const answer = await buyer.send('POST', '/api/withdrawal')
      expect(answer.status).toBe(409)
      expect(await answer.json()).toMatchObject({ error: { code: 'withdrawal-window-closed' } })
      expect(await (await buyer.send('GET', '/api/withdrawal')).json()).toEqual({ purchase: null })
      expect(await shop.selling.refund(orderId, false)).toBe('withdrawal-window-closed')
      expect(await shop.selling.refund(orderId, true)).toBe('refunded')
    })

    test('without a session or a purchase is refused', async () => {
      const shop = await open()
      expect((await shop.buyer().send('POST', '/api/withdrawal')).status).toBe(401)
      const { account } = await shop.access.grant({
        email: ana,
        name: '',
        language: 'pt',
        days: 30,
        source: 'granted',
      })
      const buyer = shop.buyer()
      const pin = shop.access.revealPin(account)
      await buyer.send('POST', '/api/session', { pin })
      const answer = await buyer.send('POST', '/api/withdrawal')
      expect(answer.status).toBe(409)
      expect(await answer.json()).toMatchObject({ error: { code: 'nothing-to-withdraw' } })
    })
  })
})
