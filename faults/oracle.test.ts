import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createMarket } from './market.ts'
import { judge } from './oracle.ts'
import { createWorld } from './world.ts'

test('whatever is wrong is found and named, and nothing is found where all is well', {
  timeout: 90_000,
}, async () => {
  const world = await createWorld()
  try {
    await world.start().listening
    const market = createMarket(world, () => 0.5)
    await market.stock(2)
    const [first, second] = [market.pay(), market.pay()]
    const well = await judge(world, market, { contentMarks: ['zqabcdefghij'] })
    expect(well).toMatchObject({ paid: 2, letters: 2, opened: 2, losses: [] })
    expect(well.acknowledged).toBeGreaterThan(0)

    const { db } = world.engine
    const oneDayMs = 24 * 60 * 60_000
    await db
      .updateTable('subscriptions')
      .set(({ eb }) => ({ ends_at: eb('ends_at', '+', oneDayMs) }))
      .where('email', '=', first.email)
      .execute()
    await db.deleteFrom('notifications').execute()
    const again = world.mail.received.find(({ recipient }) => recipient === second.email)
    if (!again) throw new Error('no letter')
    const another = { ...again, mail: { ...again.mail, messageId: '<another@enlace.test>' } }
    Object.assign(world.mail.received, { [world.mail.received.length]: another })
    const uncollected = { ...first, orderId: 'an approved order' }
    Object.assign(market.paid, { [market.paid.length]: uncollected })
    market.shownPins.push({ pin: '111111', email: 'nobody@example.org' })
    writeFileSync(join(world.dataDir, 'careless.log'), 'Em zqabcdefghij.')

    const { losses } = await judge(world, market, { contentMarks: ['zqabcdefghij'], patienceMs: 0 })
    const text = losses.join('\n')
    expect(text).toMatch(/subscription \S+ lasts \d+ ms for 1 paid orders/)
    expect(text).toContain(`${second.orderId} (paid): 2 letters with a PIN`)
    expect(text).toContain('the order an approved order was paid for and is not shown as paid')
    expect(text).toMatch(/notifications of \S+ were acknowledged, 0 are there/)
    expect(text).toContain('the PIN of nobody@example.org was answered')
    expect(text).toContain('careless.log')
  } finally {
    await world.close()
  }
})
