/**
 * SIGKILL at random points of webhook -> order -> PIN -> outbox -> mail. Each kill is aimed at one order in the step with
 * the fewest points, at a random moment of it; where it fell is told by the evidence after it, and that is one point.
 * Other orders are under way beside it and are hit wherever they are. All of them go on in the next server.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { pick } from '../chance.ts'
import type { Market, MarketOrder } from '../market.ts'
import type { World } from '../world.ts'
import type { Evidence } from './evidence.ts'
import { type Moment, meetOrder } from './meet-order.ts'
import { isBefore, type Step, steps } from './steps.ts'

export interface KillCounts {
  kills: number
  /** Kills, by the step in which each met the order that it was aimed at: one for a kill at most. */
  points: Record<Step, number>
  /** Orders that a kill has hit, by step: each counts once in each. */
  hits: Record<Step, number>
}

export interface KillRounds {
  world: World
  market: Market
  evidence: Evidence
  chance: () => number
  /** Points to reach, over all steps and in each. */
  wanted: { points: number; inEachStep: number }
  /** Runs beside each life of a server. */
  beside?: (life: number) => void
  onKill?: (sofar: KillCounts) => void
  /** Ends the rounds before their number is reached. */
  isEnough?: () => boolean
}

/** Longer than any lease: as if the machine had been down for so long. */
const downMs = 130_000

/** Buyers who pay in one life of a server, so far apart, and orders under way at most. */
const buyersAtOnce = 3
const apartMs = 8
/** Checkouts that one life opens for many: a server just started takes long for its first. */
const checkoutsAtOnce = 24
const underWayMost = 64

/** What is waited for, and how long after it the kill may fall at most. */
const aims: Record<Step, { moment: Moment; withinMs: number }> = {
  paid: { moment: 'paid', withinMs: 6 },
  recorded: { moment: 'asked', withinMs: 6 },
  fetched: { moment: 'answered', withinMs: 2 },
  committed: { moment: 'committed', withinMs: 100 },
  'data-sent': { moment: 'letter', withinMs: 8 },
  marked: { moment: 'marked', withinMs: 10 },
}

export async function runKills(rounds: KillRounds): Promise<KillCounts> {
  const { world, market, evidence, chance } = rounds
  const counts: KillCounts = { kills: 0, points: zeroOfEach(), hits: zeroOfEach() }
  const { points, hits } = counts
  const hit = new Set<string>()
  /** Paid, and not seen to have come to its end; with the step of the last look. */
  const underWay = new Map<MarketOrder, Step>()
  let checkouts = 0
  // The provider takes its time, or nothing would ever be met between two steps.
  for (const service of ['mercadoPago', 'payPal'] as const) {
    world.proxies[service].latencyMs = () => chance() * 15
  }

  while (!isReached(counts, rounds.wanted) && !rounds.isEnough?.()) {
    evidence.forgetAnswers()
    const aim = aimNext()
    const { moment, withinMs } = aims[aim]
    const server = world.start()
    // What lies in the outbox goes out as soon as a server starts; everything else begins with a buyer.
    const fresh = needsLetter(aim) ? undefined : await payOne(server.listening, aim)
    const eligible = (order: MarketOrder) =>
      order === fresh || (fresh === undefined && isBefore(underWay.get(order), aim))
    const met = await meetOrder({ evidence, moment, orders: underWay, eligible })
    // Half of them at once: some steps are over within a millisecond.
    if (chance() < 0.5) await wait(chance() * withinMs)
    await server.kill()
    counts.kills += 1
    await count(fresh ?? met)
    rounds.onKill?.(counts)
    await world.jump(downMs)
  }
  return counts

  /** The step with the fewest points, now and then any; without a letter in the outbox, one that puts it there. */
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
    // A buyer who comes back asks the provider as well, whatever the webhook does.
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
  // Object.fromEntries forgets that every step is there.
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
