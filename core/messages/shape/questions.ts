import type { QuestionId } from '../../ceremony/question-ids.ts'

/** The fixed questions. */
export interface QuestionsMessages {
  /** Precedes the questions when they are sent to the couple. */
  introduction: string
  questions: Readonly<Record<QuestionId, string>>
}
