import type { Kysely } from 'kysely'
import type { Account, NewSession } from '#server/ports/access-store.ts'
import type { Database, SessionsTable } from '../database.ts'
import type { StoreTransaction } from '../dialects/engine.ts'
import { prepareQuery } from '../prepared-query.ts'
import type { HolderReference, KnownDevices } from './known-devices.ts'

export interface SessionOpening {
  now: number
  account: Account
  reference: HolderReference
  /** The browser's token, if it holds a living account already; else the session's new one is used. */
  deviceHash: string | null
  session: NewSession
}

export interface OpenedSession {
  answer: 'open'
  account: Account
  device: 'known' | 'new'
}

export type SessionOpener = (
  trx: StoreTransaction,
  opening: SessionOpening,
) => Promise<OpenedSession>

/** Makes the function that records a session and lets the browser hold its account. */
export function createSessionOpener(db: Kysely<Database>, devices: KnownDevices): SessionOpener {
  const insertSession = prepareQuery<SessionsTable>(db)((into, value) =>
    into.insertInto('sessions').values({
      token_hash: value('token_hash'),
      subscription_id: value('subscription_id'),
      special_tag: value('special_tag'),
      created_at: value('created_at'),
      expires_at: value('expires_at'),
    }),
  )
  return async (trx, { now, account, reference, deviceHash, session }) => {
    await insertSession(trx, {
      token_hash: session.sessionHash,
      ...reference,
      created_at: now,
      expires_at: account.kind === 'special' ? account.endsAt : null,
    })
    await devices.remember(trx, deviceHash ?? session.deviceHash, reference, now)
    return { answer: 'open', account, device: deviceHash === null ? 'new' : 'known' }
  }
}
