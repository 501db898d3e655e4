import type { Account, NewSession } from '#server/ports/access-store.ts'
import type { StoreTransaction } from '../dialects/engine.ts'
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
export function createSessionOpener(devices: KnownDevices): SessionOpener {
  return async (trx, { now, account, reference, deviceHash, session }) => {
    await trx
      .insertInto('sessions')
      .values({
        token_hash: session.sessionHash,
        ...reference,
        created_at: now,
        expires_at: account.kind === 'special' ? account.endsAt : null,
      })
      .execute()
    await devices.remember(trx, deviceHash ?? session.deviceHash, reference, now)
    return { answer: 'open', account, device: deviceHash === null ? 'new' : 'known' }
  }
}
