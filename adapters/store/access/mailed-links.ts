import { sql } from 'kysely'
import type { Holder } from '#server/ports/access-store.ts'
import type { NewLetter } from '#server/ports/letter.ts'
import type { StoreTransaction } from '../dialects/engine.ts'
import { insertLetter, orderOfLetter } from '../letters.ts'
import { holderReference } from './known-devices.ts'

export interface MailedLink {
  now: number
  enrolmentHash: string
  /** Null: nobody is written to, which must not show. */
  holder: Holder | null
  letter: NewLetter
  /** What else to write with it, undone together with it. */
  beside?: () => Promise<void>
}

/**
 * Records a link's key and its letter. For nobody the same statements run and are undone, so that response times do not
 * reveal which e-mails have access.
 */
export async function mailLink(trx: StoreTransaction, link: MailedLink): Promise<void> {
  const { holder, letter } = link
  const reference = holder && holderReference(holder)
  await sql`savepoint mailed_link`.execute(trx)
  await trx
    .insertInto('enrolments')
    .values({
      key_hash: link.enrolmentHash,
      ...(reference ?? { subscription_id: null, special_tag: 'nobody' }),
      created_at: link.now,
      spent_at: null,
      order_id: orderOfLetter(letter),
    })
    .execute()
  await insertLetter(trx, letter)
  await link.beside?.()
  await (holder
    ? sql`release savepoint mailed_link`
    : sql`rollback to savepoint mailed_link`
  ).execute(trx)
}
