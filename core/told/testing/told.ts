/** Ranges for tests. */
import type { ToldRange } from '../told-range.ts'

/** A range over the first place of some words in a text; a reading's, held, unless said otherwise. */
export function told(text: string, quote: string, own: Partial<ToldRange> = {}): ToldRange {
  const start = text.indexOf(quote)
  if (start < 0) throw new Error(`The text does not say: ${quote}`)
  return {
    ...{ telling: 'a', start, end: start + quote.length, quote },
    ...{ decision: 'hold', by: 'reading', why: 'asked' },
    ...own,
  }
}
