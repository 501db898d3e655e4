/** The couple's own words behind a sentence, in English. */
import type { ToldMessages } from '../shape/told.ts'

export const told: ToldMessages = {
  heading: 'Where this sentence is from',
  fromAnswer: (question) => `Answer ${question}`,
  nobody: 'Nothing in your notes on the couple says this in similar words.',
  nothingBehind: 'Nothing that was told is behind this sentence.',
  maybe: 'Going by the words, perhaps from here:',
  back: 'Back to the sentence',
  close: 'Close',
}
