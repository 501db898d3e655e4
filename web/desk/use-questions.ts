import { questionsFor } from '#core/ceremony/questions.ts'
import type { Questions } from '#core/messages/shape/questions.ts'
import { useCreatorMessages } from '../language/use-language.ts'
import { useCeremonyDesk } from './use-desk.ts'

/** The five questions in the language of the screens, put as the couple of this ceremony is addressed. */
export function useQuestions(): Questions {
  return questionsFor(useCreatorMessages().questions, useCeremonyDesk().ceremony.language)
}
