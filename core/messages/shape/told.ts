/** What the desk says of the couple's own words behind a sentence. */
export interface ToldMessages {
  heading: string
  /** Leads to the answer the words stand in; questions count from 1. */
  fromAnswer: (question: string) => string
  /** The celebrant added it to what the couple told. */
  byHand: string
  nobody: string
  /** Leads from the answer back to the sentence. */
  back: string
  close: string
}
