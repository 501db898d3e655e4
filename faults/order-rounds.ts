/**
 * Many orders at once through stand-ins that lose, double, reorder, delay and forge notifications, over real servers
 * that are killed and services that fail. At the end the books are compared.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { createChance, pick } from './chance.ts'
import { playOrder } from './order-stories.ts'
import type { World } from './world.ts'

export interface OrderRounds {
  orders: number
  seed: number
  /** A server is killed at a random moment each time this many orders have begun, however fast the machine is. */
  ordersPerKill?: number
  /** Runs alongside each order. */
  beside?: (order: number) => Promise<void>
  onKill?: (sofar: OrderCounts) => void
  /** Ends the rounds early. */
  isEnough?: (() => boolean) | undefined
}

export interface OrderCounts {
  /** Orders that have begun. */
  orders: number
  kills: number
}

/** Orders in progress at the same time. */
const lanes = 8
/** A kill falls somewhere among the steps of the orders in progress. */
const killWithinMs = 400
/** Longer than any lease. */
const downMs = 130_000

/** Plays the orders in a world whose servers are listening; returns how many there were. */
export async function runOrderRounds(world: World, rounds: OrderRounds): Promise<OrderCounts> {
  const { orders, seed, ordersPerKill = Number.POSITIVE_INFINITY, beside } = rounds
  const killChance = createChance(seed)
  const shopUrl = () => pick(Math.random, world.servers).url
  let next = 0
  let kills = 0
  let killing = Promise.resolve()
  // A server that does not come back ends the rounds at once, or its buyers would wait forever.
  let isOver = false
  const broken = Promise.withResolvers<never>()

  /** One at a time: a killed server is back before the next one dies. */
  function killSoon(): void {
    killing = killing.then(async () => {
      await wait(killChance() * killWithinMs)
      const place = Math.floor(killChance() * world.servers.length)
      await world.servers[place]?.kill()
      kills += 1
      await world.jump(downMs)
      await world.start(place).listening
      rounds.onKill?.({ orders: next, kills })
    })
    killing.catch((error: unknown) => {
      isOver = true
      broken.reject(error)
    })
  }

  const lane = async () => {
    while (next < orders && !rounds.isEnough?.()) {
      const place = next
      next += 1
      if (next % ordersPerKill === 0) killSoon()
      // One per order, so the story does not depend on how the lanes interleave.
      const chance = createChance(seed + place * 7_919)
      // Some buyers return, and some pay twice at the same moment under one address.
      const email = `buyer-${chance() < 0.2 ? Math.floor(place / 2) : place}@example.org`
      const tools = { ...world.standIns, chance, shopUrl, isOver: () => isOver }
      const story = playOrder(email, tools)
      await Promise.all([story, beside?.(place)])
    }
  }
  await Promise.race([Promise.all(Array.from({ length: lanes }, lane)), broken.promise])
  await killing
  return { orders: next, kills }
}
