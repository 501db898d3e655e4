import type { AccessStore, Account, Holder } from '#server/ports/access-store.ts'
import type { Engine } from '../dialects/engine.ts'
import { accountColumns, toAccount } from './accounts.ts'
import { createKnownDevices, isAlive } from './known-devices.ts'
import { createSessionOpener } from './open-session.ts'

/** The ways past the door: a mailed link, and a purchase made in this very browser. */
export function createSideDoors(engine: Engine): Pick<AccessStore, 'enrol' | 'openSession'> {
  const devices = createKnownDevices(engine.db)
  const open = createSessionOpener(engine.db, devices)

  return {
    enrol: (attempt) =>
      engine.transaction(async (trx) => {
        const { now, deviceHash, session } = attempt
        const tags = attempt.special?.tags ?? []
        const spent = await trx
          .updateTable('enrolments')
          .set({ spent_at: now })
          .where('key_hash', '=', attempt.keyHash)
          .where('spent_at', 'is', null)
          .returning(['subscription_id', 'special_tag', 'order_id'])
          .executeTakeFirst()
        if (!spent) return { answer: 'enrolment-invalid' }
        let account: Account
        let holder: Holder
        if (spent.subscription_id === null) {
          const [tag] = tags
          // The special PIN has changed since the link was mailed.
          if (tag === undefined || !tags.includes(spent.special_tag ?? '')) {
            return { answer: 'enrolment-invalid' }
          }
          account = { kind: 'special', endsAt: session.specialEndsAt }
          holder = { kind: 'special', tag }
        } else {
          const row = await trx
            .selectFrom('subscriptions')
            .select(accountColumns)
            .where('id', '=', spent.subscription_id)
            .executeTakeFirst()
          if (!row || row.ends_at <= now) return { answer: 'subscription-expired' }
          account = toAccount(row)
          holder = { kind: 'subscription', id: row.id }
        }
        const held = await devices.accounts(trx, deviceHash)
        const known = held.some((one) => isAlive(one, now, tags)) ? deviceHash : null
        await open(trx, {
          now,
          holder,
          sessionHash: session.sessionHash,
          deviceHash: known ?? session.deviceHash,
          expiresAt: account.kind === 'special' ? account.endsAt : null,
          orderId: spent.order_id,
        })
        return { answer: 'open', account, device: known === null ? 'new' : 'known' }
      }),

    openSession: ({ now, subscriptionId, deviceHash, special, session, onlyOnItsDevice }) =>
      engine.transaction(async (trx) => {
        const row = await trx
          .selectFrom('subscriptions')
          .select(accountColumns)
          .where('id', '=', subscriptionId)
          .executeTakeFirst()
        if (!row || row.ends_at <= now) return null
        const held = await devices.accounts(trx, deviceHash)
        const [inUse] = held.filter((one) => isAlive(one, now, special?.tags ?? []))
        // Someone who was here before and left, or whose account was replaced by another, is not the person buying now.
        const isItsDevice =
          inUse?.kind === 'subscription' &&
          inUse.subscription.id === subscriptionId &&
          !inUse.isLeft
        if (onlyOnItsDevice && !isItsDevice) return null
        const known = inUse === undefined ? null : deviceHash
        await open(trx, {
          now,
          holder: { kind: 'subscription', id: subscriptionId },
          sessionHash: session.sessionHash,
          deviceHash: known ?? session.deviceHash,
          expiresAt: null,
          orderId: null,
        })
        return { answer: 'open', account: toAccount(row), device: known === null ? 'new' : 'known' }
      }),
  }
}
