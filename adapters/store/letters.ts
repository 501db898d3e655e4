/** Rows of the outbox, for everything that adds letters or shows them. */
import { type LetterKind, letterKinds } from '#core/letters/letter.ts'
import type { NewLetter } from '#server/ports/letter.ts'
import type { LetterSummary } from '#server/ports/outbox-store.ts'
import type { LettersTable } from './database.ts'
import type { StoreTransaction } from './dialects/engine.ts'

/** The purchase that a letter confirms: its link proves whose order it is. */
export function orderOfLetter({ params }: NewLetter): string | null {
  return params.purchase?.orderId ?? null
}

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

export function isLetterKind(kind: string): kind is LetterKind {
  return letterKinds.some((known) => known === kind)
}

/** What the operator is shown; rows of a newer version's kinds are left out. */
export function letterSummaries(rows: readonly LettersTable[]): LetterSummary[] {
  return rows.flatMap((row) => {
    if (!isLetterKind(row.kind)) return []
    return [
      {
        id: row.id,
        kind: row.kind,
        recipient: row.recipient,
        subscriptionId: row.subscription_id,
        messageId: row.message_id,
        state: row.state,
        createdAt: row.created_at,
        nextAttemptAt: row.next_attempt_at,
        attempts: row.attempts,
        lastError: row.last_error,
        sentAt: row.sent_at,
      },
    ]
  })
}
