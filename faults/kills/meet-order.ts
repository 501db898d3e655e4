/** Waits until an order reaches a given moment, to aim a fault at it. */
import { setTimeout as wait } from 'node:timers/promises'
import type { MarketOrder } from '../market.ts'
import type { Evidence, Sight } from './evidence.ts'
import type { Step } from './steps.ts'

export type Moment = Sight | 'paid' | 'committed' | 'marked'

/** The moment to wait for, and how soon after it the fault must fall. */
export const aims: Record<Step, { moment: Moment; withinMs: number }> = {
  paid: { moment: 'paid', withinMs: 6 },
  recorded: { moment: 'asked', withinMs: 6 },
  fetched: { moment: 'answered', withinMs: 2 },
  committed: { moment: 'committed', withinMs: 100 },
  'data-sent': { moment: 'letter', withinMs: 8 },
  marked: { moment: 'marked', withinMs: 10 },
}

export interface Meeting {
  evidence: Evidence
  moment: Moment
  /** The orders in progress. */
  orders: ReadonlyMap<MarketOrder, Step>
  /** Whether this order may be the target. */
  eligible: (order: MarketOrder) => boolean
}

/** How long to wait for an order to reach the moment. */
const patienceMs = 30_000
const lookMs = 20

/** Returns the order; undefined if none got there in time. */
export async function meetOrder(meeting: Meeting): Promise<MarketOrder | undefined> {
  const { evidence, moment, orders, eligible } = meeting
  if (moment === 'paid') return [...orders.keys()].find(eligible)
  const until = performance.now() + patienceMs
  if (moment === 'committed' || moment === 'marked') {
    while (performance.now() < until) {
      for (const order of orders.keys()) {
        if (!eligible(order)) continue
        const step = await evidence.stepOf(order)
        if (step === moment || step === 'marked') return order
      }
      await wait(lookMs)
    }
    return undefined
  }
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), patienceMs)
    evidence.onSight = (sight, order) => {
      if (sight !== moment || !eligible(order)) return
      clearTimeout(timer)
      resolve(order)
    }
  })
}
