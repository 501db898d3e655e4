/** Repeated buying and withdrawing: beyond the number in the terms, the operator decides. */
import { expect, test } from 'vitest'
import { heavyUseGenerations } from '#core/selling/heavy-use.ts'
import { writingRequest } from '#core/writer/testing/writing-request.ts'
import type { Buyer } from '#server/testing/buyer.ts'
import { forEachShop } from '#server/testing/for-each-shop.ts'
import type { TestShop } from '#server/testing/test-shop.ts'

const dayMs = 24 * 60 * 60_000
const byHand = { status: 'requested', byHand: true }

forEachShop((open) => {
  async function buy(shop: TestShop, buyer: Buyer, email: string, payer: string): Promise<string> {
    const { preferenceId, orderId } = await buyer.openMercadoPago(email)
    shop.mercadoPago.control.pay(preferenceId, { outcome: 'approved', email: payer })
    await shop.settled()
    expect(await buyer.claim()).toMatchObject({ status: 'paid' })
    return orderId
  }

  async function withdraw(buyer: Buyer): Promise<unknown> {
    return (await buyer.send('POST', '/api/withdrawal')).json()
  }

  async function shownTo(buyer: Buyer): Promise<unknown> {
    return (await (await buyer.send('GET', '/api/withdrawal')).json()).purchase
  }

  test.each([
    ['e-mail', { email: 'ana@example.org', payer: 'another@example.org' }, false],
    ['payer', { email: 'other@example.org', payer: 'Payer@example.org' }, false],
    ['browser', { email: 'other@example.org', payer: 'another@example.org' }, true],
  ])(
    'the third withdrawal in a year with the same %s needs the operator',
    async (_, again, stays) => {
      const shop = await open({ withdrawalsPerYear: 2 })
      const first = shop.buyer()
      for (let turn = 0; turn < 2; turn += 1) {
        await buy(shop, first, 'ana@example.org', 'payer@example.org')
        expect(await withdraw(first)).toEqual({ status: 'refunded' })
      }
      const third = stays ? first : shop.buyer()
      const orderId = await buy(shop, third, again.email, again.payer)
      expect(await withdraw(third)).toEqual(byHand)
      expect(await withdraw(third)).toEqual(byHand)
      expect(await shownTo(third)).toMatchObject({ orderId, status: 'requested', byHand: true })

      await shop.selling.reconcile()
      expect(shop.keptCents(orderId)).toEqual([9900])
      expect((await third.send('GET', '/api/session')).status).toBe(200)
      expect(await (await third.send('GET', '/api/session')).json()).toMatchObject({
        authorized: true,
      })
      expect(await shop.store.findOrder(orderId)).toMatchObject({ wantsAttention: true })
      expect(await shop.store.readBacklog()).toMatchObject({ withdrawalsWaiting: 1 })
      const history = await shop.store.orderHistory(orderId)
      const waits = { event: 'withdrawal-waits', details: { former: 2, generations: 0 } }
      expect(history?.events).toContainEqual(expect.objectContaining(waits))

      // It was requested in time, so the operator need not insist, however late they decide.
      shop.clock.aheadMs += 20 * dayMs
      expect(await shop.selling.refund(orderId, false)).toBe('refunded')
      expect(shop.keptCents(orderId)).toEqual([0])
      expect(await (await third.send('GET', '/api/session')).json()).toMatchObject({
        authorized: false,
      })
      expect(await shop.store.readBacklog()).toMatchObject({ withdrawalsWaiting: 0 })
    },
  )

  const providers = ['mercadopago', 'paypal'] as const
  let browsers = 0

  /** A fresh browser buys under an e-mail never seen before; the payer's own stays hidden. */
  async function buyHidden(
    shop: TestShop,
    provider: (typeof providers)[number],
    payerId: string | null,
  ): Promise<Buyer> {
    const buyer = shop.buyer()
    browsers += 1
    const typed = `fresh-${browsers}@example.org`
    if (provider === 'paypal') {
      const { paypalOrderId } = await buyer.openPayPal(typed)
      shop.payPal.control.approve(paypalOrderId, { email: null, payerId })
      await buyer.capture(paypalOrderId)
    } else {
      const { preferenceId } = await buyer.openMercadoPago(typed)
      shop.mercadoPago.control.pay(preferenceId, { outcome: 'approved', email: null, payerId })
    }
    await shop.settled()
    expect(await buyer.claim()).toMatchObject({ status: 'paid' })
    return buyer
  }

  async function generate(buyer: Buyer, times: number): Promise<void> {
    for (let turn = 0; turn < times; turn += 1) {
      const answer = await buyer.send('POST', '/api/writing', writingRequest())
      await answer.text()
      expect(answer.status).toBe(200)
    }
  }

  test.each(providers)(
    'a payer at %s whose e-mail is hidden is known by the provider’s id, in ever new browsers',
    async (provider) => {
      const shop = await open({ withdrawalsPerYear: 2 })
      const answers: unknown[] = []
      for (let turn = 0; turn < 5; turn += 1) {
        answers.push(await withdraw(await buyHidden(shop, provider, 'PAYER12345678')))
      }
      const refunded = { status: 'refunded' }
      expect(answers).toEqual([refunded, refunded, byHand, byHand, byHand])
      expect(await withdraw(await buyHidden(shop, provider, 'ANOTHER123456'))).toEqual(refunded)
    },
  )

  test.each(providers)(
    'where %s says nothing of the payer, heavy use needs the operator and light use does not',
    async (provider) => {
      const shop = await open({ withdrawalsPerYear: 2 })
      const light = await buyHidden(shop, provider, null)
      await generate(light, heavyUseGenerations - 1)
      expect(await withdraw(light)).toEqual({ status: 'refunded' })
      const heavy = await buyHidden(shop, provider, null)
      await generate(heavy, heavyUseGenerations)
      expect(await withdraw(heavy)).toEqual(byHand)
      expect(await shop.store.readBacklog()).toMatchObject({ withdrawalsWaiting: 1 })
      // Whoever is known by the provider's id has used what they paid for.
      const known = await buyHidden(shop, provider, 'PAYER12345678')
      await generate(known, heavyUseGenerations)
      expect(await withdraw(known)).toEqual({ status: 'refunded' })
    },
  )

  test('only what was written since the purchase counts as its use', async () => {
    const shop = await open({ withdrawalsPerYear: 2 })
    const buyer = await buyHidden(shop, 'mercadopago', null)
    await generate(buyer, heavyUseGenerations)
    const { preferenceId } = await buyer.openMercadoPago(`fresh-${browsers}@example.org`)
    const hidden = { outcome: 'approved', email: null, payerId: null } as const
    shop.mercadoPago.control.pay(preferenceId, hidden)
    await shop.settled()
    expect(await withdraw(buyer)).toEqual({ status: 'refunded' })
    expect(await withdraw(buyer)).toEqual(byHand)
  })

  test('somebody else can still withdraw, and so can the same person a year later', async () => {
    const shop = await open({ withdrawalsPerYear: 1 })
    const [ana, rui] = [shop.buyer(), shop.buyer()]
    await buy(shop, ana, 'ana@example.org', 'payer@example.org')
    expect(await withdraw(ana)).toEqual({ status: 'refunded' })
    await buy(shop, rui, 'rui@example.org', 'another@example.org')
    expect(await withdraw(rui)).toEqual({ status: 'refunded' })
    await buy(shop, ana, 'ana@example.org', 'payer@example.org')
    expect(await withdraw(ana)).toEqual(byHand)

    // The stand-in's clock does not move with ours, so the request is backdated instead.
    await shop.engine.db
      .updateTable('orders')
      .set(({ eb }) => ({ withdrawal_asked_at: eb('withdrawal_asked_at', '-', 366 * dayMs) }))
      .execute()
    const latest = shop.buyer()
    await buy(shop, latest, 'maria@example.org', 'payer@example.org')
    expect(await withdraw(latest)).toEqual({ status: 'refunded' })
  })

  test('two simultaneous withdrawals of one person do not both count as the last allowed', async () => {
    const shop = await open({ withdrawalsPerYear: 1 })
    const [one, other] = [shop.buyer(), shop.buyer()]
    await buy(shop, one, 'ana@example.org', 'payer@example.org')
    await buy(shop, other, 'rui@example.org', 'payer@example.org')
    const answers = await Promise.all([withdraw(one), withdraw(other)])
    expect(answers).toContainEqual(byHand)
    expect(answers).toContainEqual({ status: 'refunded' })
  })

  test('0 means no limit', async () => {
    const shop = await open({ withdrawalsPerYear: 0 })
    const buyer = shop.buyer()
    for (let turn = 0; turn < 4; turn += 1) {
      await buy(shop, buyer, 'ana@example.org', 'payer@example.org')
      expect(await withdraw(buyer)).toEqual({ status: 'refunded' })
    }
  })
})
