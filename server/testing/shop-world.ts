/** A shop with a few customers, providers and a mail server around it, for sequences of anything that may happen. */
import { type SmtpPeer, startSmtpPeer } from '#adapters/mail/testing/smtp-peer.ts'
import type { Engine } from '#adapters/store/dialects/engine.ts'
import type { Webhook } from '#sandbox/payment-provider/delivery.ts'
import { Buyer } from './buyer.ts'
import { compareBooks } from './compare-books.ts'
import { type PaymentStandIns, startTestShop, type TestShop } from './test-shop.ts'

/** A customer at a browser, and their state at the providers. */
export interface Customer {
  email: string
  browser: Buyer
  preferenceId: string | undefined
  /** When the provider closes the preference. */
  preferenceEndsAt: number
  paypalOrderId: string | undefined
  mercadoPagoPayments: number[]
  paypalCaptures: string[]
  /** Made in this browser. */
  orderIds: Set<string>
}

export interface World {
  shop: TestShop
  mail: SmtpPeer
  customers: Customer[]
  /** Every notification that a provider wanted to send; only the sequence delivers them. */
  webhooks: Webhook[]
  /** Starts over with new customers; the shop and its books stay. */
  begin(): void
  /** What the shop's database says about a customer's access, newest first. */
  accessOf(customer: Customer): Promise<{ pin: string; endsAt: number }[]>
  now(): number
  /** Lets everything delayed arrive, and returns how our books differ from the providers' and the mailbox. */
  settle(): Promise<string[]>
  close(): Promise<void>
}

const customersAtOnce = 3
const hourMs = 60 * 60_000
const patienceMs = 30_000

export async function startShopWorld(engine: Engine, standIns: PaymentStandIns): Promise<World> {
  const mail = await startSmtpPeer()
  const shop = await startTestShop(engine, standIns, { smtpUrl: mail.url })
  shop.payPal.control.deliveryMode = 'never'
  const now = () => Date.now() + shop.clock.aheadMs
  let rounds = 0
  let latest = 0

  const world: World = {
    ...{ shop, mail, customers: [], webhooks: [], now },
    begin() {
      rounds += 1
      // Many sequences together span more months than the stand-ins' certificates are valid.
      shop.clock.aheadMs = 0
      world.webhooks.length = 0
      world.customers = Array.from({ length: customersAtOnce }, (_, place) => ({
        email: `customer-${rounds}-${place}@example.org`,
        browser: new Buyer(shop.url, `203.0.${rounds % 250}.${place + 1}`),
        preferenceId: undefined,
        preferenceEndsAt: 0,
        paypalOrderId: undefined,
        mercadoPagoPayments: [],
        paypalCaptures: [],
        orderIds: new Set(),
      }))
    },
    async accessOf({ email }) {
      const rows = await engine.db
        .selectFrom('subscriptions')
        .select(['pin_sealed', 'ends_at'])
        .where('email', '=', email)
        .orderBy('created_at', 'desc')
        .execute()
      return rows.map(({ pin_sealed, ends_at }) => ({
        pin: shop.secrets.open(pin_sealed, 'pin'),
        endsAt: ends_at,
      }))
    },
    async settle() {
      mail.misbehave()
      // Whatever was postponed before our clock was set back is due again.
      shop.clock.aheadMs += 2 * hourMs
      await shop.settled()
      const until = Date.now() + patienceMs
      for (;;) {
        await shop.selling.reconcile()
        for (const { id } of await shop.store.listLetters(['waiting'], 1_000)) {
          await shop.store.retryLetter(id, 0)
        }
        latest = Math.max(latest, now())
        const { disagreements } = await compareBooks(
          engine,
          shop.store,
          standIns,
          mail.received,
          latest,
        )
        if (disagreements.length === 0 || Date.now() > until) return disagreements
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
    async close() {
      await shop.stop()
      await mail.close()
    },
  }
  return world
}
