/** The five fixed questions as a celebrant sends them to the couple (docs/specification.md sections 2.3 and 3). */
import type { QuestionsMessages } from '../messages/shape/questions.ts'
import { questionIds } from './question-ids.ts'

/** The questions' words in their fixed order, in which they are numbered and answers are stored. */
export function questionsInOrder({ questions }: QuestionsMessages): string[] {
  return questionIds.map((id) => questions[id])
}

/**
 * The questions as the "copy all questions" link copies them: one line of introduction, then the five numbered
 * questions, separated by blank lines to leave room for answers.
 */
export function questionsList(messages: QuestionsMessages): string {
  const numbered = questionsInOrder(messages).map((question, index) => `${index + 1}. ${question}`)
  return [messages.introduction, ...numbered].join('\n\n')
}
