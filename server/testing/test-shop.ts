/** A shop with both stand-ins, on the test's engine. */

import type { Engine } from '#adapters/store/dialects/engine.ts'
import {
  type MercadoPagoSandbox,
  startMercadoPagoSandbox,
} from '#sandbox/mercado-pago/start-mercado-pago-sandbox.ts'
import { type PayPalSandbox, startPayPalSandbox } from '#sandbox/paypal/start-paypal-sandbox.ts'
import type { LetterParams } from '#server/letters/letter-composition.ts'
import type { LetterSecrets } from '#server/ports/letter.ts'
import { Buyer } from './buyer.ts'
import { openShop, type Shop, type ShopSettings, standInCredentials } from './open-shop.ts'

export interface PaymentStandIns {
  mercadoPago: MercadoPagoSandbox
  payPal: PayPalSandbox
  close(): Promise<void>
}

/** Both stand-ins, shared by a whole file: generating PayPal's keys takes longer than a test. */
export async function startPaymentStandIns(now: () => number = Date.now): Promise<PaymentStandIns> {
  const delivery = { retryDelaysMs: [50, 200, 1_000], lateMs: 600_000 }
  const [mercadoPago, payPal] = await Promise.all([
    startMercadoPagoSandbox({ ...standInCredentials.mercadoPago, delivery, now }),
    startPayPalSandbox({ ...standInCredentials.payPal, delivery, now }),
  ])
  return {
    mercadoPago,
    payPal,
    close: async () => {
      await Promise.all([mercadoPago.close(), payPal.close()])
    },
  }
}

export interface TestShop extends Shop {
  mercadoPago: MercadoPagoSandbox
  payPal: PayPalSandbox
  clock: { aheadMs: number }
  engine: Engine
  buyer(): Buyer
  /** Another instance over the same database and stand-ins. */
  another(settings?: Partial<ShopSettings>): Promise<Shop>
  letters(): Promise<
    { kind: string; recipient: string; params: LetterParams; secrets: LetterSecrets }[]
  >
  subscriptions(): Promise<
    { id: string; email: string | null; created_at: number; ends_at: number }[]
  >
  /** What is left of each payment for an order, according to Mercado Pago's books. */
  keptCents(orderId: string): number[]
  /** Resolves once every received notification has been followed. */
  settled(): Promise<void>
}

/** No delays, so that tests need not wait. */
const quick = { pollMs: 20, retryMs: 20, askAgainMs: 0, workLeaseMs: 10_000 }

export async function startTestShop(
  engine: Engine,
  { mercadoPago, payPal }: PaymentStandIns,
  settings: Partial<ShopSettings> = {},
): Promise<TestShop> {
  const clock = { aheadMs: 0 }
  const shared: ShopSettings = {
    engine,
    mercadoPagoUrl: mercadoPago.apiUrl,
    payPalUrl: payPal.apiUrl,
    now: () => Date.now() + clock.aheadMs,
    ...settings,
    timings: { ...quick, ...settings.timings },
  }
  const shop = await openShop(shared)
  payPal.control.webhookUrl = `${shop.url}/api/webhooks/paypal`
  const others: Shop[] = []
  return {
    ...shop,
    mercadoPago,
    payPal,
    clock,
    engine,
    buyer: () => new Buyer(shop.url),
    another: async (changes = {}) => {
      const other = await openShop({ ...shared, ...changes })
      others.push(other)
      return other
    },
    letters: async () => {
      const rows = await engine.db.selectFrom('letters').selectAll().orderBy('created_at').execute()
      return rows.map(({ kind, recipient, params, sealed }) => ({
        kind,
        recipient,
        params: JSON.parse(params),
        secrets: sealed === null ? {} : JSON.parse(shop.secrets.open(sealed, 'letter')),
      }))
    },
    subscriptions: () =>
      engine.db
        .selectFrom('subscriptions')
        .select(['id', 'email', 'created_at', 'ends_at'])
        .execute(),
    keptCents: (orderId) =>
      mercadoPago.control
        .lines()
        .filter((line) => line.orderId === orderId)
        .map(({ keptCents }) => keptCents),
    settled: async () => {
      await mercadoPago.control.deliverLate()
      await payPal.control.deliverLate()
      for (;;) {
        const due = await engine.db
          .selectFrom('notifications')
          .select('id')
          .where('next_attempt_at', 'is not', null)
          .execute()
        if (due.length === 0) return
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    },
    stop: async () => {
      for (const other of others) await other.stop()
      await shop.stop()
      mercadoPago.control.clearFaults()
      payPal.control.clearFaults()
      payPal.control.deliveryMode = 'on-time'
    },
  }
}
