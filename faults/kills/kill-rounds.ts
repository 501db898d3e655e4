/**
 * SIGKILL at random points of webhook -> order -> PIN -> outbox -> mail. Each kill is aimed at one order, at a random
 * moment of the step with the fewest points; where it really fell is read from the evidence afterwards, and counts as
 * one point. Other orders are in progress and are hit wherever they are. The next server continues all of them.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { pick } from '../chance.ts'
import type { Market, MarketOrder } from '../market.ts'
import type { World } from '../world.ts'
import type { Evidence } from './evidence.ts'
import { aims, meetOrder } from './meet-order.ts'
import { isBefore, type Step, steps } from './steps.ts'

export interface KillCounts {
  kills: number
  /** Kills, by the step they caught their target order in: at most one per kill. */
  points: Record<Step, number>
  /** Orders hit by a kill, by step: each counts once per step. */
  hits: Record<Step, number>
}

export interface KillRounds {
  world: World
  market: Market
  evidence: Evidence
  chance: () => number
  /** Points to reach, in total and in each step. */
  wanted: { points: number; inEachStep: number }
  /** Called during each life of a server. */
  beside?: (life: number) => void
  onKill?: (sofar: KillCounts) => void
  /** Ends the rounds early. */
  isEnough?: () => boolean
}

/** Longer than any lease, as if the machine had been down that long. */
const downMs = 130_000

/** Buyers paying during one life of a server, the time between them, and the most orders in progress. */
const buyersAtOnce = 3
const apartMs = 8
/** Checkouts that one life opens for later ones: the first is slow on a server that has just started. */
const checkoutsAtOnce = 24
const underWayMost = 64

export async function runKills(rounds: KillRounds): Promise<KillCounts> {
  const { world, market, evidence, chance } = rounds
  const counts: KillCounts = { kills: 0, points: zeroOfEach(), hits: zeroOfEach() }
  const { points, hits } = counts
  const hit = new Set<string>()
  /** Paid orders not yet seen to be finished, with the step last seen. */
  const underWay = new Map<MarketOrder, Step>()
  let checkouts = 0
  // The provider needs some time, or no order would ever be caught between two steps.
  for (const service of ['mercadoPago', 'payPal'] as const) {
    world.proxies[service].latencyMs = () => chance() * 15
  }

  while (!isReached(counts, rounds.wanted) && !rounds.isEnough?.()) {
    evidence.forgetAnswers()
    const aim = aimNext()
    const { moment, withinMs } = aims[aim]
    const server = world.start()
    // Letters in the outbox are sent as soon as a server starts; everything else begins with a buyer.
    const fresh = needsLetter(aim) ? undefined : await payOne(server.listening, aim)
    const eligible = (order: MarketOrder) =>
      order === fresh || (fresh === undefined && isBefore(underWay.get(order), aim))
    const met = await meetOrder({ evidence, moment, orders: underWay, eligible })
    // Half of them immediately: some steps are over within a millisecond.
    if (chance() < 0.5) await wait(chance() * withinMs)
    await server.kill()
    counts.kills += 1
    await count(fresh ?? met)
    rounds.onKill?.(counts)
    await world.jump(downMs)
  }
  return counts

  /** The step with the fewest points, now and then any; the one that adds a letter if it needs one and none waits. */
  function aimNext(): Step {
    const least = Math.min(...steps.map((step) => points[step]))
    const rare = steps.filter((step) => points[step] === least)
    const aim = pick(chance, chance() < 0.1 ? steps : rare)
    const hasLetter = [...underWay.values()].some((step) => isBefore('fetched', step))
    return needsLetter(aim) && !hasLetter ? 'committed' : aim
  }

  async function payOne(listening: Promise<void>, aim: Step): Promise<MarketOrder> {
    await listening
    rounds.beside?.(counts.kills)
    const room = Math.max(0, underWayMost - underWay.size)
    const others = Math.min(Math.floor(chance() * buyersAtOnce), room)
    if (checkouts < 1 + others) {
      await market.stock(checkoutsAtOnce)
      checkouts = checkoutsAtOnce
    }
    checkouts -= 1 + others
    for (let other = 0; other < others; other += 1) {
      begin(aim)
      await wait(chance() * apartMs)
    }
    return begin(aim)
  }

  function begin(aim: Step): MarketOrder {
    const order = market.pay()
    evidence.follow(order)
    underWay.set(order, 'paid')
    // A buyer who returns makes us ask the provider too, whatever the webhook does.
    if (aim !== 'recorded' && chance() < 0.4) market.comeBack(order)
    return order
  }

  async function count(target: MarketOrder | undefined): Promise<void> {
    for (const order of [...underWay.keys()]) {
      const step = await evidence.stepOf(order)
      if (order === target) points[step] += 1
      const point = `${step} ${order.orderId}`
      if (!hit.has(point)) hits[step] += 1
      hit.add(point)
      if (step === 'marked') underWay.delete(order)
      else underWay.set(order, step)
    }
  }
}

function zeroOfEach(): Record<Step, number> {
  // Object.fromEntries loses the fact that every step is present.
  return Object.fromEntries(steps.map((step) => [step, 0])) as Record<Step, number>
}

function isReached({ points }: KillCounts, wanted: KillRounds['wanted']): boolean {
  const numbers = Object.values(points)
  const sum = numbers.reduce((total, number) => total + number, 0)
  return sum >= wanted.points && Math.min(...numbers) >= wanted.inEachStep
}

function needsLetter(aim: Step): boolean {
  return aim === 'data-sent' || aim === 'marked'
}
