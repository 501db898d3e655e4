/** Tells how far an order has got, from what the store contains and what the stand-ins have seen. */
import type { MarketOrder } from '../market.ts'
import type { World } from '../world.ts'
import type { Step } from './steps.ts'

/** A moment in an order's progress that can be observed from outside while a server runs. */
export type Sight = 'asked' | 'answered' | 'letter'

export interface Evidence {
  /** Adds an order to watch from now on. */
  follow(order: MarketOrder): void
  /** Called for every sight from now on. */
  onSight: (sight: Sight, order: MarketOrder) => void
  /** A letter has arrived at the mail server. */
  letterArrived(): void
  /** Called when a new process starts: what the provider told the previous one is forgotten. */
  forgetAnswers(): void
  stepOf(order: MarketOrder): Promise<Step>
}

export function createEvidence(world: World): Evidence {
  const orders: MarketOrder[] = []
  const answered = new Set<string>()
  const { payPal, mercadoPago } = world.standIns

  const byRequest = (request: string): MarketOrder | undefined => {
    const [, path = ''] = request.split(' ')
    return orders.find(({ orderId, reference, paymentId }) => {
      if (path.includes(reference) || path.includes(orderId)) return true
      if (paymentId !== undefined) return path.startsWith(`/v1/payments/${paymentId}`)
      const captures = payPal.control.books.orders.get(reference)?.captures ?? []
      return captures.some(({ id }) => path.includes(id))
    })
  }

  /** Whether an answer about the order has said by now that money was collected. */
  function isCollected({ provider, reference, paymentId }: MarketOrder): boolean {
    if (provider === 'mercado-pago') {
      return mercadoPago.control.books.payments.get(paymentId ?? 0)?.status === 'approved'
    }
    return (payPal.control.books.orders.get(reference)?.captures.length ?? 0) > 0
  }

  const evidence: Evidence = {
    follow: (order) => orders.push(order),
    onSight: () => {},
    letterArrived: () => {
      const letter = world.mail.received.at(-1)
      const order = orders.find(({ email }) => email === letter?.recipient)
      if (order) evidence.onSight('letter', order)
    },
    forgetAnswers: () => answered.clear(),
    stepOf: async (order) => {
      const { db } = world.engine
      const letter = await db
        .selectFrom('letters')
        .select('state')
        .where('recipient', '=', order.email)
        .where('kind', '=', 'pin')
        .executeTakeFirst()
      if (letter?.state === 'sent') return 'marked'
      if (world.mail.received.some(({ recipient }) => recipient === order.email)) return 'data-sent'
      if (letter) return 'committed'
      if (answered.has(order.orderId)) return 'fetched'
      const about = order.paymentId === undefined ? order.reference : `"${order.paymentId}"`
      const notification = await db
        .selectFrom('notifications')
        .select('id')
        .where('hint', 'like', `%${about}%`)
        .executeTakeFirst()
      return notification ? 'recorded' : 'paid'
    },
  }

  for (const service of ['mercadoPago', 'payPal'] as const) {
    const proxy = world.proxies[service]
    proxy.plan = (request) => {
      const order = byRequest(request)
      if (order) evidence.onSight('asked', order)
      return undefined
    }
    proxy.onAnswered = (request) => {
      const order = byRequest(request)
      if (!order || !isCollected(order)) return
      answered.add(order.orderId)
      evidence.onSight('answered', order)
    }
  }
  return evidence
}
