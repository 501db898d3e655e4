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
  type Approval,
  type Books,
  bookLines,
  type Capture,
  type Dispute,
  type Order,
  type Refund,
} from './books.ts'
import { type Notice, type NoticeSetup, signedWebhook, webhookOf } from './notices.ts'

export interface PayPalControl {
  readonly books: Books
  /** How webhooks are delivered unless a call says otherwise. */
  deliveryMode: DeliveryMode
  /** Where webhooks go: registered in the provider's dashboard, not in each order. `null` means nowhere. */
  webhookUrl: string | null
  /** The buyer agrees to pay. Throws `Refused` where the provider would refuse. */
  approve(orderId: string, approval?: Approval, delivery?: DeliveryMode): Order
  /** The approval ran out before anyone captured it. */
  reverseApproval(orderId: string, delivery?: DeliveryMode): Order
  /** Ends a capture's review. */
  settle(captureId: string, outcome: 'completed' | 'denied', delivery?: DeliveryMode): Capture
  /** Refunds from the seller's panel; everything left by default. */
  refund(captureId: string, amountCents?: number, delivery?: DeliveryMode): Refund
  /** PayPal or the buyer's bank takes the money back. */
  reverse(captureId: string, delivery?: DeliveryMode): Refund
  dispute(captureId: string, state: Dispute['state'], delivery?: DeliveryMode): Dispute
  /** Sends a capture's webhook again. */
  notify(captureId: string, delivery?: DeliveryMode): void
  /** A webhook as it would be sent, for tests that deliver it themselves. */
  webhookOf(notice: Notice): Webhook
  /** Any text as a correctly signed webhook. */
  signed(body: string): Webhook
  /** Invalidates every access token issued so far. */
  revokeTokens(): void
  deliverLate(): Promise<void>
  fail(fault: Fault): void
  clearFaults(): void
  /** The provider's books, for comparing totals. */
  lines(): BookLine[]
  readonly deliveries: readonly DeliveryRecord[]
  /** Called by the API after a capture. */
  tellOfCapture(capture: Capture): void
  /** Called by the API after a refund. */
  tellOfRefund(refund: Refund): void
}

export interface ControlSetup extends NoticeSetup {
  webhookUrl: string | null
  forge: (webhook: Webhook) => Webhook
  revokeTokens: () => void
}

export function createControl(
  books: Books,
  courier: Courier,
  faults: Faults,
  setup: ControlSetup,
): PayPalControl {
  function tell(notices: readonly Notice[], delivery = control.deliveryMode) {
    const { webhookUrl } = control
    if (webhookUrl === null) return
    courier.send(
      notices.map((notice) => webhookOf(setup, webhookUrl, notice)),
      delivery,
      setup.forge,
    )
  }

  function tellOfCapture(capture: Capture, delivery?: DeliveryMode) {
    const { order } = capture
    const event = {
      COMPLETED: 'PAYMENT.CAPTURE.COMPLETED',
      PARTIALLY_REFUNDED: 'PAYMENT.CAPTURE.COMPLETED',
      REFUNDED: 'PAYMENT.CAPTURE.COMPLETED',
      PENDING: 'PAYMENT.CAPTURE.PENDING',
      DECLINED: 'PAYMENT.CAPTURE.DECLINED',
    } as const
    const notices: Notice[] = [{ event: event[capture.status], capture }]
    if (capture.status === 'COMPLETED') notices.push({ event: 'CHECKOUT.ORDER.COMPLETED', order })
    tell(notices, delivery)
  }

  function tellOfRefund(refund: Refund, delivery?: DeliveryMode) {
    const capture = books.captures.get(refund.captureId)
    if (!capture) return
    const event = refund.reversal ? 'PAYMENT.CAPTURE.REVERSED' : 'PAYMENT.CAPTURE.REFUNDED'
    tell([{ event, capture, refund }], delivery)
  }

  const control: PayPalControl = {
    books,
    deliveryMode: 'on-time',
    webhookUrl: setup.webhookUrl,
    approve(orderId, approval = {}, delivery) {
      const order = books.approve(orderId, approval)
      tell([{ event: 'CHECKOUT.ORDER.APPROVED', order }], delivery)
      return order
    },
    reverseApproval(orderId, delivery) {
      const order = books.reverseApproval(orderId)
      tell([{ event: 'CHECKOUT.PAYMENT-APPROVAL.REVERSED', order }], delivery)
      return order
    },
    settle(captureId, outcome, delivery) {
      const capture = books.settle(captureId, outcome)
      const event = outcome === 'completed' ? 'PAYMENT.CAPTURE.COMPLETED' : 'PAYMENT.CAPTURE.DENIED'
      tell([{ event, capture }], delivery)
      return capture
    },
    refund(captureId, amountCents, delivery) {
      const refund = books.refund(captureId, amountCents)
      tellOfRefund(refund, delivery)
      return refund
    },
    reverse(captureId, delivery) {
      const refund = books.refund(captureId, undefined, true)
      tellOfRefund(refund, delivery)
      return refund
    },
    dispute(captureId, state, delivery) {
      const dispute = books.dispute(captureId, state)
      const event = state === 'open' ? 'CUSTOMER.DISPUTE.CREATED' : 'CUSTOMER.DISPUTE.RESOLVED'
      tell([{ event, dispute }], delivery)
      return dispute
    },
    notify(captureId, delivery) {
      const capture = books.captures.get(captureId)
      if (capture) tellOfCapture(capture, delivery)
    },
    webhookOf: (notice) => webhookOf(setup, control.webhookUrl ?? 'http://127.0.0.1/', notice),
    signed: (body) =>
      signedWebhook(setup, control.webhookUrl ?? 'http://127.0.0.1/', 'any text', body),
    revokeTokens: setup.revokeTokens,
    deliverLate: () => courier.deliverLate(),
    fail: (fault) => faults.add(fault),
    clearFaults: () => faults.clear(),
    lines: () => bookLines(books),
    deliveries: courier.log,
    tellOfCapture,
    tellOfRefund,
  }
  return control
}
