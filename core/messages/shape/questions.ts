import type { CeremonyLanguage } from '../../ceremony/ceremony-language.ts'

/** The five fixed questions, in the order in which the answers are stored. */
export interface Questions {
  /** Precedes the questions when they are sent to the couple. */
  introduction: string
  questions: readonly [string, string, string, string, string]
}

export interface QuestionsMessages extends Questions {
  /** The same for couples who are addressed otherwise, by the ceremony's language. */
  elsewhere?: Partial<Record<CeremonyLanguage, Questions>>
}
