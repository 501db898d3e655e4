/** A world's buyers: they open checkouts at the servers, pay at the providers, and remember what they were promised. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Provider } from '#core/selling/payment.ts'
import { Buyer } from '#server/testing/buyer.ts'
import type { World } from './world.ts'

/** An order that a server has acknowledged. */
export interface MarketOrder {
  readonly provider: Provider
  readonly orderId: string
  /** The preference's id, or PayPal's order id. */
  readonly reference: string
  readonly email: string
  readonly buyer: Buyer
  /** Mercado Pago's payment id, once there is one. */
  paymentId?: number
}

export interface Market {
  /** Every checkout that a server has answered. */
  readonly made: readonly MarketOrder[]
  /** What buyers have paid for, in the order in which the provider saw it. */
  readonly paid: readonly MarketOrder[]
  /** PINs that a server has shown to a buyer. */
  readonly shownPins: { pin: string; email: string }[]
  /**
   * Makes sure there are this many unpaid checkouts, opening the missing ones at healthy servers. On a starved machine
   * some fail even so (5 s for a connection to PostgreSQL) and are retried up to `retriesMost` times.
   */
  stock(count: number, retriesMost?: number): Promise<void>
  /** Pays one of them; the provider notifies our servers. Throws if there is none. */
  pay(): MarketOrder
  /** The buyer of an order returns from the provider and may close the page before the answer. */
  comeBack(order: MarketOrder): void
}

const openAtOnce = 6
const retryAfterMs = 500

/** Buyers use any server that is alive, unless `urlOf` says which. */
export function createMarket(
  world: World,
  chance: () => number,
  urlOf: () => string = () => anyUrl(world, chance),
): Market {
  const made: MarketOrder[] = []
  const paid: MarketOrder[] = []
  const unpaid: MarketOrder[] = []
  const shownPins: { pin: string; email: string }[] = []
  let buyers = 0

  async function open(): Promise<MarketOrder> {
    buyers += 1
    const email = `buyer-${buyers}@example.org`
    const buyer = new Buyer(urlOf)
    if (buyers % 2 === 0) {
      const { orderId, preferenceId } = await buyer.openMercadoPago(email)
      return { provider: 'mercado-pago', orderId, reference: preferenceId, email, buyer }
    }
    const { orderId, paypalOrderId } = await buyer.openPayPal(email)
    return { provider: 'paypal', orderId, reference: paypalOrderId, email, buyer }
  }

  return {
    made,
    paid,
    shownPins,
    stock: async (count, retriesMost = 5) => {
      for (let retries = 0; unpaid.length < count; ) {
        const missing = Math.min(count - unpaid.length, openAtOnce)
        const tries = await Promise.allSettled(Array.from({ length: missing }, open))
        for (const one of tries) {
          if (one.status === 'fulfilled') {
            made.push(one.value)
            unpaid.push(one.value)
          } else if (retries < retriesMost) {
            retries += 1
            await wait(retryAfterMs)
          } else {
            const lastWords = world.output().slice(-2_000)
            throw new Error(`no checkout: ${lastWords}`, { cause: one.reason })
          }
        }
      }
    },
    pay: () => {
      const order = unpaid.shift()
      if (!order) throw new Error('nothing in stock')
      const { mercadoPago, payPal } = world.standIns
      if (order.provider === 'mercado-pago') {
        order.paymentId = mercadoPago.control.pay(order.reference, { outcome: 'approved' }).id
      } else payPal.control.approve(order.reference)
      paid.push(order)
      return order
    },
    comeBack: ({ buyer, email, reference, provider, paymentId }) => {
      const come = async () => {
        if (provider === 'paypal') await buyer.capture(reference)
        const answer = await buyer.claim({
          returned: 'success',
          ...(paymentId !== undefined && { paymentId: String(paymentId) }),
        })
        if (answer.status === 'paid') shownPins.push({ pin: answer.user.pin, email })
      }
      // A server killed in the meantime has promised nothing.
      come().catch(() => {})
    },
  }
}

function anyUrl({ servers }: World, chance: () => number): string {
  const alive = servers.filter((server) => server.isAlive())
  const server = alive[Math.floor(chance() * alive.length)]
  if (!server) throw new Error('no server is alive')
  return server.url
}
