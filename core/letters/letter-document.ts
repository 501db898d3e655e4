/**
 * A letter before rendering: a list of blocks that both the HTML and the plain text are made from, so that the two
 * always state the same facts.
 */

/** One part of a letter. Every string is plain text; the renderers escape. */
export type LetterBlock =
  | { type: 'paragraph'; text: string; link?: string }
  | { type: 'pin'; label: string; pin: string }
  | { type: 'button'; label: string; url: string }
  | { type: 'note'; text: string; link?: string }
  | { type: 'heading'; text: string }
  | { type: 'facts'; facts: readonly LetterFact[] }

/** A label with its value, which may have several lines. `link` is an address that occurs in one of them. */
export interface LetterFact {
  label: string
  lines: readonly string[]
  link?: string
}

export interface LetterDocument {
  /** Locale tag for the `lang` attribute. */
  locale: string
  subject: string
  /** What an inbox shows after the subject. Contains no secret: it can be read on locked screens. */
  preview: string
  title: string
  greeting: string
  blocks: readonly LetterBlock[]
  closing: string
  signature: string
  /** Small lines under the letter: the sender and how to reach them. */
  footer: readonly string[]
}

/** A letter as it is sent, with the same facts in both forms. */
export interface RenderedLetter {
  subject: string
  html: string
  text: string
}
