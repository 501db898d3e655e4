/**
 * Orders, what the providers said of them, and the notifications that came (design.md section 6). Every verb is one
 * transaction; times are milliseconds since 1970.
 */
import type { Language } from '#core/languages.ts'
import type { Currency } from '#core/offer.ts'
import type { OrderEffect, OrderState, OrderStatus } from '#core/order.ts'
import type { Provider, ProviderPayment } from '#core/payment.ts'
import type { Grant, Granted } from './access-store.ts'
import type { NewLetter } from './letter.ts'
import type { NotificationHint, NotificationRefusal } from './payments.ts'

/** An order as it is kept. */
export interface OrderRecord {
  id: string
  provider: Provider
  /** Hash of the purchase cookie's value. */
  purchaseHash: string
  language: Language
  /** Where the buyer wants the PIN; null: the payer's address at the provider. */
  email: string | null
  state: OrderState
  createdAt: number
  /** End of the offer at the provider, slips included. */
  expiresAt: number
  /** The provider's checkout, once made. */
  checkout: { providerReference: string; checkoutUrl: string } | null
  /** Never offered again; what is paid on it still counts. */
  isRetired: boolean
  /** Number of the buyer's present try, from 1: part of the capture's key. */
  captureAttempt: number
  /** Set by the fulfilment. */
  fulfilment: Fulfilment | null
  /** When this browser was given its session. */
  claimedAt: number | null
  /** Somebody entitled asked for the money back. */
  refundRequest: { at: number; by: RefundAsker } | null
  /** When to ask the provider again; null: its state is final. */
  nextLookAt: number | null
  /** How often it was asked since the last news. */
  looks: number
  /** Something on it wants the operator's eye. */
  wantsAttention: boolean
}

export interface Fulfilment {
  /** When access was given. */
  at: number
  subscriptionId: string
  /** Whether the days were added to access that was there before. */
  isExtension: boolean
}

export type RefundAsker = 'buyer' | 'operator'

/** Checkouts that one network address may have made in an hour; generous, because many homes share one. */
export const defaultCheckoutsPerHour = 300

export interface OrderOpening {
  now: number
  /** UUID of the order, if a new one is made. */
  id: string
  purchaseHash: string
  provider: Provider
  language: Language
  /** Left out: an address given before stays. Null: none. Holds for every unpaid order of the purchase. */
  email?: string | null
  priceCents: number
  currency: Currency
  /** Orders made before this are not offered again. */
  reusableSince: number
  expiresAt: number
  nextLookAt: number
  /** Stands for the network address that asks. */
  addressKey: string
  /** Checkouts that may be made for it in an hour; 0: as many as it asks for. One that is there already costs none. */
  checkoutsPerHour: number
}

export type OrderOpened =
  | { answer: 'open'; order: OrderRecord }
  | { answer: 'too-many-attempts'; retryAfterMs: number }

/** A step of the order's life. Everything but the order and the looks is pure: the engine may run it again. */
export interface OrderAdvance {
  orderId: string
  now: number
  /** Looks at the provider's books. */
  payments: readonly ProviderPayment[]
  /** Its time has run out by our clock. */
  isTimedOut: boolean
  prepareGrant: (order: OrderRecord, payment: Extract<OrderEffect, { effect: 'fulfil' }>) => Grant
  /** The letter about money that went back; null where nobody can be written to. */
  writeRefundLetter: (
    order: OrderRecord,
    payment: Extract<OrderEffect, { effect: 'take-back' }>,
  ) => NewLetter | null
  /** When to look again, from the order as it has become. */
  scheduleLook: (order: OrderRecord) => number | null
}

export interface Advanced {
  order: OrderRecord
  /** Whether the provider's books said anything new. */
  isNews: boolean
  /** All effects, those that the store itself carried out included. */
  effects: readonly OrderEffect[]
  /** Set when this very step fulfilled the order. */
  granted: Granted | null
}

/** What happened, as the operator reads it. Nothing personal. */
export interface OrderEvent {
  orderId: string | null
  at: number
  event: string
  details: Readonly<Record<string, string | number | boolean | null>>
}

export interface NewNotification {
  /** UUID. */
  id: string
  provider: Provider
  /** The same notification sent again has the same key. */
  key: string
  receivedAt: number
  verdict:
    | { verified: true; hint: NotificationHint }
    | { verified: false; reason: NotificationRefusal }
}

export interface DueNotification {
  id: string
  provider: Provider
  hint: NotificationHint
  receivedAt: number
  /** Number of this attempt, from 1. Fences: a worker whose lease has passed changes nothing any more. */
  attempts: number
}

export interface NotificationRecord {
  id: string
  provider: Provider
  receivedAt: number
  /** How often the same one came. */
  times: number
  /** Why it was not believed; null when it was. */
  refusal: string | null
  /** What it pointed at. */
  hint: string | null
  orderId: string | null
  /** How its processing ended, or why it has not yet. */
  outcome: string | null
  processedAt: number | null
}

export interface OrderFilter {
  /** Orders made at or after, and before. */
  from: number
  until: number
  provider?: Provider | undefined
  status?: OrderStatus | undefined
}

/** Sums of the orders of one provider in one state. */
export interface OrderSum {
  provider: Provider
  status: OrderStatus
  orders: number
  /** What reached us by all their payments, and what of it went back. */
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
   * The purchase's open order at this provider that may be offered again, else a new one. One at a time. Counted
   * against the address's limit while the order has no checkout: the provider is to be asked for one.
   */
  openOrder(opening: OrderOpening): Promise<OrderOpened>

  /** Notes the provider's checkout. The first one stands: two made at once lead to the same order. */
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

  /** Holds the order against every other instance until released or `now + leaseMs`. False: somebody else does. */
  leaseOrder(orderId: string, token: string, now: number, leaseMs: number): Promise<boolean>
  releaseOrder(orderId: string, token: string): Promise<void>

  /** The buyer's means of paying was declined: the next capture is another attempt. */
  countDecline(orderId: string, attempt: number, now: number): Promise<void>

  /**
   * Takes in what the provider's books say, with all that follows from it, in one transaction: paid with subscription
   * and letter, or days taken back with their letter. Null: no such order.
   */
  advanceOrder(advance: OrderAdvance): Promise<Advanced | null>

  /** Notes a payment that names no order of ours. Once for each state of it. */
  keepStrayPayment(payment: ProviderPayment, now: number): Promise<void>

  /** Notes that this purchase's browser was given its session. */
  claimOrder(orderId: string, now: number): Promise<void>

  /** Notes durably that the money is to go back. The first one stands. Null: the order is not paid. */
  requestRefund(orderId: string, by: RefundAsker, now: number): Promise<OrderRecord | null>

  /** Adds a line to the history. `wantsAttention` puts the order on the operator's list. */
  noteEvent(event: OrderEvent, wantsAttention?: boolean): Promise<void>

  /** Takes orders whose provider is due to be asked, and holds them until `now + leaseMs`. */
  claimDueOrders(now: number, leaseMs: number, limit: number): Promise<OrderRecord[]>

  /** Every order whose provider's state is not final, due or not, the one that waits longest first. */
  unsettledOrders(limit: number): Promise<OrderRecord[]>

  /** Says when to look again. Nothing when there has been news meanwhile, which set a time of its own. */
  rescheduleLook(order: Pick<OrderRecord, 'id' | 'looks'>, nextLookAt: number | null): Promise<void>

  /** Keeps a notification under its key: once, however often it comes. Durable once this resolves. */
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

  /** Forgets orders that nobody tried to pay, long after their end, and old notifications. */
  sweepOrders(now: number): Promise<void>
}
