import { mayWrite } from '#core/access/door.ts'
import type {
  AccessStore,
  Holder,
  ReminderRequest,
  SpecialAccess,
  SubscriptionAccount,
} from '#server/ports/access-store.ts'
import type { NewLetter } from '#server/ports/letter.ts'
import type { OrderRecord } from '#server/ports/order-store.ts'
import { purchaseOf } from '#server/selling/purchase-letters.ts'
import { approvedAtOf } from '#server/selling/refund.ts'
import type { Engine, StoreTransaction } from '../dialects/engine.ts'
import { toOrder } from '../orders/order-rows.ts'
import { type AccountRow, accountColumns, toAccount } from './accounts.ts'
import { createDoorCounters, type DoorCounters } from './door-counters.ts'
import { mailLink } from './mailed-links.ts'

/** The store's `requestReminder`. */
export function createReminders(engine: Engine): Pick<AccessStore, 'requestReminder'> {
  const counters = createDoorCounters(engine.db)
  return {
    requestReminder: (request) =>
      engine.transaction(async (trx) => {
        const { now, email, special } = request
        const subject = { emailKey: email.counterKey, addressKey: request.addressKey }
        const waitMs = await countReminder(engine, counters, trx, request)
        if (waitMs > 0) return { answer: 'too-many-attempts', retryAfterMs: waitMs }
        await engine.lock(trx, `account:${email.counterKey}`, 'exclusive')
        const row = await trx
          .selectFrom('subscriptions')
          .select(accountColumns)
          .where('email_key', '=', email.key)
          .where('ends_at', '>', now)
          .executeTakeFirst()
        const counts = await counters.read(trx, subject, now)
        // Looked up for nobody too, so that an e-mail without access takes as long to answer.
        const bought = await latestPaidOrder(trx, row?.id ?? '')
        const recipient = mayWrite(counts, request.limits) ? recipientOf(row, special) : null
        const letter = request.writeLetter(recipient?.account ?? null)
        await mailLink(trx, {
          now,
          enrolmentHash: request.enrolmentHash,
          holder: recipient?.holder ?? null,
          letter: withPurchase(letter, bought),
          beside: () => counters.add(trx, subject, ['letters'], now),
        })
        return { answer: 'accepted' }
      }),
  }
}

/** Who is written to under this e-mail; null: nobody. */
function recipientOf(
  row: AccountRow | undefined,
  special: SpecialAccess | null,
): { account: SubscriptionAccount | { kind: 'special' }; holder: Holder } | null {
  if (row) return { account: toAccount(row), holder: { kind: 'subscription', id: row.id } }
  const [tag] = special?.emailMatches ? special.tags : []
  if (tag === undefined) return null
  return { account: { kind: 'special' }, holder: { kind: 'special', tag } }
}

/** Counts another reminder for the address, or returns how long it must wait. */
async function countReminder(
  engine: Engine,
  counters: DoorCounters,
  trx: StoreTransaction,
  { now, addressKey, limits }: ReminderRequest,
): Promise<number> {
  if (limits.remindersPerHour === 0) return 0
  const subject = { emailKey: '', addressKey }
  await engine.lock(trx, `reminders:${addressKey}`, 'exclusive')
  const limit = limits.remindersPerHour
  const waitMs = await counters.addressWaitMs(trx, subject, 'reminders', limit, now)
  if (waitMs === 0) await counters.add(trx, subject, ['reminders'], now)
  return waitMs
}

async function latestPaidOrder(
  trx: StoreTransaction,
  subscriptionId: string,
): Promise<OrderRecord | null> {
  const row = await trx
    .selectFrom('orders')
    .selectAll()
    .where('subscription_id', '=', subscriptionId)
    .where('status', '=', 'paid')
    .orderBy('paid_at', 'desc')
    .executeTakeFirst()
  return row ? toOrder(row) : null
}

/** If something was bought, the reminder doubles as the receipt. */
function withPurchase(letter: NewLetter, bought: OrderRecord | null): NewLetter {
  if (bought === null || letter.kind !== 'reminder') return letter
  const purchase = purchaseOf(bought, approvedAtOf(bought))
  return { ...letter, params: { ...letter.params, purchase } }
}
