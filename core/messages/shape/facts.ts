import type { Fact, MissingMatter } from '../../writer/fact.ts'

/** What the desk says of what the couple told, item by item. */
export interface FactsMessages {
  reading: string
  /** The answers could not be read item by item; the texts were written all the same. */
  notRead: string
  /** Nothing of this answer reached the writer. */
  withheld: (question: string) => string
  /** The answer about challenges was kept out, because it could not be read and nobody has ticked that it may be told. */
  challengesWithheld: (question: string) => string
  /** Ticks that it may be. */
  challengesMayBeTold: (question: string) => string
  empty: string
  /** Heading of what nobody said. */
  missing: string
  matters: Record<MissingMatter, string>
  /** Leads to the answer that the facts below it come from. */
  fromAnswer: (question: string) => string
  byHand: string
  mayBeUsed: string
  why: Record<NonNullable<Fact['withheld']>, string>
  sensitive: string
  corrected: string
  secretFor: string
  secretFrom: {
    nobody: string
    both: string
    everyone: string
  }
  words: string
  correct: string
  done: string
  remove: string
  removed: string
  add: string
  addHint: string
  addButton: string
  added: string
  /** A town of which there are several. */
  whichCity: (name: string) => string
  whichCityHint: string
}
