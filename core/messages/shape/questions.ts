/** The five fixed questions, in the order in which the answers are stored. */
export interface QuestionsMessages {
  /** Precedes the questions when they are sent to the couple. */
  introduction: string
  questions: readonly [string, string, string, string, string]
}
