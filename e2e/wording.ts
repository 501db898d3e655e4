/** What the pages say in each language, for journeys that walk through all of them. */
import type { Language } from '#core/languages.ts'
import { errors as errorsEn } from '#core/messages/en/errors.ts'
import { questions as questionsEn } from '#core/messages/en/questions.ts'
import { screens as screensEn } from '#core/messages/en/screens.ts'
import { script as scriptEn } from '#core/messages/en/script.ts'
import { errors as errorsEs } from '#core/messages/es/errors.ts'
import { questions as questionsEs } from '#core/messages/es/questions.ts'
import { screens as screensEs } from '#core/messages/es/screens.ts'
import { script as scriptEs } from '#core/messages/es/script.ts'
import { errors as errorsFr } from '#core/messages/fr/errors.ts'
import { questions as questionsFr } from '#core/messages/fr/questions.ts'
import { screens as screensFr } from '#core/messages/fr/screens.ts'
import { script as scriptFr } from '#core/messages/fr/script.ts'
import { type ErrorMessages, errors } from '#core/messages/pt/errors.ts'
import { type QuestionsMessages, questions } from '#core/messages/pt/questions.ts'
import { type ScreenMessages, screens } from '#core/messages/pt/screens.ts'
import { type ScriptMessages, script } from '#core/messages/pt/script.ts'

export interface Wording {
  screens: ScreenMessages
  questions: QuestionsMessages
  script: ScriptMessages
  errors: ErrorMessages
}

export const wording: Record<Language, Wording> = {
  pt: { screens, questions, script, errors },
  en: { screens: screensEn, questions: questionsEn, script: scriptEn, errors: errorsEn },
  fr: { screens: screensFr, questions: questionsFr, script: scriptFr, errors: errorsFr },
  es: { screens: screensEs, questions: questionsEs, script: scriptEs, errors: errorsEs },
}
