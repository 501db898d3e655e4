/** The next buyer at a browser where somebody else's payment is pending. */
import { describe, expect, test } from 'vitest'
import type { Buyer } from '#server/testing/buyer.ts'
import { forEachShop, paidByMercadoPago, payer } from '#server/testing/for-each-shop.ts'
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

    test('of a declined buyer is not the one that the next e-mail gets', async () => {
      const shop = await open()
      const browser = shop.buyer()
      const { preferenceId, orderId } = await browser.openMercadoPago(ana)
      shop.mercadoPago.control.pay(preferenceId, { outcome: 'rejected' })
      await shop.settled()
      expect((await browser.openMercadoPago(rui)).orderId).not.toBe(orderId)
      expect((await shop.store.findOrder(orderId))?.email).toBe(ana)
    })
  })

  describe('an order about whose payment nobody has heard yet', () => {
    /** What Ana did at the provider before anybody told us, and what tells us in the end. */
    const unheard = {
      'a slip whose notice was lost': async (shop: TestShop, browser: Buyer, typed?: string) => {
        const { orderId, preferenceId } = await browser.openMercadoPago(typed)
        const { control } = shop.mercadoPago
        const slip = { outcome: 'pending', method: 'bolbradesco', email: payer } as const
        const { id } = control.pay(preferenceId, { ...slip, delivery: 'never' })
        return {
          orderId,
          heard: async () => {
            control.settle(id, 'approved')
            await shop.settled()
          },
        }
      },
      'a card whose notice was lost': async (shop: TestShop, browser: Buyer, typed?: string) => {
        const { orderId, preferenceId } = await browser.openMercadoPago(typed)
        const card = { outcome: 'approved', email: payer } as const
        shop.mercadoPago.control.pay(preferenceId, { ...card, delivery: 'never' })
        return { orderId, heard: async () => void (await shop.selling.reconcile()) }
      },
      'PayPal approved and not captured': async (
        shop: TestShop,
        browser: Buyer,
        typed?: string,
      ) => {
        const { orderId, paypalOrderId } = await browser.openPayPal(typed)
        shop.payPal.control.approve(paypalOrderId, { email: payer }, 'never')
        return { orderId, heard: async () => void (await shop.selling.reconcile()) }
      },
      'a provider’s page that is still open': async (
        shop: TestShop,
        browser: Buyer,
        typed?: string,
      ) => {
        const { orderId, preferenceId } = await browser.openMercadoPago(typed)
        const card = { outcome: 'approved', email: payer } as const
        return {
          orderId,
          heard: async () => {
            shop.mercadoPago.control.pay(preferenceId, card)
            await shop.settled()
          },
        }
      },
    }
    const cases = Object.entries(unheard).flatMap(([name, begin]) =>
      ([ana, undefined] as const).flatMap((typed) =>
        [rui, ...(typed === undefined ? [] : [''])].flatMap((next) =>
          (['mercadopago', 'paypal'] as const).map(
            (provider) =>
              [name, typed ?? 'nobody', next || 'nobody', provider, begin, typed, next] as const,
          ),
        ),
      ),
    )

    test.each(cases)(
      '(%s) stays with %s when %s comes next at %s, and is heard of afterwards',
      async (_, _typed, _next, provider, begin, typed, next) => {
        const shop = await open()
        const browser = shop.buyer()
        const first = await begin(shop, browser, typed)
        const cookie = browser.cookies.get('enlace-purchase')
        const taken =
          provider === 'paypal'
            ? await browser.openPayPal(next)
            : await browser.openMercadoPago(next)
        expect(taken.orderId).not.toBe(first.orderId)
        expect(browser.cookies.get('enlace-purchase')).not.toBe(cookie)
        expect((await shop.store.findOrder(first.orderId))?.email).toBe(typed ?? null)
        await first.heard()
        expect(await recipients(shop)).toEqual([typed ?? payer])
        expect(await browser.claim({ returned: 'success' })).toMatchObject({ status: 'pending' })
        expect(browser.cookies.has('enlace-session')).toBe(false)
      },
    )

    test('and was paid and let in a moment ago does not let the next one in', async () => {
      const shop = await open()
      const browser = shop.buyer()
      const { preferenceId } = await browser.openMercadoPago(ana)
      shop.mercadoPago.control.pay(preferenceId, { outcome: 'approved', email: payer })
      await shop.settled()
      expect(await browser.claim()).toMatchObject({ status: 'paid', user: { email: ana } })
      await browser.openMercadoPago(rui)
      expect(await browser.claim({ returned: 'success' })).toMatchObject({ status: 'pending' })
    })
  })

  describe('an order made ahead, as the purchase card comes into view', () => {
    test.each(['mercadopago', 'paypal'] as const)(
      'takes the first e-mail typed there, and leaves at %s under the same cookie',
      async (provider) => {
        const shop = await open()
        const browser = shop.buyer()
        const seen = await browser.openMercadoPago('', { ahead: true })
        const cookie = browser.cookies.get('enlace-purchase')
        const left =
          provider === 'paypal' ? await browser.openPayPal(ana) : await browser.openMercadoPago(ana)
        expect(browser.cookies.get('enlace-purchase')).toBe(cookie)
        expect(left.orderId === seen.orderId).toBe(provider === 'mercadopago')
        expect((await shop.store.findOrder(seen.orderId))?.email).toBe(ana)
      },
    )

    test('is not taken over once somebody without an e-mail has left to pay it', async () => {
      const shop = await open()
      const browser = shop.buyer()
      const seen = await browser.openMercadoPago('', { ahead: true })
      expect(await browser.openMercadoPago('')).toMatchObject({ orderId: seen.orderId })
      // Back from the provider’s page, the card comes into view once more.
      expect(await browser.openMercadoPago('', { ahead: true })).toMatchObject({
        orderId: seen.orderId,
      })
      expect((await browser.openMercadoPago(rui)).orderId).not.toBe(seen.orderId)
      expect((await shop.store.findOrder(seen.orderId))?.email).toBeNull()
    })
  })

  describe('somebody who corrects a typing mistake', () => {
    test('gets an order under the right e-mail, and the access of the one they pay', async () => {
      const shop = await open()
      const browser = shop.buyer()
      const wrong = await browser.openMercadoPago('ana@exmaple.org')
      const right = await browser.openMercadoPago(ana)
      expect(right.orderId).not.toBe(wrong.orderId)
      shop.mercadoPago.control.pay(right.preferenceId, { outcome: 'approved', email: payer })
      await shop.settled()
      expect(await browser.claim()).toMatchObject({ status: 'paid', user: { email: ana } })
      expect(await recipients(shop)).toEqual([ana])
    })

    test('can still withdraw from what they bought here before', async () => {
      const shop = await open()
      const { buyer } = await paidByMercadoPago(shop, ana)
      expect(await buyer.claim()).toMatchObject({ status: 'paid' })
      await buyer.openMercadoPago(rui)
      const answer = await buyer.send('POST', '/api/withdrawal')
      expect(await answer.json()).toEqual({ status: 'refunded' })
    })

    test('in another tab still has what they paid in the first one sent there', async () => {
      const shop = await open()
      const browser = shop.buyer()
      const first = await browser.openPayPal('ana@exmaple.org')
      const second = await browser.openPayPal(ana)
      shop.payPal.control.approve(first.paypalOrderId, { email: payer }, 'never')
      shop.payPal.control.approve(second.paypalOrderId, { email: payer }, 'never')
      expect(await browser.capture(second.paypalOrderId)).toBe('paid')
      await expect(browser.capture(first.paypalOrderId)).rejects.toThrow('order-not-found')
      await shop.selling.reconcile()
      expect((await recipients(shop)).sort()).toEqual([ana, 'ana@exmaple.org'])
      expect(await browser.claim()).toMatchObject({ status: 'paid', user: { email: ana } })
    })
  })
})
