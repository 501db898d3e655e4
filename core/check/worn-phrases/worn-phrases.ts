import type { MissingDetail } from '../finding.ts'

/** Phrases of one language by the detail that is missing where they stand. */
export type WornPhrases = readonly {
  asks: MissingDetail
  /** Expressions, in lower case, that begin with a word; one that ends within a word is a stem. */
  phrases: readonly string[]
  /** Worth a remark only where two of any meet in one script. */
  weak?: readonly string[]
}[]
