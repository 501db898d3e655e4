/** The list of the five fixed questions that a celebrant sends to the couple (seed sections 2 and 3). */
import type { QuestionsMessages } from './messages/pt/questions.ts'

/**
 * The questions as the "copy all questions" link puts them on the clipboard: one line of introduction, then
 * the five numbered questions, a blank line between any two so that answers fit in between.
 */
export function questionsList(messages: QuestionsMessages): string {
  const numbered = messages.questions.map((question, index) => `${index + 1}. ${question}`)
  return [messages.introduction, ...numbered].join('\n\n')
}
