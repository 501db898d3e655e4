/** Floods from the network against the whole server: each address has its limits, and no table grows without bound. */
import { expect, test } from 'vitest'
import { errorSentence } from '#core/messages/error-sentences.ts'
import { Buyer } from '#server/testing/buyer.ts'
import { forEachShop } from '#server/testing/for-each-shop.ts'
import type { TestShop } from '#server/testing/test-shop.ts'

const ana = 'ana@example.org'
const minuteMs = 60_000

async function buy(shop: TestShop, email: string): Promise<void> {
  const buyer = shop.buyer()
  const { preferenceId } = await buyer.openMercadoPago(email)
  shop.mercadoPago.control.pay(preferenceId, { outcome: 'approved' })
  await shop.settled()
}

forEachShop((open) => {
  async function remind(shop: TestShop, address: string, email: string): Promise<Response> {
    return new Buyer(shop.url, address).send('POST', '/api/session/reminder', {
      email,
      language: 'fr',
    })
  }
  /** Refusals so far, as the operator's figures count them. */
  async function limited(shop: TestShop, limit: string): Promise<number> {
    const { text } = await shop.metrics.read()
    return Number(new RegExp(`^enlace_limited_total{limit="${limit}"} (.+)$`, 'm').exec(text)?.[1])
  }
  const counterRows = async (shop: TestShop) =>
    (await shop.engine.db.selectFrom('door_counters').select('scope').execute()).length

  test('one address may ask for a limited number of reminders an hour, and its flood leaves one row', async () => {
    const shop = await open()
    const before = await counterRows(shop)
    const answers: number[] = []
    for (let turn = 0; turn < 80; turn += 1) {
      const address = `2001:db8:0:7::${turn.toString(16)}`
      const answer = await remind(shop, address, `nobody-${turn}@example.org`)
      answers.push(answer.status)
      if (turn < 79) continue
      const waitSeconds = Number(answer.headers.get('retry-after'))
      expect(waitSeconds).toBeGreaterThan(0)
      const wait = { code: 'too-many-attempts', retryAfterMs: waitSeconds * 1_000 } as const
      const { error } = await answer.json()
      expect(error).toEqual({ code: wait.code, message: errorSentence(wait, 'fr') })
      shop.clock.aheadMs += waitSeconds * 1_000
    }
    expect(answers).toEqual([...Array(60).fill(202), ...Array(20).fill(429)])
    expect(await limited(shop, 'reminders')).toBe(20)
    expect((await counterRows(shop)) - before).toBeLessThanOrEqual(2)
    expect((await remind(shop, '2001:db8:0:7::1', ana)).status).toBe(202)
    expect((await remind(shop, '2001:db8:0:8::1', ana)).status).toBe(202)
  })

  test('one customer gets ten letters a day, and the PIN of a new payment even after that', async () => {
    const shop = await open()
    await buy(shop, ana)
    for (let hour = 0; hour < 12; hour += 1) {
      for (let turn = 0; turn < 4; turn += 1) await remind(shop, `203.0.113.${hour}`, ana)
      shop.clock.aheadMs += 66 * minuteMs
    }
    const kinds = async () => (await shop.letters()).map(({ kind }) => kind)
    expect((await kinds()).filter((kind) => kind === 'reminder')).toHaveLength(10)
    await buy(shop, ana)
    expect((await kinds()).filter((kind) => kind === 'pin')).toHaveLength(2)
    shop.clock.aheadMs += 20 * 60 * minuteMs
    await remind(shop, '203.0.113.99', ana)
    expect((await kinds()).filter((kind) => kind === 'reminder')).toHaveLength(11)
  })

  test('every call from one address counts, and others are not held up', async () => {
    const shop = await open({ callsPerMinute: 20 })
    const ask = async (address: string) =>
      (await new Buyer(shop.url, address).send('GET', '/api/session')).status
    const answers: number[] = []
    for (let turn = 0; turn < 25; turn += 1) answers.push(await ask('203.0.113.7'))
    expect(answers).toEqual([...Array(20).fill(200), ...Array(5).fill(429)])
    expect(await ask('203.0.113.8')).toBe(200)
    expect(await limited(shop, 'calls')).toBe(5)
    expect(await limited(shop, 'reminders')).toBe(0)
    const health = await new Buyer(shop.url, '203.0.113.7').send('GET', '/api/health')
    expect(health.status).toBe(200)
    shop.clock.aheadMs += minuteMs
    expect(await ask('203.0.113.7')).toBe(200)
  })
})
