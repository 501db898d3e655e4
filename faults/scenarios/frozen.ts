/**
 * One instance is frozen in the middle of a purchase while another, whose clock has passed every lease, finishes what
 * the first had begun; then the first continues where it stopped, sure that everything is still its own.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { bundleServer } from '../bundle-server.ts'
import { createChance } from '../chance.ts'
import { createEvidence } from '../kills/evidence.ts'
import { aims, meetOrder } from '../kills/meet-order.ts'
import { type Step, steps } from '../kills/steps.ts'
import { createMarket, type MarketOrder } from '../market.ts'
import { judge } from '../oracle.ts'
import type { RealServer } from '../real-server.ts'
import { engineNames, type Outcome, type Scenario, type Setting } from '../scenario.ts'
import { createWorld } from '../world.ts'

const freezesOf = { short: 5, long: 100 }
const ordersInEach = 3
const apartMs = 8
/** Longer than any lease: the outbox's, due work's, an order's and a generation's. */
const passedMs = 11 * 60_000
/**
 * How long the other instance has, in real time, to finish the purchases. It cannot while the frozen one holds the
 * database's write lock; for a quarter of the freezes that lasts longer than a writer's patience of 10 s.
 */
const frozenMostMs = { usually: 5_000, sometimes: 12_000 }
const lookMs = 50
/** A thawed instance does what it was about to do within this time. */
const resumedMs = 300

/** The steps in which a purchase can be interrupted. */
const middle = steps.filter((step) => step !== 'marked')

export const frozen: Scenario = { name: 'frozen', engines: engineNames, run }

async function run(setting: Setting): Promise<Outcome> {
  const { seed, newDatabase, size, say, isEnough } = setting
  const freezes = setting.count ?? freezesOf[size]
  const chance = createChance(seed)
  let letterArrived: () => Promise<void> = async () => {}
  const world = await createWorld({
    databaseUrl: await newDatabase(),
    instances: 2,
    beforeMailAnswer: () => letterArrived(),
    serverFile: await bundleServer(),
  })
  try {
    const servers: [RealServer, RealServer] = [world.start(0), world.start(1)]
    await Promise.all(servers.map((server) => server.listening))
    let front = servers[0]
    const market = createMarket(world, chance, () => front.url)
    const evidence = createEvidence(world)
    letterArrived = async () => {
      evidence.letterArrived()
      await wait(chance() * 15)
    }
    // The provider needs some time, or no order would ever be caught between two steps.
    for (const service of ['mercadoPago', 'payPal'] as const) {
      world.proxies[service].latencyMs = () => chance() * 15
    }
    const counts = { rounds: 0, finishedMeanwhile: 0 }
    const frozenAt = new Map<Step, number>()

    for (; counts.rounds < freezes && !isEnough?.(); counts.rounds += 1) {
      const [victim, other] = chance() < 0.5 ? servers : [servers[1], servers[0]]
      front = victim
      world.standIns.payPal.control.webhookUrl = `${victim.url}/api/webhooks/paypal`
      await market.stock(ordersInEach)
      evidence.forgetAnswers()
      // Frozen until the victim is: everything in progress by then is the victim's.
      other.freeze()
      const aim = middle[counts.rounds % middle.length] ?? 'paid'
      const orders = await buy(aim)
      const met = await meetOrder({
        evidence,
        moment: aims[aim].moment,
        orders: new Map(orders.map((order) => [order, 'paid'])),
        eligible: () => true,
      })
      if (chance() < 0.5) await wait(chance() * aims[aim].withinMs)
      victim.freeze()
      const step = await evidence.stepOf(met ?? orders[0])
      frozenAt.set(step, (frozenAt.get(step) ?? 0) + 1)

      front = other
      world.clock.jump(passedMs)
      other.thaw()
      await other.setClock()
      for (const order of orders) if (chance() < 0.5) market.comeBack(order)
      if (await areMarked(orders)) counts.finishedMeanwhile += 1
      await thaw(victim)
      if (counts.rounds % 10 === 9) say?.(JSON.stringify(counts))
    }
    const judgement = await judge(world, market)
    const at = [...frozenAt].map(([step, times]) => [`frozen, the order ${step}`, times])
    return {
      rounds: counts.rounds,
      injected: Object.fromEntries(at),
      figures: { 'finished by the other meanwhile': counts.finishedMeanwhile },
      judgement,
    }

    async function buy(aim: Step): Promise<[MarketOrder, ...MarketOrder[]]> {
      const orders: [MarketOrder, ...MarketOrder[]] = [begin(aim)]
      while (orders.length < ordersInEach) {
        await wait(chance() * apartMs)
        orders.push(begin(aim))
      }
      return orders
    }

    function begin(aim: Step): MarketOrder {
      const order = market.pay()
      evidence.follow(order)
      // A buyer who returns makes us ask the provider too, whatever the webhook does.
      if (aim !== 'recorded' && chance() < 0.4) market.comeBack(order)
      return order
    }

    async function areMarked(orders: readonly MarketOrder[]): Promise<boolean> {
      const { usually, sometimes } = frozenMostMs
      const until = performance.now() + (chance() < 0.25 ? sometimes : usually)
      for (;;) {
        const found = await Promise.all(orders.map((order) => evidence.stepOf(order)))
        if (found.every((step) => step === 'marked')) return true
        if (performance.now() > until) return false
        await wait(lookMs)
      }
    }

    /** Half of the time it acts before it learns how late it is. */
    async function thaw(victim: RealServer): Promise<void> {
      const isToldFirst = chance() < 0.5
      const told = isToldFirst ? victim.setClock() : undefined
      victim.thaw()
      await wait(resumedMs)
      await (told ?? victim.setClock())
    }
  } finally {
    await world.close()
  }
}
