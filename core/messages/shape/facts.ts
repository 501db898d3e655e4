import type { Fact, MissingMatter } from '../../writer/fact.ts'
import type { FactByHand } from '../../writer/fact-by-hand.ts'

/** What the desk says of what the couple told, item by item. */
export interface FactsMessages {
  reading: string
  /** The answers could not be read item by item. */
  notRead: string
  /** The texts were written all the same. */
  writtenFromAnswers: string
  /** Reads them once more, and writes nothing. */
  readAgain: string
  /** What came of that. */
  readNow: string
  stillNotRead: string
  /** Nothing of this answer reached the writer, since it could not be read item by item. */
  leftOut: (question: string) => string
  /** Nothing of this answer reached the writer until somebody says what may be said. */
  withheld: (question: string) => string
  /** This answer tells of a hardship that nobody plainly allowed. */
  hardshipWithheld: (question: string) => string
  /** Leads to where that is said. */
  decide: string
  /** Where no press can tell what is meant. */
  decideEach: string
  /** Allows all of one answer but what was asked to be left out. */
  allow: string
  /** After that; the texts have still to be written again. */
  allowed: string
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
  why: Record<Exclude<NonNullable<Fact['withheld']>, 'unclear'>, string>
  sensitive: string
  /** What whoever celebrates has done to it. */
  touched: Record<FactByHand, string>
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
  /** Those who were named and are not among the people of the ceremony. */
  people: {
    heading: string
    explanation: string
    added: (name: string) => string
    /** What was told of their part. */
    reads: string
    brings: (thing: string) => string
    inMemory: string
  }
  /** A town of which there are several. */
  whichCity: (name: string) => string
  whichCityHint: string
  /** The name is no town, or another. */
  noneOfThese: string
}
