/** Shops over every engine for one test file: each stopped after its test, the stand-ins after the last. */
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

/** Who pays at Mercado Pago under `paidByMercadoPago`. */
export const payer = 'payer@example.org'

/** Somebody buys by Mercado Pago, and everything that follows from it has happened. */
export async function paidByMercadoPago(shop: TestShop, email?: string, buyer = shop.buyer()) {
  const { preferenceId, orderId } = await buyer.openMercadoPago(email)
  const payment = shop.mercadoPago.control.pay(preferenceId, { outcome: 'approved', email: payer })
  await shop.settled()
  return { buyer, orderId, preferenceId, payment }
}
