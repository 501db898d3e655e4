/** The words in which a service is asked, in one language. They are read by models only, but by ones that write in it. */
import type { TextName } from '../../ceremony/ceremony.ts'
import type { CeremonyLanguage } from '../../ceremony/ceremony-language.ts'
import type { Length } from '../lengths.ts'
import type { Move } from '../moves.ts'
import type { RewritingWay } from '../part-request.ts'
import type { WritingRequest } from '../writing-request.ts'

/** What is known, as far as a task depends on it. */
interface Given {
  place: boolean
  cities: boolean
  /** Whether code found out how far the cities are. */
  distances: boolean
  /** Whether there is anything to tell in this text. */
  facts: boolean
  /** Whether nobody will be there but the two and whoever celebrates. */
  alone: boolean
}

export interface Wording {
  role: Record<TextName | 'part', string>
  style: string
  truth: string
  /** Who is spoken to, by whether guests are there, and how. */
  address: { everyone: string; alone: string; always: string }
  craft: string
  banned: string
  data: string
  register: Record<WritingRequest['register'], string>
  faith: Record<WritingRequest['faith'], string>
  length: (length: Length) => string
  task: Record<TextName, (given: Given) => string>
  opening: (move: string) => string
  closing: (move: string) => string
  openings: Record<TextName, readonly Move[]>
  closings: Record<TextName, readonly Move[]>
  /** Said of every text where nobody else will be there. */
  alone: string
  /** Blocks that need a word of explanation where they are present. */
  elsewhere: string
  rituals: (headings: string) => string
  voice: string
  /** Marks of a fact, in brackets before its words. */
  labels: {
    about: (name: string) => string
    aboutBoth: string
    saidBy: (name: string) => string
    lightly: string
    discreetly: string
    sensitive: string
    leaveOpen: string
  }
  end: Record<TextName | 'part', string>
  facts: { system: string; task: string; end: string; saidBy: (name: string) => string }
  notes: { system: string; task: string; end: string }
  voiceCard: { system: string; task: string; end: string }
  part: {
    task: string
    /** Each paragraph is answered before the next is read. */
    keepsParagraphs: string
    ways: Record<RewritingWay, string>
    instruction: string
  }
  /** A text that is there already, said in this language. */
  translation: { role: string; task: string; end: string }
  /** What is asked for where a service takes no schema. */
  onlyJson: string
}

/** The wording of a language, by its variant. */
export type WordingOf = (language: CeremonyLanguage) => Wording
