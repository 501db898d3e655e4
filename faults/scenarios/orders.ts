/** Orders of every story over servers that are killed, with notifications lost, doubled, reordered, late and forged. */
import { bundleServer } from '../bundle-server.ts'
import { judge } from '../oracle.ts'
import { runOrderRounds } from '../order-rounds.ts'
import { engineNames, type Outcome, type Scenario, type Setting } from '../scenario.ts'
import { createWorld } from '../world.ts'

const ordersOf = { short: 40, long: 500 }
const ordersPerKill = { short: 13, long: 8 }

export const orders = ordersOver('orders', 1)
/** The same over two servers on one database. */
export const sharedOrders = ordersOver('orders-shared', 2)

function ordersOver(name: string, instances: number): Scenario {
  return {
    name,
    engines: engineNames,
    run: async (setting: Setting): Promise<Outcome> => {
      const { seed, newDatabase, size, count = ordersOf[size], say, isEnough } = setting
      const world = await createWorld({
        databaseUrl: await newDatabase(),
        serverFile: await bundleServer(),
        instances,
      })
      try {
        for (let place = 0; place < instances; place += 1) await world.start(place).listening
        const played = await runOrderRounds(world, {
          ...{ orders: count, seed, ordersPerKill: ordersPerKill[size] },
          onKill: (sofar) => say?.(JSON.stringify(sofar)),
          isEnough,
        })
        const { mercadoPago, payPal } = world.standIns
        const failed = [...mercadoPago.control.deliveries, ...payPal.control.deliveries].filter(
          ({ status }) => status === 0 || status >= 500,
        )
        const judgement = await judge(world, undefined)
        return {
          rounds: played.orders,
          injected: { SIGKILL: played.kills, 'notification not taken': failed.length },
          judgement,
        }
      } finally {
        await world.close()
      }
    },
  }
}
