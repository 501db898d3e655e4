/** Faults on the exchanges with a service, all kinds equally often. */
import type { FaultKind } from './fault-kinds.ts'
import type { FaultProxy } from './fault-proxy.ts'

const stormKinds = [
  'timeout',
  'reset',
  'lost-answer',
  'half-open',
  'truncated',
  'slow',
  '5xx',
  'wrong-words',
] as const satisfies readonly FaultKind[]

/** From now on `share` of all exchanges is hit; every kind comes once before any comes again. */
export function startStorm(proxy: FaultProxy, chance: () => number, share: number): void {
  let bag: FaultKind[] = []
  proxy.plan = () => {
    if (chance() >= share) return undefined
    if (bag.length === 0) bag = [...stormKinds]
    return bag.splice(Math.floor(chance() * bag.length), 1)[0]
  }
}
