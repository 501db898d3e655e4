/** The next buyer at a browser where somebody else's payment is pending. */
import { describe, expect, test } from 'vitest'
import type { Buyer } from '#server/testing/buyer.ts'
import { forEachShop, payer } from '#server/testing/for-each-shop.ts'
import type { TestShop } from '#server/testing/test-shop.ts'

const ana = 'ana@example.org'
const rui = 'rui@example.org'

/** Ana has a slip to pay, made in this browser; `typed` is the e-mail she typed. */
async function slipOf(shop: TestShop, browser: Buyer, typed: string | null = ana) {
  const { preferenceId, orderId } = await browser.openMercadoPago(typed ?? undefined)
  const { control } = shop.mercadoPago
  const outcome = { outcome: 'pending', method: 'bolbradesco', email: payer } as const
  const { id } = control.pay(preferenceId, outcome)
  await shop.settled()
  const pay = async () => {
    control.settle(id, 'approved')
    await shop.settled()
  }
  return { preferenceId, orderId, pay }
}

const recipients = async (shop: TestShop) =>
  (await shop.letters()).map(({ recipient }) => recipient)

forEachShop((open) => {
  describe('an order with a pending payment', () => {
    test.each(['mercadopago', 'paypal'] as const)(
      'keeps its e-mail when the next one types another at %s',
      async (provider) => {
        const shop = await open()
        const browser = shop.buyer()
        const { orderId, pay } = await slipOf(shop, browser)
        await (provider === 'paypal' ? browser.openPayPal(rui) : browser.openMercadoPago(rui))
        expect((await shop.store.findOrder(orderId))?.email).toBe(ana)
        await pay()
        expect(await recipients(shop)).toEqual([ana])
      },
    )

    test('keeps its buyer: the next one gets, and pays for, an order of their own', async () => {
      const shop = await open()
      const browser = shop.buyer()
      const { orderId, preferenceId, pay } = await slipOf(shop, browser)
      const next = await browser.openMercadoPago(rui)
      expect(next.orderId).not.toBe(orderId)
      expect(next.preferenceId).not.toBe(preferenceId)
      await pay()
      // Ana's slip is paid, but this browser is no longer hers.
      expect(await browser.claim({ returned: 'pending' })).toMatchObject({
        status: 'pending',
        purchase: { email: 'rui@example.org' },
      })
      shop.mercadoPago.control.pay(next.preferenceId, { outcome: 'approved' })
      await shop.settled()
      expect(await browser.claim()).toMatchObject({ status: 'paid', user: { email: rui } })
      expect(await browser.claim()).toMatchObject({ status: 'paid', user: { email: rui } })
      expect((await recipients(shop)).sort()).toEqual([ana, rui])
    })

    test('is neither paid nor taken over by a next buyer who types no e-mail', async () => {
      const shop = await open()
      const browser = shop.buyer()
      const { orderId, pay } = await slipOf(shop, browser)
      const next = await browser.openMercadoPago()
      expect(next.orderId).not.toBe(orderId)
      expect((await shop.store.findOrder(next.orderId))?.email).toBeNull()
      shop.mercadoPago.control.pay(next.preferenceId, { outcome: 'approved', email: rui })
      await shop.settled()
      expect(await recipients(shop)).toEqual([rui])
      expect(await browser.claim()).toMatchObject({ status: 'paid', user: { email: rui } })
      await pay()
      // Rui has logged in here since, so what Ana paid for goes to her alone.
      expect(await browser.claim()).toMatchObject({ status: 'paid', user: { email: rui } })
      expect(await recipients(shop)).toEqual([rui, ana])
    })

    test('of a buyer who typed no e-mail does not get the next one’s', async () => {
      const shop = await open()
      const browser = shop.buyer()
      const { orderId, pay } = await slipOf(shop, browser, null)
      const next = await browser.openMercadoPago(rui)
      expect(next.orderId).not.toBe(orderId)
      await pay()
      expect(await recipients(shop)).toEqual([payer])
    })

    test('stays with a buyer who types the same e-mail again, however it is written', async () => {
      const shop = await open()
      const browser = shop.buyer()
      const { orderId, preferenceId, pay } = await slipOf(shop, browser)
      expect(await browser.openMercadoPago(' ANA@example.org')).toMatchObject({
        orderId,
        preferenceId,
      })
      await browser.openPayPal(ana)
      expect(await browser.claim({ returned: 'pending' })).toMatchObject({
        status: 'pending',
        purchase: { email: 'ana@example.org' },
      })
      await pay()
      expect(await browser.claim()).toMatchObject({ status: 'paid', user: { email: ana } })
    })

    test('may get another e-mail once the payment is declined', async () => {
      const shop = await open()
      const browser = shop.buyer()
      const { preferenceId, orderId } = await browser.openMercadoPago(ana)
      shop.mercadoPago.control.pay(preferenceId, { outcome: 'rejected' })
      await shop.settled()
      expect((await browser.openMercadoPago(rui)).orderId).toBe(orderId)
      expect((await shop.store.findOrder(orderId))?.email).toBe(rui)
    })
  })
})
