import { expect, test } from 'vitest'
import { errorSentence } from '#core/messages/error-sentences.ts'
import { Buyer } from '#server/testing/buyer.ts'
import { forEachShop } from '#server/testing/for-each-shop.ts'

/** Asks for a checkout as the page does, and returns the status. */
async function ask(buyer: Buyer, provider: 'mercadopago' | 'paypal' = 'mercadopago') {
  const answer = await buyer.send('POST', `/api/checkout/${provider}`, { language: 'fr' })
  await answer.text()
  return answer.status
}

forEachShop((open) => {
  test('one address block may make a limited number of checkouts an hour, over both providers', async () => {
    const shop = await open({ checkoutsPerHour: 3 })
    const at = (host: string) => new Buyer(shop.url, `2001:db8:0:${host}`)
    expect(await ask(at('7::1'))).toBe(200)
    const second = at('7::2')
    expect([await ask(second), await ask(second, 'paypal')]).toEqual([200, 200])

    const path = '/api/checkout/mercadopago'
    const refused = await at('7:ffff::3').send('POST', path, { language: 'fr' })
    expect(refused.status).toBe(429)
    const waitSeconds = Number(refused.headers.get('retry-after'))
    expect(waitSeconds).toBeGreaterThan(0)
    const { error } = await refused.json()
    const wait = { code: 'too-many-attempts', retryAfterMs: waitSeconds * 1_000 } as const
    expect(error).toEqual({ code: wait.code, message: errorSentence(wait, 'fr') })

    expect(await ask(at('8::1'))).toBe(200)
    shop.clock.aheadMs += waitSeconds * 1_000
    expect(await ask(at('7::4'))).toBe(200)
  })

  test('a port that a proxy appends to an address does not make it a different one', async () => {
    const shop = await open({ checkoutsPerHour: 2 })
    const from = (address: string) => ask(new Buyer(shop.url, address))
    const v4 = ['203.0.113.9:4001', '203.0.113.9:4002', '203.0.113.9:4003']
    const v6 = ['[2001:db8::9]:4001', '[2001:db8::9]:4002', '2001:db8::9']
    for (const addresses of [v4, v6]) {
      const answers: number[] = []
      for (const address of addresses) answers.push(await from(address))
      expect(answers).toEqual([200, 200, 429])
    }
  })

  test('a checkout the browser already has is returned again, and does not count', async () => {
    const shop = await open({ checkoutsPerHour: 2 })
    const buyer = shop.buyer()
    const { preferenceId } = await buyer.openMercadoPago('', { ahead: true })
    for (let turn = 0; turn < 4; turn += 1) await buyer.openMercadoPago('a@example.org')
    expect(await ask(shop.buyer())).toBe(200)
    expect(await ask(shop.buyer())).toBe(429)
    expect((await buyer.openMercadoPago('a@example.org')).preferenceId).toBe(preferenceId)
    expect(await ask(buyer, 'paypal')).toBe(429)
  })

  test('an attempt counts even if the provider did not answer', async () => {
    const shop = await open({ checkoutsPerHour: 2 })
    const buyer = shop.buyer()
    shop.mercadoPago.control.fail({ kind: 'status', status: 503, times: 1_000 })
    expect([await ask(buyer), await ask(buyer), await ask(buyer)]).toEqual([502, 502, 429])
  })

  test('instances share the limit, even for simultaneous requests', async () => {
    const shop = await open({ checkoutsPerHour: 5 })
    const other = await shop.another()
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, turn) =>
        ask(new Buyer(turn % 2 === 0 ? shop.url : other.url)),
      ),
    )
    expect(answers.filter((status) => status === 200)).toHaveLength(5)
    expect(answers.filter((status) => status === 429)).toHaveLength(7)
  })
})
