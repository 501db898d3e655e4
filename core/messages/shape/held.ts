import type { Telling } from '../../told/telling.ts'
import type { HeldReason } from '../../told/told-range.ts'
import type { Counted } from '../counted.ts'

/** What the desk says of what was told: what of it is held back and why, and what else is known. */
export interface HeldMessages {
  why: Record<HeldReason, string>
  heldByHand: string
  allowedByHand: string
  /** How far a permission goes; `limit` in the couple's words. */
  limit: (limit: string) => string
  mayBeSaid: string
  staysOut: string
  /** Announced after either. */
  nowSaid: string
  nowOut: string
  /** Allows all of one telling but what somebody asked to be left out. */
  allBut: string
  /** Holds back what is selected in a field. */
  leaveOut: string
  leaveOutHint: string
  secretFor: string
  secretFrom: {
    nobody: string
    both: string
    everyone: string
  }
  /** A telling for whoever celebrates alone. */
  isPrivate: string
  privateNote: string
  /** How many passages stay out of the texts, and the way from one to the next. */
  count: (count: Counted) => string
  see: string
  reading: string
  /** The reading came to nothing; code alone has held sentences back. */
  notRead: string
  /** The texts were written all the same. */
  writtenWithout: string
  readAgain: string
  readNow: string
  stillNotRead: string
  /** The service reads too little at once for all that was told. */
  shortened: string
  /** Stands before a doubt about words of an answer. */
  doubt: string
  /** Heading of what to ask the couple next. */
  questions: string
  copy: string
  /** What stands beside the answers, by where it comes from; what the celebrant added. */
  from: Record<Telling['from'], string>
  byCelebrant: string
  /** Opens what was told beside the answers; label of the box for more. */
  more: string
  addHint: string
  addButton: string
  added: string
  remove: string
  removed: string
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
