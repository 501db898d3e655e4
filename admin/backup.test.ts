/** A backup made by the real command while a real server is selling; restored, and compared with all the books. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { startSmtpPeer } from '#adapters/mail/testing/smtp-peer.ts'
import { openSqlite } from '#adapters/store/dialects/sqlite.ts'
import { kyselyStore } from '#adapters/store/kysely-store.ts'
import { applyMigrations } from '#adapters/store/migrations/apply-migrations.ts'
import { Buyer } from '#server/testing/buyer.ts'
import { compareBooks } from '#server/testing/compare-books.ts'
import { testSecretKey } from '#server/testing/open-shop.ts'
import { pinIn } from '#server/testing/pin-letter.ts'
import { startShopProcess } from '#server/testing/shop-processes.ts'
import { startPaymentStandIns } from '#server/testing/test-shop.ts'
import { admin, newFolder } from '../testing/run-process.ts'

/** Processes are started and queried, on a machine that may be busy. */
vi.setConfig({ testTimeout: 180_000 })

const [acknowledgedCount, meanwhileCount, afterwardsCount] = [3, 10, 3]

test('a backup taken under load restores to what the providers’ books say, with one letter for each access', async () => {
  const folder = newFolder()
  const address = join(folder, 'enlace.db')
  const file = join(folder, 'backup.db')
  const mail = await startSmtpPeer()
  const standIns = await startPaymentStandIns()
  const { control } = standIns.mercadoPago
  const shared = {
    address,
    mercadoPagoUrl: standIns.mercadoPago.apiUrl,
    payPalUrl: standIns.payPal.apiUrl,
    smtpUrl: mail.url,
  }
  const run = (...words: string[]) =>
    admin([...words, '--json'], { DATA_DIR: folder, SECRET_KEY: testSecretKey })
  let shop = await startShopProcess(shared)
  let isOpen = true
  const close = async () => {
    if (isOpen) await shop.end()
    isOpen = false
  }
  try {
    // All checkouts are opened first: a restored database cannot know one that was made later.
    const count = acknowledgedCount + meanwhileCount + afterwardsCount
    const orders = await Promise.all(
      Array.from({ length: count }, async (_, place) => {
        const email = `buyer-${place}@example.org`
        const buyer = new Buyer(() => shop.url)
        return { email, buyer, ...(await buyer.openMercadoPago(email)) }
      }),
    )
    const pay = ({ preferenceId, email }: (typeof orders)[number]) =>
      control.pay(preferenceId, { outcome: 'approved', email })
    const paid = async (order: (typeof orders)[number]) => {
      pay(order)
      await expect
        .poll(async () => (await order.buyer.claim()).status, { timeout: 60_000, interval: 50 })
        .toBe('paid')
    }
    const acknowledged = orders.slice(0, acknowledgedCount)
    const meanwhile = orders.slice(acknowledgedCount, -afterwardsCount)
    const afterwards = orders.slice(-afterwardsCount)
    await Promise.all(acknowledged.map(paid))

    const selling = Promise.all(
      meanwhile.map(async (order, place) => {
        await wait(place * 40)
        await paid(order)
      }),
    )
    const written = await run('backup', '--to', file)
    expect(written).toMatchObject({ code: 0, stderr: '' })
    expect(JSON.parse(written.stdout)).toMatchObject({ orders: count, isReadable: true })
    await selling
    await Promise.all(afterwards.map(paid))
    // A busy machine sends a letter again under the same Message-ID when the answer came too late.
    const letters = () => new Set(mail.received.map(({ mail: { messageId } }) => messageId)).size
    await expect.poll(letters, { timeout: 60_000 }).toBe(count)

    expect(await run('restore', '--from', file)).toMatchObject({ code: 1 })
    await close()
    const restored = await run('restore', '--from', file)
    expect(restored).toMatchObject({ code: 0, stderr: '' })
    rmSync(JSON.parse(restored.stdout).formerAt)

    const engine = await openSqlite(address)
    try {
      await applyMigrations(engine, Date.now())
      const store = kyselyStore(engine)
      const inBackup = await engine.db
        .selectFrom('orders')
        .select('id')
        .where('subscription_id', 'is not', null)
        .execute()
      const kept = new Set(inBackup.map(({ id }) => id))
      for (const { orderId } of acknowledged) expect(kept).toContain(orderId)
      for (const { orderId } of afterwards) expect(kept).not.toContain(orderId)

      const mailedBefore = mail.received.length
      shop = await startShopProcess(shared)
      isOpen = true
      // For an access in the backup the earlier letter counts; for a lost one, the letter sent now.
      const isOf = (orderIds: ReadonlySet<string>, text = '') =>
        [...orderIds].some((id) => text.includes(id))
      const counting = () =>
        mail.received.filter(
          ({ mail: { text } }, place) => place >= mailedBefore || isOf(kept, text),
        )
      const disagreements = async () =>
        (await compareBooks(engine, store, standIns, counting())).disagreements
      await expect.poll(disagreements, { timeout: 60_000, interval: 100 }).toEqual([])
      const { paid: paidOrders } = await compareBooks(engine, store, standIns, counting())
      expect(paidOrders).toBe(count)

      // Those whose access was lost, and only those, got a second letter. It contains the PIN that now opens.
      const again = mail.received.slice(mailedBefore)
      const recipients = again.filter(({ mail: { text } }) => !isOf(kept, text))
      expect([...new Set(recipients.map(({ recipient }) => recipient))].toSorted()).toEqual(
        orders
          .filter(({ orderId }) => !kept.has(orderId))
          .map(({ email }) => email)
          .toSorted(),
      )
      const someone = afterwards[0]
      const letter = again.find(({ recipient }) => recipient === someone?.email)
      const door = new Buyer(shop.url)
      const opened = await door.send('POST', '/api/session', {
        pin: pinIn(letter?.mail.text ?? ''),
      })
      expect(await opened.json()).toMatchObject({
        authorized: true,
        user: { email: someone?.email },
      })
    } finally {
      await engine.close()
    }
  } finally {
    await close()
    await standIns.close()
    await mail.close()
  }
})
