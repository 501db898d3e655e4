import { describe, expect, test } from 'vitest'
import { priceCents } from '#core/selling/offer.ts'
import { checkoutOf, refused, startMs, unreachable } from '#server/testing/played-provider.ts'
import { type SellerChanges, sellersOverOneStore } from '#server/testing/test-seller.ts'
import { type CheckoutAsked, makeCheckout } from './checkout.ts'

const newSeller = sellersOverOneStore()
let browsers = 0

/** A seller, and requests from a browser of its own. */
function newBuyer(changes: SellerChanges = {}) {
  const shop = newSeller(changes)
  browsers += 1
  const purchaseHash = `buyer-${browsers}`
  const ask = (asked: Partial<CheckoutAsked> = {}) =>
    makeCheckout(shop.seller, {
      ...{ provider: 'mercado-pago', purchaseHash, language: 'fr', email: null },
      ...{ isAhead: false, timeZone: undefined, locale: undefined },
      nextPurchaseHash: `${purchaseHash}-next`,
      ...{ address: '203.0.113.7' },
      ...asked,
    })
  const made = async (asked: Partial<CheckoutAsked> = {}) => {
    const answer = await ask(asked)
    if (answer.answer !== 'made') throw new Error(answer.answer)
    return answer
  }
  return { ...shop, purchaseHash, ask, made }
}

describe('a checkout', () => {
  test('asks the provider for our price, words, addresses and end', async () => {
    const { made, mercadoPago, kept, seller, purchaseHash, events } = newBuyer()
    const { orderId, ...page } = await made()
    expect(page).toEqual({ answer: 'made', purchaseHash, ...checkoutOf(orderId) })
    const expiresAtMs = startMs + seller.timings.offerMs
    expect(mercadoPago.asked).toEqual([
      [
        'createCheckout',
        {
          ...{ orderId, amountCents: priceCents, currency: 'BRL', language: 'fr', expiresAtMs },
          title: 'Enlace\u202f: accès pour 1 mois',
          description: '30 jours de cérémonies illimitées',
          returnUrls: {
            success: 'https://enlace.test/pagamento/sucesso',
            pending: 'https://enlace.test/pagamento/pendente',
            failure: 'https://enlace.test/pagamento/falha',
          },
        },
      ],
    ])
    expect(await kept(orderId)).toMatchObject({
      ...{ purchaseHash, provider: 'mercado-pago', language: 'fr', email: null },
      ...{ createdAt: startMs, expiresAt: expiresAtMs, checkout: checkoutOf(orderId) },
      nextLookAt: startMs + seller.timings.lookUnitMs,
    })
    expect(events).toEqual(['mercado-pago checkout-made'])
  })

  test('carries the e-mail given, and is nobody’s who gives another or none', async () => {
    const { made, payPal, kept, purchaseHash } = newBuyer()
    const asked = { provider: 'paypal', email: 'ana@example.org' } as const
    const { orderId } = await made(asked)
    expect(payPal.asked).toMatchObject([['createCheckout', { email: 'ana@example.org' }]])
    expect(await made(asked)).toMatchObject({ orderId, purchaseHash })
    for (const email of ['rui@example.org', null]) {
      const nextPurchaseHash = `${purchaseHash}-${email}`
      const next = await made({ ...asked, email, nextPurchaseHash })
      expect(next.orderId).not.toBe(orderId)
      expect(next.purchaseHash).toBe(nextPurchaseHash)
      expect((await kept(next.orderId)).email).toBe(email)
    }
    expect((await kept(orderId)).email).toBe('ana@example.org')
  })

  test('keeps the browser’s time zone and locale, as far as Intl knows them', async () => {
    const { made, kept } = newBuyer()
    const { orderId } = await made({ timeZone: 'America/Toronto', locale: 'fr-CA-u-ca-buddhist' })
    const dateForm = { timeZone: 'America/Toronto', locale: 'fr-CA' }
    expect(await kept(orderId)).toMatchObject({ dateForm, browserHash: expect.any(String) })
    await made({ timeZone: 'Mars/Olympus', locale: 'en-GB' })
    expect(await kept(orderId)).toMatchObject({
      dateForm: { timeZone: 'Europe/Paris', locale: 'fr-FR' },
    })
  })

  test.each([
    ['mercado-pago', 24 * 60],
    ['paypal', 150],
  ] as const)(
    'at %s is offered again for %i minutes, and then replaced',
    async (provider, minutes) => {
      const { made, clock, mercadoPago, payPal } = newBuyer()
      const first = await made({ provider })
      clock.nowMs = startMs + minutes * 60_000
      expect(await made({ provider })).toEqual(first)
      expect([...mercadoPago.asked, ...payPal.asked]).toHaveLength(1)
      clock.nowMs += 1
      expect((await made({ provider })).orderId).not.toBe(first.orderId)
    },
  )

  test('that another call from the same browser made first is the one returned', async () => {
    const { made, mercadoPago, store } = newBuyer()
    const first = { providerReference: 'first', checkoutUrl: 'https://provider.test/first' }
    mercadoPago.meanwhile = async () => {
      const [, request] = mercadoPago.asked[0] ?? []
      const { orderId } = request as { orderId: string }
      await store.keepCheckout(orderId, first, startMs)
    }
    expect(await made()).toMatchObject(first)
  })

  test('at a disabled provider is refused as such', async () => {
    const { ask } = newBuyer({ payments: {} })
    expect(await ask()).toEqual({ answer: 'provider-off' })
  })

  test('beyond the limit of its network address is refused, with the time to wait', async () => {
    const { ask, mercadoPago } = newBuyer({ checkoutsPerHour: 1 })
    const address = '2001:db8:0:7::'
    await ask({ address: `${address}1` })
    expect(await ask({ address: `${address}2`, purchaseHash: 'neighbour' })).toMatchObject({
      ...{ answer: 'too-many-attempts', retryAfterMs: expect.any(Number) },
    })
    expect(await ask({ address: '2001:db8:0:8::1', purchaseHash: 'next' })).toMatchObject({
      answer: 'made',
    })
    expect(mercadoPago.asked).toHaveLength(2)
  })
})

describe('a checkout that the provider did not make', () => {
  test('is retried for the same order when the provider was unreachable', async () => {
    const { ask, made, mercadoPago, events, store, purchaseHash } = newBuyer()
    mercadoPago.failing = { createCheckout: unreachable }
    expect(await ask()).toEqual({ answer: 'payment-failed' })
    expect(events).toEqual(['mercado-pago checkout-unreachable'])
    mercadoPago.failing = {}
    await made()
    expect(await store.ordersOfPurchase(purchaseHash)).toHaveLength(1)
  })

  test('is retried with another order when the provider refused', async () => {
    const { ask, made, mercadoPago, events, store, purchaseHash, history } = newBuyer()
    mercadoPago.failing = { createCheckout: refused }
    expect(await ask()).toEqual({ answer: 'payment-failed' })
    expect(events).toEqual(['mercado-pago checkout-refused'])
    const [first] = await store.ordersOfPurchase(purchaseHash)
    expect(first?.isRetired).toBe(true)
    expect(await history(first?.id ?? '')).toContainEqual({
      event: 'retired',
      details: { because: 'checkout-refused' },
    })
    mercadoPago.failing = {}
    expect((await made()).orderId).not.toBe(first?.id)
  })
})
