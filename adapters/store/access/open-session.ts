import type { Kysely } from 'kysely'
import type { Holder } from '#server/ports/access-store.ts'
import type { Database, SessionsTable } from '../database.ts'
import type { StoreTransaction } from '../dialects/engine.ts'
import { prepareQuery } from '../prepared-query.ts'
import { holderReference, type KnownDevices } from './known-devices.ts'

interface SessionOpening {
  now: number
  holder: Holder
  sessionHash: string
  /** The browser's token from now on. */
  deviceHash: string
  /** Null: when the subscription ends. */
  expiresAt: number | null
  /** The order whose letter's link opens it; null in every other case. */
  orderId: string | null
}

export type SessionOpener = (trx: StoreTransaction, opening: SessionOpening) => Promise<void>

/** Makes the function that records a session and adds its account to the browser's device. */
export function createSessionOpener(db: Kysely<Database>, devices: KnownDevices): SessionOpener {
  const insertSession = prepareQuery<SessionsTable>(db)((into, value) =>
    into.insertInto('sessions').values({
      token_hash: value('token_hash'),
      subscription_id: value('subscription_id'),
      special_tag: value('special_tag'),
      created_at: value('created_at'),
      expires_at: value('expires_at'),
      order_id: value('order_id'),
    }),
  )
  return async (trx, { now, holder, sessionHash, deviceHash, expiresAt, orderId }) => {
    const reference = holderReference(holder)
    await insertSession(trx, {
      token_hash: sessionHash,
      ...reference,
      created_at: now,
      expires_at: expiresAt,
      order_id: orderId,
    })
    await devices.remember(trx, deviceHash, reference, now)
  }
}
