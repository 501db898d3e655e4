/** What a test or the control page can make the stand-in do, including webhooks. */
import type { BookLine } from '../payment-provider/book-line.ts'
import type {
  Courier,
  DeliveryMode,
  DeliveryRecord,
  Webhook,
} from '../payment-provider/delivery.ts'
import type { Fault, Faults } from '../payment-provider/faults.ts'
import {
  type Attempt,
  type Books,
  bookLines,
  type Chargeback,
  type Payment,
  type Refund,
} from './books.ts'
import { forged, legacyNotice, type Notice, type NoticeSetup, webhookOf } from './notices.ts'

export interface MercadoPagoControl {
  readonly books: Books
  /** How webhooks are delivered unless a call says otherwise. */
  deliveryMode: DeliveryMode
  /** A buyer attempts to pay a preference. Throws `RefusedChange` where the provider would refuse. */
  pay(preferenceId: string, attempt: Attempt & { delivery?: DeliveryMode }): Payment
  /** Ends a pending payment. */
  settle(
    paymentId: number,
    outcome: 'approved' | 'rejected' | 'expired',
    delivery?: DeliveryMode,
  ): Payment
  /** Refunds from the seller's panel; everything left by default. */
  refund(paymentId: number, amountCents?: number, delivery?: DeliveryMode): Refund
  /** The buyer complains. */
  mediate(paymentId: number, delivery?: DeliveryMode): Payment
  chargeBack(paymentId: number, state: 'open' | 'lost' | 'won', delivery?: DeliveryMode): Chargeback
  /** Sends a payment's webhook again, newly signed. */
  notify(paymentId: number, delivery?: DeliveryMode): void
  /** Sends the older system's unsigned notification. */
  notifyLegacy(paymentId: number): void
  /** What the panel's simulator sends: correctly signed, about a payment that does not exist. */
  notifySimulated(notificationUrl: string): void
  /** A webhook as it would be sent, for tests that deliver it themselves. */
  webhookOf(paymentId: number): Webhook
  deliverLate(): Promise<void>
  fail(fault: Fault): void
  clearFaults(): void
  /** The provider's books, for comparing totals. */
  lines(): BookLine[]
  readonly deliveries: readonly DeliveryRecord[]
}

const simulatedPaymentId = '123456'

export function createControl(
  books: Books,
  courier: Courier,
  faults: Faults,
  setup: NoticeSetup,
): MercadoPagoControl {
  const paymentNotice = (id: number, action: string): Notice => ({
    topic: 'payment',
    action,
    id: String(id),
  })

  const addressOf = (paymentId: number) =>
    books.payments.get(paymentId)?.preference.body.notification_url

  function tell(paymentId: number, notices: readonly Notice[], delivery = control.deliveryMode) {
    const url = addressOf(paymentId)
    if (url === undefined) return
    courier.send(
      notices.map((notice) => webhookOf(setup, url, notice)),
      delivery,
      forged,
    )
  }

  const tellUpdate = (paymentId: number, delivery?: DeliveryMode) =>
    tell(paymentId, [paymentNotice(paymentId, 'payment.updated')], delivery)

  const control: MercadoPagoControl = {
    books,
    deliveryMode: 'on-time',
    pay(preferenceId, { delivery, ...attempt }) {
      const payment = books.pay(preferenceId, attempt)
      // The provider announces a new payment with two webhooks.
      const pair = ['payment.created', 'payment.updated']
      tell(
        payment.id,
        pair.map((action) => paymentNotice(payment.id, action)),
        delivery,
      )
      return payment
    },
    settle(paymentId, outcome, delivery) {
      const payment = books.settle(paymentId, outcome)
      tellUpdate(paymentId, delivery)
      return payment
    },
    refund(paymentId, amountCents, delivery) {
      const refund = books.refund(paymentId, amountCents)
      tellUpdate(paymentId, delivery)
      return refund
    },
    mediate(paymentId, delivery) {
      const payment = books.mediate(paymentId)
      tellUpdate(paymentId, delivery)
      return payment
    },
    chargeBack(paymentId, state, delivery) {
      const chargeback = books.chargeBack(paymentId, state)
      const { id } = chargeback
      const notices: Notice[] = [
        paymentNotice(paymentId, 'payment.updated'),
        { topic: 'topic_chargebacks_wh', action: 'chargeback.updated', id },
      ]
      tell(paymentId, notices, delivery)
      return chargeback
    },
    notify: tellUpdate,
    notifyLegacy(paymentId) {
      const url = addressOf(paymentId)
      if (url !== undefined) courier.send([legacyNotice(url, String(paymentId))], 'on-time', forged)
    },
    notifySimulated(notificationUrl) {
      const notice: Notice = {
        topic: 'payment',
        action: 'payment.updated',
        id: simulatedPaymentId,
      }
      courier.send([webhookOf(setup, notificationUrl, notice)], 'on-time', forged)
    },
    webhookOf(paymentId) {
      const notice = paymentNotice(paymentId, 'payment.updated')
      return webhookOf(setup, addressOf(paymentId) ?? 'http://127.0.0.1/', notice)
    },
    deliverLate: () => courier.deliverLate(),
    fail: (fault) => faults.add(fault),
    clearFaults: () => faults.clear(),
    lines: () => bookLines(books),
    deliveries: courier.log,
  }
  return control
}
