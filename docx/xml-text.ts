/**
 * The one normalisation every text passes on its way into the document.
 * After it a text survives the round trip through Word's XML unchanged.
 */

/** Line ends people paste: CRLF, CR, Word's soft break (VT), form feed, NEL, Unicode's line and paragraph separators. */
const lineEnds = /\r\n|[\r\v\f\u0085\u2028\u2029]/g

/**
 * Whatever XML 1.0 (section 2.2, `Char`) does not allow: control characters but tab and line feed, the two
 * noncharacters U+FFFE and U+FFFF, and (the `u` flag makes pairs one character) lone surrogates.
 */
const forbidden = /[^\t\n\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

/**
 * Makes a text fit for XML 1.0: every kind of line end becomes `\n`, forbidden characters and lone surrogates are
 * left out. Everything else, white space and accents included, stays as it is. Idempotent.
 */
export function xmlText(text: string): string {
  return text.replace(lineEnds, '\n').replace(forbidden, '')
}
