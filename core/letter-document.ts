/**
 * A letter before it takes a form: a list of blocks that the HTML and the plain text are both made from,
 * so that the two always hold the same facts.
 */

/** One part of a letter. Every string is plain text; escaping is the renderer's. */
export type LetterBlock =
  | { type: 'paragraph'; text: string; link?: string }
  | { type: 'pin'; label: string; pin: string }
  | { type: 'button'; label: string; url: string }
  | { type: 'note'; text: string; link?: string }
  | { type: 'heading'; text: string }
  | { type: 'facts'; facts: readonly LetterFact[] }

/** A label with its value; several lines stay several lines. `link` is an address that stands in one of them. */
export interface LetterFact {
  label: string
  lines: readonly string[]
  link?: string
}

export interface LetterDocument {
  /** Locale tag for the `lang` attribute. */
  locale: string
  subject: string
  /** What an inbox shows after the subject. Holds no secret: it is read on locked screens. */
  preview: string
  title: string
  greeting: string
  blocks: readonly LetterBlock[]
  closing: string
  signature: string
  /** Small lines under the letter: the sender and how to reach them. */
  footer: readonly string[]
}

/** A letter as it is sent: the same facts in both forms. */
export interface RenderedLetter {
  subject: string
  html: string
  text: string
}
