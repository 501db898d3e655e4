/**
 * The one normalisation that every text undergoes on its way into the document. After it a text survives the round trip
 * through Word's XML unchanged.
 */

/** Line ends people paste: CRLF, CR, Word's soft break (VT), form feed, NEL, Unicode's line and paragraph separator. */
const lineEnds = /\r\n|[\r\v\f\u0085\u2028\u2029]/g

/**
 * What XML 1.0 (section 2.2, `Char`) does not allow: control characters except tab and line feed, the noncharacters
 * U+FFFE and U+FFFF, and (the `u` flag makes a pair one character) lone surrogates.
 */
const forbidden = /[^\t\n\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

/**
 * Makes a text valid in XML 1.0: every kind of line end becomes `\n`; forbidden characters and lone surrogates are
 * removed. Everything else, white space and accents included, stays as it is. Idempotent.
 */
export function xmlText(text: string): string {
  return text.replace(lineEnds, '\n').replace(forbidden, '')
}
