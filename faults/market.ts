/** Buyers of a world: they open checkouts at the servers and pay at the providers, and remember what was promised them. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Provider } from '#core/payment.ts'
import { Buyer } from '#server/testing/buyer.ts'
import type { World } from './world.ts'

/** An order that a server has acknowledged. */
export interface MarketOrder {
  readonly provider: Provider
  readonly orderId: string
  /** Of the preference, or of PayPal's order. */
  readonly reference: string
  readonly email: string
  readonly buyer: Buyer
  /** Mercado Pago's id of the payment, once there is one. */
  paymentId?: number
}

export interface Market {
  /** Every checkout that a server has answered. */
  readonly made: readonly MarketOrder[]
  /** What the buyer has paid for, as the provider saw it, in this order. */
  readonly paid: readonly MarketOrder[]
  /** PINs that a server has shown to a buyer. */
  readonly shownPins: { pin: string; email: string }[]
  /**
   * Checkouts that nobody has paid yet; opens as many as are missing, at servers that are well. A starved machine lets some
   * fail all the same (5 s for a connection to PostgreSQL): they are tried again so often.
   */
  stock(count: number, retriesMost?: number): Promise<void>
  /** Pays one from the stock; the provider tells our servers. Throws when there is none. */
  pay(): MarketOrder
  /** The buyer of an order comes back from the provider and may close the page before the answer. */
  comeBack(order: MarketOrder): void
}

const openAtOnce = 6
const retryAfterMs = 500

export function createMarket(world: World, chance: () => number): Market {
  const made: MarketOrder[] = []
  const paid: MarketOrder[] = []
  const unpaid: MarketOrder[] = []
  const shownPins: { pin: string; email: string }[] = []
  let buyers = 0

  function anyUrl(): string {
    const alive = world.servers.filter((server) => server.isAlive())
    const server = alive[Math.floor(chance() * alive.length)]
    if (!server) throw new Error('no server is alive')
    return server.url
  }

  async function open(): Promise<MarketOrder> {
    buyers += 1
    const email = `buyer-${buyers}@example.org`
    const buyer = new Buyer(anyUrl)
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
      // A server that is killed meanwhile has promised nothing.
      come().catch(() => {})
    },
  }
}
