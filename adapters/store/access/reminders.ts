import type { DoorAccount } from '#core/door.ts'
import type { AccessStore } from '#server/ports/access-store.ts'
import type { Engine } from '../dialects/engine.ts'
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
        await mailLink(trx, {
          now,
          enrolmentHash: request.enrolmentHash,
          recipient: mayWrite
            ? {
                account: row ? toAccount(row) : { kind: 'special' },
                reference: holderReference(whose, special?.tags ?? []),
              }
            : null,
          writeLetter: request.writeLetter,
        })
      }),
  }
}
