/** A shop with a few customers, providers and a mail server around it, for sequences of whatever may happen. */
import { type SmtpPeer, startSmtpPeer } from '#adapters/mail/testing/smtp-peer.ts'
import type { Engine } from '#adapters/store/dialects/engine.ts'
import type { Webhook } from '#sandbox/payment-provider/delivery.ts'
import { Buyer } from './buyer.ts'
import { compareBooks } from './compare-books.ts'
import { type PaymentStandIns, startTestShop, type TestShop } from './test-shop.ts'

/** Somebody at a browser, and where they stand at the providers. */
export interface Customer {
  email: string
  browser: Buyer
  preferenceId: string | undefined
  /** When the provider closes it. */
  preferenceEndsAt: number
  paypalOrderId: string | undefined
  mercadoPagoPayments: number[]
  paypalCaptures: string[]
}

export interface World {
  shop: TestShop
  mail: SmtpPeer
  customers: Customer[]
  /** Every notification that a provider wanted to send; nobody brings them but the sequence. */
  webhooks: Webhook[]
  /** New customers; the shop and its books stay. */
  begin(): void
  /** What the shop's database says of a customer's access, newest first. */
  accessOf(customer: Customer): Promise<{ pin: string; endsAt: number }[]>
  now(): number
  /** Everything that may come late has come: how our books differ from the providers' and the mailbox. */
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
      // Months of many sequences would outlive the stand-ins' certificates.
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
      // Whatever was put off before our clock went back is due again.
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
