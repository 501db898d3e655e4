/** What the desk says of the couple's own words behind a sentence. */
export interface ToldMessages {
  heading: string
  /** Leads to the answer the words stand in; questions count from 1. */
  fromAnswer: (question: string) => string
  /** Nothing is like it, and nobody has read the sentence. */
  nobody: string
  /** It was read, and rests on nothing. */
  nothingBehind: string
  /** Before words that are merely like it. */
  maybe: string
  /** Leads from the answer back to the sentence. */
  back: string
  close: string
}
