import type { LetterSummary } from '#server/ports/outbox-store.ts'
import { moment, table } from './table.ts'

/** Letters and what became of them. */
export function letterTable(letters: readonly LetterSummary[]): string {
  const rows = letters.map((letter) => [
    letter.kind,
    letter.recipient || '(no address)',
    letter.state,
    moment(letter.sentAt ?? letter.createdAt),
    String(letter.attempts),
    letter.lastError ?? '',
    letter.id,
  ])
  return table(['LETTER', 'TO', 'STATE', 'SENT OR MADE', 'TRIES', 'LAST ANSWER', 'ID'], rows)
}
