/** Short ways to what was told and what is held of it. */
import type { Telling } from '../../told/telling.ts'
import type { HeldReason, ToldRange } from '../../told/told-range.ts'

/** The answer to a question of the specification, or to any other. */
export function tellingOf(question: string, text: string, changes: Partial<Telling> = {}): Telling {
  return { id: question, from: 'answer', question, by: 'unknown', text, ...changes }
}

/** These words of a telling, held or allowed by the reading. */
export function rangeOf(
  { id, text }: Telling,
  quote: string,
  why: HeldReason = 'asked',
  changes: Partial<ToldRange> = {},
): ToldRange {
  const start = text.indexOf(quote)
  if (start < 0) throw new Error(`nobody told “${quote}”`)
  const place = { telling: id, start, end: start + quote.length, quote }
  return { ...place, decision: 'hold', by: 'reading', why, ...changes }
}
