/** Buyers carry on while something is wrong with the store. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Market } from './market.ts'
import type { World } from './world.ts'

export interface Meanwhile {
  begin(): void | Promise<void>
  /** How long the trouble lasts. */
  lastsMs: number
  end(): void | Promise<void>
}

/**
 * Pays some orders before the trouble starts and some while it lasts, and opens more checkouts meanwhile. Four must be
 * in stock. Returns how often our servers have refused with 5xx since then.
 */
export async function sellMeanwhile(
  { standIns }: World,
  market: Market,
  chance: () => number,
  { begin, lastsMs, end }: Meanwhile,
): Promise<number> {
  const refusals = () =>
    [...standIns.mercadoPago.control.deliveries, ...standIns.payPal.control.deliveries].filter(
      ({ status }) => status >= 500,
    ).length
  const before = refusals()
  market.pay()
  market.comeBack(market.pay())
  await wait(chance() * 30)
  await begin()
  let refusedCheckouts = 0
  try {
    market.pay()
    market.comeBack(market.pay())
    const checkouts = market.stock(4, 0).catch(() => {
      refusedCheckouts += 1
    })
    await wait(lastsMs)
    await end()
    await checkouts
  } catch (error) {
    await end()
    throw error
  }
  return refusals() - before + refusedCheckouts
}
