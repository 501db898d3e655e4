/** A selling service over a real store and in-memory providers, without HTTP, so that its tests take milliseconds. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import type { Engine } from '#adapters/store/dialects/engine.ts'
import { openSqlite } from '#adapters/store/dialects/sqlite.ts'
import { kyselyStore } from '#adapters/store/kysely-store.ts'
import { applyMigrations } from '#adapters/store/migrations/apply-migrations.ts'
import { defaultDoorLimits } from '#core/access/door.ts'
import type { Provider, ProviderPayment } from '#core/selling/payment.ts'
import type { Access } from '#server/access/access.ts'
import { createAccess } from '#server/access/create-access.ts'
import { createSecrets } from '#server/access/secrets.ts'
import type { OrderRecord } from '#server/ports/order-store.ts'
import type { Store } from '#server/ports/store.ts'
import { type CheckoutAsked, makeCheckout } from '#server/selling/checkout.ts'
import { followBooks } from '#server/selling/follow-books.ts'
import {
  createSeller,
  defaultSellingTimings,
  type Seller,
  type SellerParts,
} from '#server/selling/seller.ts'
import { bookedPayment, type PlayedProvider, playProvider, startMs } from './played-provider.ts'
import type { LogLine } from './test-app.ts'

export interface TestSeller {
  seller: Seller
  store: Store
  access: Access
  mercadoPago: PlayedProvider
  payPal: PlayedProvider
  clock: { nowMs: number }
  /** What the metrics counted, as `provider event`. */
  events: string[]
  logged: LogLine[]
  /** An order with its checkout, from its own browser. */
  order(asked?: Partial<CheckoutAsked>): Promise<OrderRecord>
  /** The same, paid with this payment. */
  paidOrder(
    payment?: Partial<ProviderPayment>,
    asked?: Partial<CheckoutAsked>,
  ): Promise<OrderRecord>
  /** The order as it is stored now. */
  kept(orderId: string): Promise<OrderRecord>
  /** Its history for the operator, oldest first. */
  history(orderId: string): Promise<{ event: string; details: object }[]>
}

export type SellerChanges = Partial<Omit<SellerParts, 'store' | 'timings'>> & {
  /** Store members to override. */
  store?: Partial<Store>
  timings?: Partial<SellerParts['timings']>
}

/** Opens an empty store for the file; each call makes a new seller over it. */
export function sellersOverOneStore(): (changes?: SellerChanges) => TestSeller {
  const folder = mkdtempSync(join(tmpdir(), 'enlace-seller-'))
  let engine: Engine
  let browsers = 0

  beforeAll(async () => {
    engine = await openSqlite(join(folder, 'enlace.db'))
    await applyMigrations(engine, startMs)
  })

  afterAll(async () => {
    await engine.close()
    rmSync(folder, { recursive: true, force: true })
  })

  return ({ store: otherVerbs = {}, timings = {}, ...changes } = {}) => {
    const clock = { nowMs: startMs }
    const now = () => clock.nowMs
    const store = { ...kyselyStore(engine), ...otherVerbs }
    const secrets = createSecrets('a secret key for tests, of forty-odd characters')
    const settings = { doorLimits: defaultDoorLimits, messageIdHost: 'enlace.test' }
    const access = createAccess({ store, secrets, settings, now })
    const [mercadoPago, payPal] = [playProvider('mercado-pago'), playProvider('paypal')]
    const events: string[] = []
    const logged: LogLine[] = []
    const level = (name: LogLine['level']) => (fields: LogLine['fields'], message: string) => {
      logged.push({ level: name, fields, message })
    }
    const seller = createSeller({
      store,
      access,
      payments: { 'mercado-pago': mercadoPago.payments, paypal: payPal.payments },
      publicUrl: new URL('https://enlace.test'),
      checkoutsPerHour: 0,
      withdrawalsPerYear: 0,
      messageIdHost: 'enlace.test',
      log: {
        debug: level('debug'),
        info: level('info'),
        warn: level('warn'),
        error: level('error'),
      },
      onEvent: (provider: Provider, event: string) => events.push(`${provider} ${event}`),
      now,
      timings: { ...defaultSellingTimings, orderWaitMs: 0, ...timings },
      ...changes,
    })

    async function kept(orderId: string): Promise<OrderRecord> {
      const found = await kyselyStore(engine).findOrder(orderId)
      if (!found) throw new Error(`no order ${orderId}`)
      return found
    }

    async function order(asked: Partial<CheckoutAsked> = {}): Promise<OrderRecord> {
      browsers += 1
      const made = await makeCheckout(seller, {
        ...{ provider: 'mercado-pago', purchaseHash: `browser-${browsers}`, language: 'pt' },
        ...{ isAhead: false, timeZone: undefined, locale: undefined },
        nextPurchaseHash: `next-${browsers}`,
        ...{ email: null, address: '203.0.113.7' },
        ...asked,
      })
      if (made.answer !== 'made') throw new Error(made.answer)
      mercadoPago.asked.length = 0
      payPal.asked.length = 0
      events.length = 0
      logged.length = 0
      return kept(made.orderId)
    }

    return {
      ...{ seller, store, access, mercadoPago, payPal, clock, events, logged, order, kept },
      paidOrder: async (payment = {}, asked = {}) => {
        const { id, provider } = await order({
          email: `buyer-${browsers}@example.org`,
          ...asked,
        })
        const look = { provider, approvedAtMs: clock.nowMs, ...payment }
        await followBooks(seller, id, [bookedPayment(id, look)])
        events.length = 0
        logged.length = 0
        return kept(id)
      },
      history: async (orderId) => {
        const history = await store.orderHistory(orderId)
        return (history?.events ?? []).map(({ event, details }) => ({ event, details }))
      },
    }
  }
}
