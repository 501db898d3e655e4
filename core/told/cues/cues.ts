/** Words by which people ask, allow and confide, in one language. */

/**
 * Expressions for text in lower case without accents, with straight apostrophes and single spaces (`plainWords`). No word
 * is taken for longer than forty letters: read to the end of a text, what has no spaces would be read anew from each of
 * its cues.
 */
export interface Cues {
  /** What reads like a request and is none: taken out before anything else is looked for. */
  none: readonly RegExp[]
  /** Somebody asks that something be left unsaid. */
  asks: readonly RegExp[]
  /** Somebody says plainly that it may be told. */
  allows: readonly RegExp[]
  /** Somebody else must not know. */
  secrets: readonly RegExp[]
  /** Words for what nobody tells at a wedding unasked. */
  grave: RegExp
}

/** Where a request may begin: an indicative or a bare infinitive asks only there. */
export function atBeginning(words: string, sources: string): RegExp {
  return new RegExp(`(?:^|[.,;:!?()"“«…\\n–—-] ?|(?<![\\p{L}'])(?:${words}) )(?:${sources})`, 'u')
}

/** Somewhere in a text, as whole words from their first letter on. */
export function anywhere(sources: string): RegExp {
  return new RegExp(`(?<![\\p{L}'])(?:${sources})`, 'u')
}
