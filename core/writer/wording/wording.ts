/** The words in which a service is asked, in one language. They are read by models only, but by ones that write in it. */
import type { CeremonyLanguage } from '../../ceremony/ceremony-language.ts'
import type { RewritingWay } from '../part-request.ts'
import type { WritingRequest } from '../writing-request.ts'

export interface Wording {
  /** Of whoever writes a part again, as `end` is the end of that request. */
  role: string
  style: string
  truth: string
  /** Who is spoken to, by whether guests are there, and how. */
  address: { everyone: string; alone: string; always: string }
  craft: string
  banned: string
  data: string
  register: Record<WritingRequest['register'], string>
  /** Said of every text where nobody else will be there. */
  alone: string
  voice: string
  end: string
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
