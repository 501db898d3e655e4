/** Splits typed and pasted text into lines: a line never contains a break of any kind. */

const lineBreaks = /[\r\n\v\f\u0085\u2028\u2029]+/

/** One end of a line, or the blank line between two paragraphs. */
const paragraphEnd = /(?:(?:\r\n|[\r\n\v\f\u0085\u2028\u2029])){1,2}/

/** The trimmed, non-empty paragraphs of a text. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(lineBreaks)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}

/** A form's value for use in a sentence: on one line, trimmed, otherwise unchanged. */
export function onOneLine(value: string): string {
  return paragraphsOf(value).join(' ')
}

/** A text's paragraphs as somebody edits them: empty ones included, nothing trimmed. At least one. */
export function editedParagraphs(text: string): string[] {
  return text.split(paragraphEnd)
}

/** The text of these paragraphs. */
export function joinedParagraphs(paragraphs: readonly string[]): string {
  return paragraphs.join('\n\n')
}
