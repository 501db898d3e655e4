/**
 * The tables as the queries see them. Portable between engines: text, and 64-bit integers for times (milliseconds since
 * 1970), counts and booleans (1 and 0). The migrations create them.
 */
import type { Generated } from 'kysely'

/** A person's paid or granted access. The row stays after its end, so that its PIN is remembered as ended. */
export interface SubscriptionsTable {
  id: string
  /** As given; null when neither buyer nor provider gave one. */
  email: string | null
  /** Lower case, trimmed: what look-ups use. */
  email_key: string | null
  name: string
  language: string
  source: string
  /** The secret key that made `pin_hmac` and `pin_sealed`. */
  pin_key_id: string
  pin_hmac: string
  pin_sealed: string
  created_at: number
  ends_at: number
  /** The end announced by the ending-soon letter; an extension makes a new letter due. */
  ending_letter_ends_at: number | null
  /** How its owner reads dates; null: as is usual for the language. */
  time_zone: string | null
  locale: string | null
  /** How many generations were begun with it, ever. */
  generations: Generated<number>
}

/**
 * A session belongs to a subscription, or, for the special PIN, to a tag derived from the PIN's value, so that changing
 * it ends them. Exactly one of the two is set, as in devices and enrolments.
 */
export interface SessionsTable {
  token_hash: string
  subscription_id: string | null
  special_tag: string | null
  created_at: number
  /** Null: lasts as long as its subscription. */
  expires_at: number | null
  /** The order whose letter's link opened it: this person has access to that mailbox. */
  order_id: string | null
}

/**
 * A browser that bought or logged in before, known to rule (a) of the door (docs/design/access-and-money.md section 5).
 * One row for each account it holds, since colleagues share computers.
 */
interface DevicesTable {
  token_hash: string
  /** The subscription's id or the special tag, for the key. */
  holder: string
  subscription_id: string | null
  special_tag: string | null
  /** Wrong PINs since the last right one; the same in all rows of a token. */
  failures: number
  created_at: number
  last_used_at: number
  /** When its person logged out but kept it known; null while somebody is logged in, and after the next login. */
  left_at: number | null
}

/** One-time keys of mailed links: rule (b) of the door (docs/design/access-and-money.md section 5). */
interface EnrolmentsTable {
  key_hash: string
  subscription_id: string | null
  special_tag: string | null
  created_at: number
  spent_at: number | null
  /** The purchase that its letter confirms. */
  order_id: string | null
}

/** What the door counts, in time buckets, so that a sliding window is a sum over few rows. */
interface DoorCountersTable {
  scope: string
  bucket_start: number
  count: number
}

/** Generations of the last day; one under way holds a lease, so that a crash frees its slot. */
export interface GenerationsTable {
  id: string
  holder: string
  started_at: number
  lease_until: number
  ended_at: number | null
  /** Reserved while it is under way, sent once it has ended. */
  prompt_characters: number
}

/** One row, written now and then to see whether the database takes writes. */
interface WriteProbesTable {
  id: string
  written_at: number
}

/** The outbox. */
export interface LettersTable {
  id: string
  kind: string
  language: string
  recipient: string
  subscription_id: string | null
  /** JSON; nothing secret. */
  params: string
  /** Sealed JSON with what is secret (PIN, enrolment key); null once the letter is sent. */
  sealed: string | null
  message_id: string
  created_at: number
  next_attempt_at: number
  attempts: number
  lease_until: number | null
  state: 'waiting' | 'sent' | 'parked'
  last_error: string | null
  sent_at: number | null
}

/** One sale, from the offer on. */
export interface OrdersTable {
  id: string
  provider: string
  provider_reference: string | null
  checkout_url: string | null
  purchase_hash: string
  /** The first purchase cookie's hash of all that followed one another at this browser: the browser, as far as known. */
  browser_hash: string | null
  language: string
  email: string | null
  /** As in `state`, for queries. */
  status: string
  /** JSON of core's `OrderState`. */
  state: string
  created_at: number
  expires_at: number
  /** Never offered again. */
  retired: number
  capture_attempt: number
  lease_token: string | null
  lease_until: number | null
  paid_at: number | null
  subscription_id: string | null
  is_extension: number | null
  /** When the days it gave begin: after those of earlier orders. Null: given by a version that did not record it. */
  days_start_at: number | null
  claimed_at: number | null
  /** When its buyer first left for the provider's page; null: only made ahead, so nobody can have paid it. */
  handed_over_at: number | null
  /** How its buyer reads dates; null: as is usual for the language. */
  time_zone: string | null
  locale: string | null
  /** The subscription's generations when this order gave it its days. */
  generations_before: number | null
  refund_requested_at: number | null
  refund_requested_by: string | null
  /** When its buyer asked to withdraw; without `refund_requested_at` it needs the operator. */
  withdrawal_asked_at: number | null
  next_look_at: number | null
  looks: number
  wants_attention: number
}

/** Every payment seen at a provider; without an order: one that names none of ours. */
interface PaymentsTable {
  provider: string
  payment_id: string
  order_id: string | null
  status: string
  amount_cents: number
  refunded_cents: number
  currency: string
  /** Whether it fits its order (amount, currency, order id). */
  counts: number
  first_seen_at: number
  changed_at: number
}

/** An order's history, for the operator to read. */
interface OrderEventsTable {
  id: string
  order_id: string | null
  at: number
  event: string
  /** JSON; nothing personal. */
  details: string
}

/** Notifications by their deterministic key, whether believed or not. */
export interface NotificationsTable {
  id: string
  provider: string
  notification_key: string
  received_at: number
  times: number
  /** Why it was not believed. */
  refusal: string | null
  /** JSON of `NotificationHint`. */
  hint: string | null
  order_id: string | null
  outcome: string | null
  attempts: number
  /** Null: nothing left to do. */
  next_attempt_at: number | null
  processed_at: number | null
}

interface MigrationsTable {
  name: string
  applied_at: number
}

export interface Database {
  subscriptions: SubscriptionsTable
  sessions: SessionsTable
  devices: DevicesTable
  enrolments: EnrolmentsTable
  door_counters: DoorCountersTable
  generations: GenerationsTable
  write_probes: WriteProbesTable
  letters: LettersTable
  orders: OrdersTable
  payments: PaymentsTable
  order_events: OrderEventsTable
  notifications: NotificationsTable
  migrations: MigrationsTable
}
