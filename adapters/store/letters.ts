import type { NewLetter } from '#server/ports/letter.ts'
import type { StoreTransaction } from './dialects/engine.ts'

/** Puts a letter into the outbox, within the transaction that makes it due. */
export async function insertLetter(trx: StoreTransaction, letter: NewLetter): Promise<void> {
  await trx
    .insertInto('letters')
    .values({
      id: letter.id,
      kind: letter.kind,
      language: letter.language,
      recipient: letter.recipient,
      subscription_id: letter.subscriptionId,
      params: JSON.stringify(letter.params),
      sealed: letter.sealed,
      message_id: letter.messageId,
      created_at: letter.createdAt,
      next_attempt_at: letter.createdAt,
      attempts: 0,
      lease_until: null,
      state: 'waiting',
      last_error: null,
      sent_at: null,
    })
    .execute()
}
