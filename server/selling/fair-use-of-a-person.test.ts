/** Buying, generating, withdrawing and buying again: the hourly limit belongs to the person, not the subscription. */
import { expect, test } from 'vitest'
import { writingRequest } from '#core/writer/testing/writing-request.ts'
import type { Buyer } from '#server/testing/buyer.ts'
import { forEachShop } from '#server/testing/for-each-shop.ts'
import type { TestShop } from '#server/testing/test-shop.ts'

const perHour = 3

forEachShop((open) => {
  async function buy(shop: TestShop, buyer: Buyer, email: string, payer: string): Promise<void> {
    const { preferenceId } = await buyer.openMercadoPago(email)
    shop.mercadoPago.control.pay(preferenceId, {
      outcome: 'approved',
      email: payer,
    })
    await shop.settled()
    expect(await buyer.claim()).toMatchObject({ status: 'paid' })
  }

  async function generate(buyer: Buyer): Promise<number> {
    const answer = await buyer.send('POST', '/api/writing', writingRequest())
    await answer.text()
    return answer.status
  }

  async function withdraw(buyer: Buyer): Promise<void> {
    const answer = await buyer.send('POST', '/api/withdrawal')
    expect(await answer.json()).toEqual({ status: 'refunded' })
  }

  test.each([
    ['the same e-mail', { email: 'ana@example.org', payer: 'other@example.org' }, false],
    ['the same payer', { email: 'other@example.org', payer: 'payer@example.org' }, false],
    ['the same device', { email: 'other@example.org', payer: 'another@example.org' }, true],
  ])('withdrawing and buying again with %s does not reset the hour', async (_, again, stays) => {
    const shop = await open({ generationsPerHour: perHour })
    const first = shop.buyer()
    await buy(shop, first, 'ana@example.org', 'payer@example.org')
    for (let turn = 0; turn < perHour; turn += 1) expect(await generate(first)).toBe(200)
    expect(await generate(first)).toBe(429)
    await withdraw(first)

    const second = stays ? first : shop.buyer()
    await buy(shop, second, again.email, again.payer)
    expect(await generate(second)).toBe(429)
    shop.clock.aheadMs += 60 * 60_000
    expect(await generate(second)).toBe(200)
  })

  test('somebody else who buys at the same time has an hour of their own', async () => {
    const shop = await open({ generationsPerHour: perHour })
    const [one, other] = [shop.buyer(), shop.buyer()]
    await buy(shop, one, 'ana@example.org', 'payer@example.org')
    for (let turn = 0; turn < perHour; turn += 1) expect(await generate(one)).toBe(200)
    await buy(shop, other, 'rui@example.org', 'another@example.org')
    expect(await generate(other)).toBe(200)
  })
})
