import type { DoorAccount } from '#core/door.ts'
import type { AccessStore } from '#server/ports/access-store.ts'
import type { NewLetter } from '#server/ports/letter.ts'
import type { OrderRecord } from '#server/ports/order-store.ts'
import { purchaseOf } from '#server/selling/purchase-letters.ts'
import { approvedAtOf } from '#server/selling/refund.ts'
import type { Engine, StoreTransaction } from '../dialects/engine.ts'
import { toOrder } from '../orders/order-rows.ts'
import { accountColumns, toAccount } from './accounts.ts'
import { createDoorCounters } from './door-counters.ts'
import { holderReference } from './known-devices.ts'
import { mailLink } from './mailed-links.ts'

/** The store's `requestReminder`. */
export function createReminders(engine: Engine): Pick<AccessStore, 'requestReminder'> {
  const counters = createDoorCounters(engine.db)
  return {
    requestReminder: (request) =>
      engine.transaction(async (trx) => {
        const { now, email, special } = request
        const subject = { emailKey: email.counterKey, addressKey: '' }
        await engine.lock(trx, `account:${email.counterKey}`, 'exclusive')
        const row = await trx
          .selectFrom('subscriptions')
          .select(accountColumns)
          .where('email_key', '=', email.key)
          .where('ends_at', '>', now)
          .executeTakeFirst()
        const { letters } = await counters.read(trx, subject, now)
        await counters.add(trx, subject, ['letters'], now)
        const whose: DoorAccount | null = row
          ? { kind: 'subscription', id: row.id }
          : special?.emailMatches
            ? { kind: 'special' }
            : null
        const mayWrite = whose !== null && letters < request.limits.lettersPerHour
        // Asked for nobody too, so that an e-mail without access is answered as late as one with it.
        const bought = await latestPaidOrder(trx, row?.id ?? '')
        await mailLink(trx, {
          now,
          enrolmentHash: request.enrolmentHash,
          recipient: mayWrite
            ? {
                account: row ? toAccount(row) : { kind: 'special' },
                reference: holderReference(whose, special?.tags ?? []),
              }
            : null,
          writeLetter: (account) => withPurchase(request.writeLetter(account), bought),
        })
      }),
  }
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

/** The reminder is the receipt as well, where something was bought. */
function withPurchase(letter: NewLetter, bought: OrderRecord | null): NewLetter {
  if (bought === null || letter.kind !== 'reminder') return letter
  const purchase = purchaseOf(bought, approvedAtOf(bought))
  return { ...letter, params: { ...letter.params, purchase } }
}
