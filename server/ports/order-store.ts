/**
 * Orders, what the providers reported about them, and the notifications received (docs/design/access-and-money.md
 * sections 1 and 2). Every member is one transaction; times are milliseconds since 1970.
 */
import type { DateForm } from '#core/date-form.ts'
import type { Language } from '#core/languages.ts'
import type { Currency } from '#core/selling/offer.ts'
import type { OrderEffect, OrderState, OrderStatus } from '#core/selling/order.ts'
import type { Provider, ProviderPayment } from '#core/selling/payment.ts'
import type { Grant, Granted } from './access-store.ts'
import type { NewLetter } from './letter.ts'
import type { NotificationHint, NotificationRefusal } from './payments.ts'

/** An order as it is stored. */
export interface OrderRecord {
  id: string
  provider: Provider
  /** Hash of the purchase cookie's value. */
  purchaseHash: string
  /** The browser it was made in, whoever had which purchase cookie there. */
  browserHash: string
  language: Language
  /** How its buyer reads dates, which also says when their days to withdraw end. */
  dateForm: DateForm
  /** Where the buyer wants the PIN sent; null: the payer's address at the provider. */
  email: string | null
  state: OrderState
  createdAt: number
  /** When the offer ends at the provider, bank slips included. */
  expiresAt: number
  /** The provider's checkout, once made. */
  checkout: { providerReference: string; checkoutUrl: string } | null
  /** Never offered again; a payment on it still counts. */
  isRetired: boolean
  /** Number of the buyer's current attempt, from 1: part of the capture's idempotency key. */
  captureAttempt: number
  /** Set when the order is fulfilled. */
  fulfilment: Fulfilment | null
  /** When this browser got its session. */
  claimedAt: number | null
  /** Someone entitled to it asked for the money back. */
  refundRequest: { at: number; by: RefundAsker } | null
  /** The buyer asked to withdraw. Until a refund is requested, the order needs the operator. */
  withdrawalAskedAt: number | null
  /** When to ask the provider again; null: its state is final. */
  nextLookAt: number | null
  /** How many times the provider was asked since anything last changed. */
  looks: number
  /** The operator should look at this order. */
  wantsAttention: boolean
}

interface Fulfilment {
  /** When access was given. */
  at: number
  subscriptionId: string
  /** Whether the days were added to existing access. */
  isExtension: boolean
}

export type RefundAsker = 'buyer' | 'operator'

/** How many withdrawals per person and year are refunded automatically. */
export const defaultWithdrawalsPerYear = 2

export interface WithdrawalAsking {
  orderId: string
  now: number
  /** How many of a person's withdrawals since `since` are refunded automatically; 0: all. */
  most: number
  since: number
}

/** `by-hand`: the operator decides. `isNew`: this very call recorded it. */
export interface WithdrawalNoted {
  answer: 'refund' | 'by-hand'
  isNew: boolean
}

/** How many checkouts a network address may make per hour; generous, because many homes share one. */
export const defaultCheckoutsPerHour = 300

export interface OrderOpening {
  now: number
  /** UUID of the order, if a new one is made. */
  id: string
  purchaseHash: string
  /** Of a cookie that nobody has yet: used for the order if someone else may be at the browser now. */
  nextPurchaseHash: string
  provider: Provider
  language: Language
  /** As the browser says; anything Intl does not know counts as not said. */
  timeZone: string | null
  locale: string | null
  /** Null: none. Whoever gives another than before is somebody else. */
  email: string | null
  /** Made as the purchase card comes into view: nobody is on their way to pay it yet. */
  isAhead: boolean
  priceCents: number
  currency: Currency
  /** Orders made before this are not offered again. */
  reusableSince: number
  expiresAt: number
  nextLookAt: number
  /** Derived from the network address of the request. */
  addressKey: string
  /** How many checkouts it may make per hour; 0: no limit. Returning to an existing one is free. */
  checkoutsPerHour: number
}

export type OrderOpened =
  | { answer: 'open'; order: OrderRecord }
  | { answer: 'too-many-attempts'; retryAfterMs: number }

/** One step in an order's life. Everything except the order and the looks is pure: the engine may run it again. */
export interface PaymentsSeen {
  orderId: string
  now: number
  /** What the provider's books said. */
  payments: readonly ProviderPayment[]
  /** By our clock, its time is up. */
  isTimedOut: boolean
  prepareGrant: (order: OrderRecord, payment: Extract<OrderEffect, { effect: 'fulfil' }>) => Grant
  /** The letter about refunded money; null where there is nobody to write to. */
  writeRefundLetter: (
    order: OrderRecord,
    payment: Extract<OrderEffect, { effect: 'take-back' }>,
  ) => NewLetter | null
  /** When to look again, given the order's new state. */
  scheduleLook: (order: OrderRecord) => number | null
}

export interface Recorded {
  order: OrderRecord
  /** Whether the provider's books said anything new. */
  isNews: boolean
  /** Every effect, including those the store itself carried out. */
  effects: readonly OrderEffect[]
  /** Set when this very step fulfilled the order. */
  granted: Granted | null
}

/** What happened, for the operator to read. Nothing personal. */
export interface OrderEvent {
  orderId: string | null
  at: number
  event: string
  details: Readonly<Record<string, string | number | boolean | null>>
}

interface NewNotification {
  /** UUID. */
  id: string
  provider: Provider
  /** A repeat of the same notification has the same key. */
  key: string
  receivedAt: number
  verdict:
    | { verified: true; hint: NotificationHint }
    /** It is followed even so if it has a hint: it could not be verified now, but it points at something of ours. */
    | { verified: false; reason: NotificationRefusal; hint?: NotificationHint }
}

export interface DueNotification {
  id: string
  provider: Provider
  hint: NotificationHint
  receivedAt: number
  /** Number of this attempt, from 1. A fencing token: a worker whose lease has expired changes nothing any more. */
  attempts: number
}

export interface NotificationRecord {
  id: string
  provider: Provider
  receivedAt: number
  /** How many times it was received. */
  times: number
  /** Why it was not believed; null when it was. */
  refusal: string | null
  /** What it pointed at. */
  hint: string | null
  orderId: string | null
  /** How processing ended, or why it has not yet. */
  outcome: string | null
  processedAt: number | null
}

export interface OrderFilter {
  /** Orders made from this time on, and before that one. */
  from: number
  until: number
  provider?: Provider | undefined
  status?: OrderStatus | undefined
}

/** Totals of one provider's orders in one state. */
export interface OrderSum {
  provider: Provider
  status: OrderStatus
  orders: number
  /** What all their payments brought in, and how much of that was refunded. */
  collectedCents: number
  returnedCents: number
}

export interface OrderHistory {
  order: OrderRecord
  events: readonly OrderEvent[]
  notifications: readonly NotificationRecord[]
}

export interface OrderStore {
  /**
   * The purchase's open order at this provider if it may still be offered, otherwise a new one. Never two at once.
   * Counts against the address's limit while the order has no checkout, because the provider is about to be asked for
   * one. An order keeps its e-mail, and is offered only to whoever gives the same. One without an e-mail takes the first
   * that is given, but only while nobody has left to pay it.
   */
  openOrder(opening: OrderOpening): Promise<OrderOpened>

  /** Records the provider's checkout. The first one wins: two made at once lead to the same order. */
  keepCheckout(
    orderId: string,
    checkout: { providerReference: string; checkoutUrl: string },
    now: number,
  ): Promise<OrderRecord>

  /** Never offers the order again. */
  retireOrder(orderId: string, now: number, because: string): Promise<void>

  findOrder(orderId: string): Promise<OrderRecord | null>
  findOrderByReference(provider: Provider, providerReference: string): Promise<OrderRecord | null>
  /** Newest first. */
  ordersOfPurchase(purchaseHash: string): Promise<OrderRecord[]>
  /** Orders that gave days to this subscription, latest fulfilment first. */
  ordersOfSubscription(subscriptionId: string): Promise<OrderRecord[]>

  /** Locks the order against every other instance until released or `now + leaseMs`. False: someone else holds it. */
  leaseOrder(orderId: string, token: string, now: number, leaseMs: number): Promise<boolean>
  releaseOrder(orderId: string, token: string): Promise<void>

  /** The buyer's means of payment was declined: the next capture is another attempt. */
  countDecline(orderId: string, attempt: number, now: number): Promise<void>

  /**
   * Applies what the provider's books say, with all its consequences, in one transaction: paid, with subscription and
   * letter, or days taken back, with the letter about it. Null: no such order.
   */
  recordPayments(seen: PaymentsSeen): Promise<Recorded | null>

  /** Records a payment that names no order of ours. Once for each of its states. */
  keepStrayPayment(payment: ProviderPayment, now: number): Promise<void>

  /** Records that this purchase's browser got its session. */
  claimOrder(orderId: string, now: number): Promise<void>

  /** Durably records that the money is to be refunded. The first call wins. Null: the order is not paid. */
  requestRefund(orderId: string, by: RefundAsker, now: number): Promise<OrderRecord | null>

  /**
   * Durably records the withdrawal together with its refund; if the person has withdrawn too often, it is left to the
   * operator instead, who sees it. The first call wins. Null: the order is not paid.
   */
  noteWithdrawal(asking: WithdrawalAsking): Promise<WithdrawalNoted | null>

  /** Orders whose buyers asked to withdraw since then, the latest request first. */
  withdrawalsSince(since: number): Promise<OrderRecord[]>

  /** Adds a line to the history. `wantsAttention` puts the order on the operator's list. */
  noteEvent(event: OrderEvent, wantsAttention?: boolean): Promise<void>

  /** Takes orders that are due for a look at their provider, and holds them until `now + leaseMs`. */
  claimDueOrders(now: number, leaseMs: number, limit: number): Promise<OrderRecord[]>

  /** Every order whose state at the provider is not final, due or not, the longest waiting first. */
  unsettledOrders(limit: number): Promise<OrderRecord[]>

  /** Sets when to look again. Does nothing if something changed meanwhile, which sets its own time. */
  rescheduleLook(order: Pick<OrderRecord, 'id' | 'looks'>, nextLookAt: number | null): Promise<void>

  /** Whether it points at an order of ours, or at a payment seen on one. */
  concernsOrder(provider: Provider, hint: NotificationHint): Promise<boolean>

  /** Stores a notification under its key: once, however often it is received. Durable once this resolves. */
  recordNotification(notification: NewNotification): Promise<'new' | 'known'>
  claimDueNotifications(now: number, leaseMs: number, limit: number): Promise<DueNotification[]>
  settleNotification(
    notification: Pick<DueNotification, 'id' | 'attempts'>,
    outcome: string,
    orderId: string | null,
    now: number,
  ): Promise<void>
  rescheduleNotification(
    notification: Pick<DueNotification, 'id' | 'attempts'>,
    nextAttemptAt: number,
    outcome: string,
  ): Promise<void>

  /** Newest first. */
  listOrders(filter: OrderFilter, limit: number): Promise<OrderRecord[]>
  sumOrders(filter: OrderFilter): Promise<OrderSum[]>
  orderHistory(orderId: string): Promise<OrderHistory | null>
  /** Newest first. */
  listNotifications(filter: {
    from: number
    until: number
    refusedOnly: boolean
    limit: number
  }): Promise<NotificationRecord[]>

  /** Deletes orders that nobody tried to pay, long after their end, and old notifications. */
  sweepOrders(now: number): Promise<void>
}
