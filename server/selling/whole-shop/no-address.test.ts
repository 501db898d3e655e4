/** Buyers for whom the provider sends a placeholder instead of an e-mail address. */
import { expect, test } from 'vitest'
import type { Buyer } from '#server/testing/buyer.ts'
import { forEachShop } from '#server/testing/for-each-shop.ts'
import type { TestShop } from '#server/testing/test-shop.ts'

const withheld = 'XXXXXXXXXXX'
const dayMs = 24 * 60 * 60_000

forEachShop((open) => {
  async function buyWithheld(shop: TestShop, buyer: Buyer, provider: 'mercadopago' | 'paypal') {
    if (provider === 'paypal') {
      const { paypalOrderId } = await buyer.openPayPal()
      shop.payPal.control.approve(paypalOrderId, { email: withheld })
      await buyer.capture(paypalOrderId)
    } else {
      const { preferenceId } = await buyer.openMercadoPago()
      shop.mercadoPago.control.pay(preferenceId, { outcome: 'approved', email: withheld })
    }
    await shop.settled()
    const claim = await buyer.claim()
    if (claim.status !== 'paid') throw new Error(claim.status)
    return claim.user
  }

  test.each(['mercadopago', 'paypal'] as const)(
    'two buyers at %s without an address never share an account',
    async (provider) => {
      const shop = await open()
      const first = await buyWithheld(shop, shop.buyer(), provider)
      const second = await buyWithheld(shop, shop.buyer(), provider)
      expect(first).toMatchObject({ email: '', pin: expect.stringMatching(/^\d{6}$/) })
      expect(second).toMatchObject({ email: '', pin: expect.stringMatching(/^\d{6}$/) })
      expect(second.pin).not.toBe(first.pin)
      const subscriptions = await shop.subscriptions()
      expect(subscriptions).toHaveLength(2)
      for (const { email, created_at, ends_at } of subscriptions) {
        expect({ email, lasts: ends_at - created_at }).toEqual({ email: null, lasts: 30 * dayMs })
      }
    },
  )

  test('the letter to a buyer without an address needs the operator, and has no recipient', async () => {
    const shop = await open()
    await buyWithheld(shop, shop.buyer(), 'mercadopago')
    expect(await shop.letters()).toMatchObject([{ kind: 'pin', recipient: '' }])
  })
})
