/** The couple's own words behind a sentence, in English. */
import type { ToldMessages } from '../shape/told.ts'

export const told: ToldMessages = {
  heading: 'Where this sentence is from',
  fromAnswer: (question) => `Answer ${question}`,
  byHand: 'Added by you',
  nobody: 'Nothing in your notes on the couple says this in similar words.',
  back: 'Back to the sentence',
  close: 'Close',
}
