import type { DoorAccount } from '#core/door.ts'
import type { AccessStore, Account } from '#server/ports/access-store.ts'
import type { Engine } from '../dialects/engine.ts'
import { type AccountRow, accountColumns, toAccount } from './accounts.ts'
import { createKnownDevices, holderReference } from './known-devices.ts'
import { createSessionOpener } from './open-session.ts'

/** The store's ways past the door: a mailed link, and a purchase made in this very browser. */
export function createSideDoors(engine: Engine): Pick<AccessStore, 'enrol' | 'openSession'> {
  const devices = createKnownDevices(engine.db)
  const open = createSessionOpener(engine.db, devices)

  return {
    enrol: (attempt) =>
      engine.transaction(async (trx) => {
        const { now, session } = attempt
        const tags = attempt.special?.tags ?? []
        const spent = await trx
          .updateTable('enrolments')
          .set({ spent_at: now })
          .where('key_hash', '=', attempt.keyHash)
          .where('spent_at', 'is', null)
          .returning(['subscription_id', 'special_tag'])
          .executeTakeFirst()
        if (!spent) return { answer: 'enrolment-invalid' }
        let account: Account
        let whose: DoorAccount
        if (spent.subscription_id === null) {
          // The special PIN has changed since the link was mailed.
          if (!tags.includes(spent.special_tag ?? '')) return { answer: 'enrolment-invalid' }
          account = { kind: 'special', endsAt: session.specialEndsAt }
          whose = { kind: 'special' }
        } else {
          const row = await trx
            .selectFrom('subscriptions')
            .select(accountColumns)
            .where('id', '=', spent.subscription_id)
            .executeTakeFirst()
          if (!row || row.ends_at <= now) return { answer: 'subscription-expired' }
          account = toAccount(row)
          whose = { kind: 'subscription', id: row.id }
        }
        const holdings = await devices.holdings(trx, {
          ...attempt,
          pinHmacs: [],
          email: null,
          special: attempt.special && {
            ...attempt.special,
            pinMatches: false,
            emailMatches: false,
          },
        })
        return open(trx, {
          now,
          account,
          reference: holderReference(whose, tags),
          deviceHash: holdings.some(({ isActive }) => isActive) ? attempt.deviceHash : null,
          session,
        })
      }),

    openSession: ({ now, subscriptionId, deviceHash, special, session, onlyOnItsDevice }) =>
      engine.transaction(async (trx) => {
        const row: AccountRow | undefined = await trx
          .selectFrom('subscriptions')
          .select(accountColumns)
          .where('id', '=', subscriptionId)
          .executeTakeFirst()
        if (!row || row.ends_at <= now) return null
        const holdings = await devices.holdings(trx, {
          now,
          deviceHash,
          pinHmacs: [],
          email: null,
          special: special && { ...special, pinMatches: false, emailMatches: false },
        })
        const alive = holdings.filter(({ isActive }) => isActive)
        if (onlyOnItsDevice && !alive.some((holding) => holding.row?.id === subscriptionId)) {
          return null
        }
        return open(trx, {
          now,
          account: toAccount(row),
          reference: { subscription_id: subscriptionId, special_tag: null },
          deviceHash: alive.length > 0 ? deviceHash : null,
          session,
        })
      }),
  }
}
