/** What a service is told before it writes a couple's three texts, in one language. Models read it, in that language. */
import type { TextName } from '../../../ceremony/ceremony.ts'
import type { CeremonyLanguage } from '../../../ceremony/ceremony-language.ts'
import type { WritingRequest } from '../../writing-request.ts'
import type { Lengths } from '../lengths.ts'

/** What the instructions depend on. */
interface Asked {
  /** Those asked for, in the order of the script. */
  texts: readonly TextName[]
  lengths: Lengths
  /** Whether nobody but the two and whoever celebrates will be there. */
  alone: boolean
  register: WritingRequest['register']
  faith: WritingRequest['faith']
  /** Whether the celebrant's own way of writing goes with the request. */
  voice: boolean
}

/** The words around what the couple told. */
interface DataWords {
  /** Before how far some of the guests have come. */
  distances: string
  /** Before the titles of the other moments, which no text may say already. */
  moments: string
  /** Who told it. */
  saidBy: (name: string) => string
  /** Before what answers none of the questions. */
  told: string
  /** Before what the celebrant added to what the couple told. */
  added: string
  /** Before words that may be told, each with how far. */
  limits: string
  /** Before the texts that stand already. */
  standing: string
  nothingTold: string
}

export interface Instructions {
  /** The name of each text, as it stands in its mark: capitals, no other sign but a hyphen or a space. */
  titles: Record<TextName, string>
  system: (asked: Asked) => string
  data: DataWords
  /**
   * The last lines of the request: what is to be given, each text after its mark.
   * @param marks in the order of the texts asked for
   */
  handOver: (marks: readonly string[]) => string
}

/** By variant of the language. */
export type InstructionsOf = (language: CeremonyLanguage) => Instructions
