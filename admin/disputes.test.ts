/** Disputes and chargebacks from the purchase to what the operator reads, over HTTP with both stand-ins. */
import { describe, expect, test } from 'vitest'
import type { Buyer } from '#server/testing/buyer.ts'
import { forEachShop } from '#server/testing/for-each-shop.ts'
import type { TestShop } from '#server/testing/test-shop.ts'
import { adminOf } from './testing/shop-admin.ts'

const ana = 'ana@example.org'

forEachShop((open) => {
  /** A purchase through Mercado Pago, with its buyer logged in. */
  async function buyByMercadoPago(shop: TestShop) {
    const buyer = shop.buyer()
    const { orderId, preferenceId } = await buyer.openMercadoPago(ana)
    const { id } = shop.mercadoPago.control.pay(preferenceId, { outcome: 'approved', email: ana })
    await shop.settled()
    expect(await buyer.claim()).toMatchObject({ status: 'paid' })
    return { ...story(shop, buyer, orderId, id), preferenceId }
  }

  /** The same through PayPal. */
  async function buyByPayPal(shop: TestShop) {
    const buyer = shop.buyer()
    const { orderId, paypalOrderId } = await buyer.openPayPal(ana)
    shop.payPal.control.approve(paypalOrderId)
    expect(await buyer.capture(paypalOrderId)).toBe('paid')
    await shop.settled()
    expect(await buyer.claim()).toMatchObject({ status: 'paid' })
    const order = await shop.store.findOrder(orderId)
    return story(shop, buyer, orderId, order?.state.paidBy ?? 'not paid')
  }

  function story<Id>(shop: TestShop, buyer: Buyer, orderId: string, paymentId: Id) {
    const run = adminOf(shop)
    return {
      paymentId,
      /** What can be seen once the provider's news has been processed. */
      seen: async () => {
        await shop.settled()
        const session = await (await buyer.send('GET', '/api/session')).json()
        const { status, wantsAttention, payments, events } = JSON.parse(
          (await run('show', orderId, '--json')).out,
        )
        return {
          hasAccess: session.authorized,
          status,
          wantsAttention,
          dispute: payments[0].dispute,
          notices: events.flatMap((one: { notice?: string }) => one.notice ?? []),
          takenBack: events.filter(({ event }: { event: string }) => event === 'access-taken-back')
            .length,
        }
      },
      shown: async () => (await run('show', orderId)).out,
      listed: async () => (await run('sales')).out,
      sums: async () => {
        const { collectedCents, returnedCents } = JSON.parse((await run('sales', '--json')).out)
        return { collectedCents, returnedCents }
      },
    }
  }

  describe('at Mercado Pago', () => {
    test('a dispute is reported to the operator and takes nothing away', async () => {
      const shop = await open()
      const told = await buyByMercadoPago(shop)
      expect(await told.seen()).toMatchObject({ hasAccess: true, wantsAttention: false })
      shop.mercadoPago.control.mediate(told.paymentId)
      expect(await told.seen()).toEqual({
        hasAccess: true,
        status: 'paid',
        wantsAttention: true,
        dispute: 'open',
        notices: ['dispute-opened'],
        takenBack: 0,
      })
      expect(await told.listed()).toMatch(/ paid .* look/)
      expect(await told.shown()).toContain('notice=dispute-opened')
      expect(shop.events).toContain('mercado-pago dispute-opened')
    })

    test('a chargeback takes the days back, once, and is reported again when it is lost', async () => {
      const shop = await open()
      const told = await buyByMercadoPago(shop)
      shop.mercadoPago.control.chargeBack(told.paymentId, 'open')
      const taken = { hasAccess: false, status: 'charged-back', wantsAttention: true, takenBack: 1 }
      const opened = { ...taken, dispute: 'open', notices: ['dispute-opened'] }
      expect(await told.seen()).toEqual(opened)
      shop.mercadoPago.control.chargeBack(told.paymentId, 'lost')
      const lost = { ...taken, dispute: 'lost', notices: ['dispute-opened', 'dispute-lost'] }
      expect(await told.seen()).toEqual(lost)
      expect(await told.shown()).toMatch(/access-taken-back .*because=charged-back/)
      expect(await told.sums()).toEqual({ collectedCents: 9900, returnedCents: 9900 })
      const [refunded, ...others] = (await shop.letters()).filter(({ kind }) => kind !== 'pin')
      expect(others).toEqual([])
      expect(refunded).toMatchObject({ kind: 'refunded', recipient: ana })
      expect(refunded?.params.receipt).toBeUndefined()
    })

    test('a chargeback won after all is reported, and does not give the days back by itself', async () => {
      const shop = await open()
      const told = await buyByMercadoPago(shop)
      shop.mercadoPago.control.chargeBack(told.paymentId, 'open')
      await told.seen()
      shop.mercadoPago.control.chargeBack(told.paymentId, 'won')
      expect(await told.seen()).toEqual({
        hasAccess: false,
        status: 'charged-back',
        wantsAttention: true,
        dispute: 'won',
        notices: ['dispute-opened', 'dispute-won'],
        takenBack: 1,
      })
      expect(await told.sums()).toEqual({ collectedCents: 9900, returnedCents: 0 })
      const run = adminOf(shop)
      await run('grant', '--email', ana, '--name', 'Ana', '--days', '30', '--no-wait')
      expect((await run('show', ana)).out).toContain('Until ')
    })

    test('a won chargeback of a second payment counts as kept', async () => {
      const shop = await open()
      const told = await buyByMercadoPago(shop)
      const { control } = shop.mercadoPago
      const second = control.pay(told.preferenceId, { outcome: 'approved', delivery: 'never' })
      control.chargeBack(second.id, 'open')
      expect(await told.seen()).toMatchObject({ hasAccess: true, status: 'paid', takenBack: 0 })
      expect(await told.sums()).toEqual({ collectedCents: 19_800, returnedCents: 9900 })
      control.chargeBack(second.id, 'won')
      expect(await told.seen()).toMatchObject({ hasAccess: true, status: 'paid', takenBack: 0 })
      expect(await told.sums()).toEqual({ collectedCents: 19_800, returnedCents: 0 })
    })
  })

  describe('at PayPal', () => {
    test('a dispute that is won leaves the days and is reported when it opens and when it ends', async () => {
      const shop = await open()
      const told = await buyByPayPal(shop)
      shop.payPal.control.dispute(told.paymentId, 'open')
      const kept = { hasAccess: true, status: 'paid', wantsAttention: true, takenBack: 0 }
      const opened = { ...kept, dispute: 'open', notices: ['dispute-opened'] }
      expect(await told.seen()).toEqual(opened)
      shop.payPal.control.dispute(told.paymentId, 'won')
      const won = { ...kept, dispute: 'won', notices: ['dispute-opened', 'dispute-won'] }
      expect(await told.seen()).toEqual(won)
      expect(await told.sums()).toEqual({ collectedCents: 9900, returnedCents: 0 })
    })

    test('a dispute that is lost takes the days back, as a chargeback does', async () => {
      const shop = await open()
      const told = await buyByPayPal(shop)
      shop.payPal.control.dispute(told.paymentId, 'open')
      expect(await told.seen()).toMatchObject({ hasAccess: true })
      shop.payPal.control.dispute(told.paymentId, 'lost')
      expect(await told.seen()).toEqual({
        hasAccess: false,
        status: 'charged-back',
        wantsAttention: true,
        dispute: 'lost',
        notices: ['dispute-opened', 'dispute-lost'],
        takenBack: 1,
      })
      expect(await told.shown()).toMatch(/access-taken-back .*because=charged-back/)
      expect(await told.sums()).toEqual({ collectedCents: 9900, returnedCents: 9900 })
    })
  })
})
