import type { Counted } from '../counted.ts'

/** What is said about the operator's limits. A limit that does not exist is not mentioned. */
export interface LimitMessages {
  /** The number per hour and at a time, for use in the two sentences below; either may be missing. */
  generations: (perHour: Counted | undefined, atATime: Counted | undefined) => string
  /** What may be sent to the AI per hour and per day, likewise. */
  characters: (perHour: Counted | undefined, perDay: Counted | undefined) => string
  /** In the answer on how many ceremonies one may write. */
  answer: (limits: string) => string
  /** In the terms. */
  terms: (limits: string) => string
  /** In the terms: after this many withdrawals in a year a person answers. */
  withdrawals: (count: Counted) => string
}

/**
 * The sentences as inserted into a page: each follows another sentence, so it starts with a space; it is empty if there
 * is no such limit.
 */
export interface LimitSentences {
  fairUseAnswer: string
  fairUseTerms: string
  withdrawalTerms: string
}
