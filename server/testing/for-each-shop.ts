/** Shops on every engine for one test file: each is stopped after its test, the stand-ins after the last one. */
import { afterAll, afterEach, beforeAll } from 'vitest'
import { forEachEngine } from '#adapters/store/testing/engines.ts'
import type { ShopSettings } from './open-shop.ts'
import {
  type PaymentStandIns,
  startPaymentStandIns,
  startTestShop,
  type TestShop,
} from './test-shop.ts'

/** Opens a shop over an empty database of the engine. */
export type OpenShop = (settings?: Partial<ShopSettings>) => Promise<TestShop>

/** Declares the tests of `declare` once for each engine. */
export function forEachShop(declare: (open: OpenShop) => void): void {
  const shops: TestShop[] = []
  let standIns: PaymentStandIns

  beforeAll(async () => {
    standIns = await startPaymentStandIns()
  })

  afterAll(() => standIns.close())

  afterEach(async () => {
    await Promise.all(shops.splice(0).map((shop) => shop.stop()))
  })

  forEachEngine((_engineName, newDatabase) => {
    declare(async (settings = {}) => {
      const shop = await startTestShop(await (await newDatabase()).open(), standIns, settings)
      shops.push(shop)
      return shop
    })
  })
}

/** Who pays at Mercado Pago in `paidByMercadoPago`. */
export const payer = 'payer@example.org'

/** Buys through Mercado Pago, and waits for everything that follows. */
export async function paidByMercadoPago(shop: TestShop, email?: string, buyer = shop.buyer()) {
  const { preferenceId, orderId } = await buyer.openMercadoPago(email)
  const payment = shop.mercadoPago.control.pay(preferenceId, { outcome: 'approved', email: payer })
  await shop.settled()
  return { buyer, orderId, preferenceId, payment }
}
