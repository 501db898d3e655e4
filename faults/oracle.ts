/** The oracle at the end of every scenario: everything promised is there, and nothing else. */
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { compareBooks } from '#server/testing/compare-books.ts'
import { pinIn } from '#server/testing/pin-letter.ts'
import { HttpBrowser } from '../testing/http-browser.ts'
import { findContent } from './find-content.ts'
import { findNotifications } from './find-notifications.ts'
import type { Market } from './market.ts'
import type { World } from './world.ts'

export interface Judgement {
  /** Orders paid at the providers, and their letters with a PIN, counted by distinct Message-ID. */
  paid: number
  letters: number
  /** Letters that arrived more than once under the same Message-ID. */
  repeatedLetters: number
  /** Notifications that our servers answered with 200. */
  acknowledged: number
  /** PINs that opened the door: from every letter, and every one shown on a page. */
  opened: number
  /** What was promised and is missing, or is there and must not be. Goal: none. */
  losses: string[]
}

/** For a scenario in which nobody buys. */
export const noJudgement: Judgement = {
  paid: 0,
  letters: 0,
  repeatedLetters: 0,
  acknowledged: 0,
  opened: 0,
  losses: [],
}

/** Combines several worlds' judgements. */
export function sumJudgements(all: readonly Judgement[]): Judgement {
  return all.reduce(
    (sum, one) => ({
      paid: sum.paid + one.paid,
      letters: sum.letters + one.letters,
      repeatedLetters: sum.repeatedLetters + one.repeatedLetters,
      acknowledged: sum.acknowledged + one.acknowledged,
      opened: sum.opened + one.opened,
      losses: [...sum.losses, ...one.losses],
    }),
    noJudgement,
  )
}

export interface Settling {
  /** Words only a couple knows that went through the servers. */
  contentMarks?: readonly string[]
  /** Real time without any progress before giving up. */
  patienceMs?: number
}

/**
 * Lets everything finish (all services up, one live server per instance, time passing), then judges: money in <=>
 * exactly one access of its days and one letter with a PIN that opens; nothing acknowledged is lost; no content on the
 * server.
 */
export async function judge(
  world: World,
  market: Market | undefined,
  { contentMarks = [], patienceMs = 90_000 }: Settling = {},
): Promise<Judgement> {
  world.heal()
  await Promise.all(world.servers.map((server, place) => server.isAlive() || world.start(place)))
  await Promise.all(world.servers.map((server) => server.listening))
  const { mercadoPago, payPal } = world.standIns
  await mercadoPago.control.deliverLate()
  await payPal.control.deliverLate()

  const { engine, store, standIns, clock } = world
  const compare = async () => {
    const books = await compareBooks(engine, store, standIns, world.mail.received, clock.latest())
    books.disagreements.push(...(await findUncollected(world, market)))
    return books
  }
  let books = await compare()
  let fewest = books.disagreements.length
  let until = performance.now() + patienceMs
  for (let jumpMs = 130_000; books.disagreements.length > 0; jumpMs *= 1.5) {
    if (performance.now() > until) break
    // Leases expire and retries become due; then the workers get their turn.
    await world.jump(Math.min(jumpMs, 2 * 60 * 60_000))
    await wait(2_200)
    books = await compare()
    if (books.disagreements.length < fewest) {
      fewest = books.disagreements.length
      until = performance.now() + patienceMs
    }
  }
  const losses = [...books.disagreements]

  const known = new Set(
    (await world.engine.db.selectFrom('orders').select('id').execute()).map(({ id }) => id),
  )
  for (const { orderId } of market?.made ?? []) {
    if (!known.has(orderId)) losses.push(`the order ${orderId} was acknowledged and is gone`)
  }
  const acknowledged = await findNotifications(world, losses)
  const opened = await openDoors(world, market, losses)
  if (world.engine.name === 'sqlite') await checkFile(world, losses)
  losses.push(...(await findContent(world, contentMarks)))

  const pinLetters = world.mail.received.filter(({ mail }) => pinIn(mail.text) !== undefined)
  const distinct = new Set(pinLetters.map(({ mail }) => mail.messageId))
  return {
    paid: books.paid,
    letters: distinct.size,
    repeatedLetters: pinLetters.length - distinct.size,
    acknowledged,
    opened,
    losses,
  }
}

/**
 * Orders that buyers have paid for and the store does not show as paid. The books alone cannot tell: what a buyer
 * approves at PayPal is not money until we collect it.
 */
async function findUncollected({ engine }: World, market: Market | undefined): Promise<string[]> {
  const rows = await engine.db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'paid')
    .execute()
  const paid = new Set(rows.map(({ id }) => id))
  return (market?.paid ?? [])
    .filter(({ orderId }) => !paid.has(orderId))
    .map(({ orderId }) => `the order ${orderId} was paid for and is not shown as paid`)
}

/** Logs in with every PIN from a letter or a page, unless its access was withdrawn. */
async function openDoors(
  world: World,
  market: Market | undefined,
  losses: string[],
): Promise<number> {
  const url = world.servers[0]?.url ?? ''
  const ended = await world.engine.db
    .selectFrom('subscriptions')
    .select('email')
    .where('ends_at', '<=', world.clock.now())
    .execute()
  const isEnded = new Set(ended.map(({ email }) => email))
  const doors = new Map<string, { pin: string; email: string }>()
  for (const { recipient, mail } of world.mail.received) {
    const pin = pinIn(mail.text)
    if (pin !== undefined) doors.set(`${recipient} ${pin}`, { pin, email: recipient })
  }
  for (const shown of market?.shownPins ?? []) doors.set(`${shown.email} ${shown.pin}`, shown)
  let opened = 0
  for (const door of doors.values()) {
    if (isEnded.has(door.email)) continue
    const answer = await new HttpBrowser().logIn(url, door)
    if (answer === 'open') opened += 1
    else losses.push(`the PIN of ${door.email} was answered ${answer}`)
  }
  return opened
}

async function checkFile({ engine }: World, losses: string[]): Promise<void> {
  const check = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(engine.db)
  const verdict = check.rows[0]?.integrity_check
  if (verdict !== 'ok') losses.push(`the file's integrity: ${verdict}`)
}
