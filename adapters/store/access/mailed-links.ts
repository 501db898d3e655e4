import { sql } from 'kysely'
import type { LetterWriter, SubscriptionAccount } from '#server/ports/access-store.ts'
import type { StoreTransaction } from '../dialects/engine.ts'
import { insertLetter } from '../letters.ts'
import type { HolderReference } from './known-devices.ts'

export interface MailedLink {
  now: number
  enrolmentHash: string
  /** Null: nobody is written to, and it must not show. */
  recipient: {
    account: SubscriptionAccount | { kind: 'special' }
    reference: HolderReference
  } | null
  writeLetter: LetterWriter
}

/**
 * Records a link's key and its letter. For nobody the same statements run and are undone, so that the time of the
 * answer does not tell which e-mails have access.
 */
export async function mailLink(trx: StoreTransaction, link: MailedLink): Promise<void> {
  const { recipient } = link
  await sql`savepoint mailed_link`.execute(trx)
  await trx
    .insertInto('enrolments')
    .values({
      key_hash: link.enrolmentHash,
      ...(recipient?.reference ?? { subscription_id: null, special_tag: 'nobody' }),
      created_at: link.now,
      spent_at: null,
    })
    .execute()
  await insertLetter(trx, link.writeLetter(recipient?.account ?? null))
  await (recipient
    ? sql`release savepoint mailed_link`
    : sql`rollback to savepoint mailed_link`
  ).execute(trx)
}
