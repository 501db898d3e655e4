import type { QuestionsMessages } from '#core/messages/shape/questions.ts'
import { useCreatorMessages } from '../language/use-language.ts'

/** The five questions in the language of the screens. */
export function useQuestions(): QuestionsMessages {
  return useCreatorMessages().questions
}
