/** The words in which a service is asked to read what was told, in one language. */
import type { CeremonyLanguage } from '../../../ceremony/ceremony-language.ts'

export interface ReadingInstructions {
  system: string
  /** By the number under which the couple answered it, and may refer to it. */
  question: (number: number, question: string) => string
  /** Who tells, after the question. */
  toldBy: (name: string) => string
  toldByBoth: string
  toldByCelebrant: string
  /** Of what was read before: of it only what is asked for now is new. */
  readBefore: string
  /** What is no answer: a talk, a chat, notes. */
  noQuestion: string
  end: string
}

/** The instructions of a language, by its variant. */
export type ReadingInstructionsOf = (language: CeremonyLanguage) => ReadingInstructions
