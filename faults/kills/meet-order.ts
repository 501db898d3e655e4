/** Waits until an order comes to a moment. */
import { setTimeout as wait } from 'node:timers/promises'
import type { MarketOrder } from '../market.ts'
import type { Evidence, Sight } from './evidence.ts'
import type { Step } from './steps.ts'

export type Moment = Sight | 'paid' | 'committed' | 'marked'

export interface Meeting {
  evidence: Evidence
  moment: Moment
  /** Those under way. */
  orders: ReadonlyMap<MarketOrder, Step>
  /** Whether the moment of this order is the one that is meant. */
  eligible: (order: MarketOrder) => boolean
}

/** For what never comes to the moment that was meant. */
const patienceMs = 30_000
const lookMs = 20

/** Answers the order; undefined when none came in time. */
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
