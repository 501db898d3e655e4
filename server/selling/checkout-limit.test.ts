import { expect, test } from 'vitest'
import { errorSentence } from '#core/error-sentences.ts'
import { Buyer } from '#server/testing/buyer.ts'
import { forEachShop } from '#server/testing/for-each-shop.ts'

/** Asks for a checkout as the page does, and answers the status. */
async function ask(buyer: Buyer, provider: 'mercadopago' | 'paypal' = 'mercadopago') {
  const answer = await buyer.send('POST', `/api/checkout/${provider}`, { language: 'fr' })
  await answer.text()
  return answer.status
}

forEachShop((open) => {
  test('one address block has so many checkouts an hour made, at both providers together', async () => {
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

  test('a checkout that a browser already has is answered again, and costs none', async () => {
    const shop = await open({ checkoutsPerHour: 2 })
    const buyer = shop.buyer()
    const { preferenceId } = await buyer.openMercadoPago()
    for (let turn = 0; turn < 4; turn += 1) await buyer.openMercadoPago(`a${turn}@example.org`)
    expect(await ask(shop.buyer())).toBe(200)
    expect(await ask(shop.buyer())).toBe(429)
    expect((await buyer.openMercadoPago()).preferenceId).toBe(preferenceId)
    expect(await ask(buyer, 'paypal')).toBe(429)
  })

  test('a try that the provider did not answer costs one', async () => {
    const shop = await open({ checkoutsPerHour: 2 })
    const buyer = shop.buyer()
    shop.mercadoPago.control.fail({ kind: 'status', status: 503, times: 1_000 })
    expect([await ask(buyer), await ask(buyer), await ask(buyer)]).toEqual([502, 502, 429])
  })

  test('instances share the limit, whatever comes at the same moment', async () => {
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
