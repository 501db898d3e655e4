/**
 * Many orders at once through stand-ins that lose, double, reorder, delay and forge notifications, over server
 * processes that are killed; and in the end the books are compared (issue of selling, its first measure).
 */
import { setTimeout as wait } from 'node:timers/promises'
import { startSmtpPeer } from '#adapters/mail/testing/smtp-peer.ts'
import { kyselyStore } from '#adapters/store/kysely-store.ts'
import { applyMigrations } from '#adapters/store/migrations/apply-migrations.ts'
import { openAddress } from '#adapters/store/testing/open-address.ts'
import type { Store } from '#server/ports/store.ts'
import { compareBooks } from './compare-books.ts'
import { createChance, playOrder } from './order-stories.ts'
import { startShopProcess } from './shop-processes.ts'
import { startPaymentStandIns } from './test-shop.ts'

export interface OrderRounds {
  orders: number
  /** Instances over the database. */
  instances: number
  seed: number
  /** A server is killed at a random moment after each so many orders have begun, however fast the machine is. */
  ordersPerKill: number
}

export interface OrderRoundsResult {
  kills: number
  made: number
  paid: number
  extended: number
  returned: number
  keptCents: number
  /** What does not agree; empty is what is wanted. */
  disagreements: string[]
}

/** Orders under way at the same time. */
const lanes = 8
const patienceMs = 60_000
/** A kill falls somewhere into the steps of the orders under way. */
const killWithinMs = 400

export async function runOrderRounds(
  address: string,
  { orders, instances, seed, ordersPerKill }: OrderRounds,
): Promise<OrderRoundsResult> {
  const engine = await openAddress(address)
  await applyMigrations(engine, Date.now())
  const store = kyselyStore(engine)
  const mail = await startSmtpPeer()
  const standIns = await startPaymentStandIns()
  const shared = {
    address,
    mercadoPagoUrl: standIns.mercadoPago.apiUrl,
    payPalUrl: standIns.payPal.apiUrl,
    smtpUrl: mail.url,
  }
  const shops = await Promise.all(Array.from({ length: instances }, () => startShopProcess(shared)))
  const anyShop = () => shops[Math.floor(Math.random() * shops.length)]
  standIns.payPal.control.webhookUrl = `${anyShop()?.url}/api/webhooks/paypal`

  let kills = 0
  let killing = Promise.resolve()
  /** One after the other: a killed server is back before the next one dies. */
  function killSoon(): void {
    killing = killing.then(async () => {
      await wait(Math.random() * killWithinMs)
      await anyShop()?.kill()
      kills += 1
    })
  }

  try {
    let next = 0
    const lane = async () => {
      while (next < orders) {
        const place = next
        next += 1
        if (next % ordersPerKill === 0) killSoon()
        // Of its own, so that the story does not hang on how the lanes run beside each other.
        const chance = createChance(seed + place * 7_919)
        // Some come back, and some pay twice at the same moment under one address.
        const email = `buyer-${chance() < 0.2 ? Math.floor(place / 2) : place}@example.org`
        await playOrder(email, {
          ...standIns,
          chance,
          shopUrl: () => anyShop()?.url ?? '',
          until: Date.now() + patienceMs,
        })
      }
    }
    await Promise.all(Array.from({ length: lanes }, lane))
    await killing

    standIns.mercadoPago.control.clearFaults()
    standIns.payPal.control.clearFaults()
    await standIns.mercadoPago.control.deliverLate()
    await standIns.payPal.control.deliverLate()
    const compare = () => compareBooks(engine, store, standIns, mail.received)
    const until = Date.now() + patienceMs
    let result = await compare()
    // The reconciler needs a while for what nobody told it.
    while (result.disagreements.length > 0 && Date.now() < until) {
      await wait(250)
      await sendWaitingLetters(store)
      result = await compare()
    }
    return { kills, ...result }
  } finally {
    await Promise.all(shops.map((shop) => shop.end()))
    await standIns.close()
    await mail.close()
    await engine.close()
  }
}

/** A busy machine lets an attempt run out of time; the next one would be due in half a minute. */
async function sendWaitingLetters(store: Store): Promise<void> {
  for (const letter of await store.listLetters(['waiting'], 1_000)) {
    if (letter.lastError !== null) await store.retryLetter(letter.id, Date.now())
  }
}
