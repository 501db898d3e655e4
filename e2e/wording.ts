/** What the pages say in each language, for journeys that go through all of them. */
import type { Language } from '#core/languages.ts'
import { library as libraryEn } from '#core/library/en-US/library.ts'
import { library as libraryEs } from '#core/library/es-ES/library.ts'
import { library as libraryFr } from '#core/library/fr-FR/library.ts'
import type { Library } from '#core/library/piece.ts'
import { library } from '#core/library/pt-BR/library.ts'
import { creator as creatorEn } from '#core/messages/en/creator.ts'
import { desk as deskEn } from '#core/messages/en/desk.ts'
import { errors as errorsEn } from '#core/messages/en/errors.ts'
import { questions as questionsEn } from '#core/messages/en/questions.ts'
import { rewriting as rewritingEn } from '#core/messages/en/rewriting.ts'
import { screens as screensEn } from '#core/messages/en/screens.ts'
import { selling as sellingEn } from '#core/messages/en/selling.ts'
import { shelf as shelfEn } from '#core/messages/en/shelf.ts'
import { creator as creatorEs } from '#core/messages/es/creator.ts'
import { desk as deskEs } from '#core/messages/es/desk.ts'
import { errors as errorsEs } from '#core/messages/es/errors.ts'
import { questions as questionsEs } from '#core/messages/es/questions.ts'
import { rewriting as rewritingEs } from '#core/messages/es/rewriting.ts'
import { screens as screensEs } from '#core/messages/es/screens.ts'
import { selling as sellingEs } from '#core/messages/es/selling.ts'
import { shelf as shelfEs } from '#core/messages/es/shelf.ts'
import { creator as creatorFr } from '#core/messages/fr/creator.ts'
import { desk as deskFr } from '#core/messages/fr/desk.ts'
import { errors as errorsFr } from '#core/messages/fr/errors.ts'
import { questions as questionsFr } from '#core/messages/fr/questions.ts'
import { rewriting as rewritingFr } from '#core/messages/fr/rewriting.ts'
import { screens as screensFr } from '#core/messages/fr/screens.ts'
import { selling as sellingFr } from '#core/messages/fr/selling.ts'
import { shelf as shelfFr } from '#core/messages/fr/shelf.ts'
import { creator } from '#core/messages/pt/creator.ts'
import { desk } from '#core/messages/pt/desk.ts'
import { errors } from '#core/messages/pt/errors.ts'
import { questions } from '#core/messages/pt/questions.ts'
import { rewriting } from '#core/messages/pt/rewriting.ts'
import { screens } from '#core/messages/pt/screens.ts'
import { selling } from '#core/messages/pt/selling.ts'
import { shelf } from '#core/messages/pt/shelf.ts'
import type { CreatorScreenMessages } from '#core/messages/shape/creator.ts'
import type { DeskMessages } from '#core/messages/shape/desk.ts'
import type { ErrorMessages } from '#core/messages/shape/errors.ts'
import type { QuestionsMessages } from '#core/messages/shape/questions.ts'
import type { RewritingMessages } from '#core/messages/shape/rewriting.ts'
import type { ScreenMessages } from '#core/messages/shape/screens.ts'
import type { SellingMessages } from '#core/messages/shape/selling.ts'
import type { ShelfMessages } from '#core/messages/shape/shelf.ts'

export interface Wording {
  screens: ScreenMessages & CreatorScreenMessages
  questions: QuestionsMessages
  library: Library
  selling: SellingMessages
  shelf: ShelfMessages
  desk: DeskMessages
  errors: ErrorMessages
  rewriting: RewritingMessages
}

export const wording: Record<Language, Wording> = {
  pt: {
    screens: { ...screens, ...creator },
    questions,
    library,
    selling,
    shelf,
    desk,
    errors,
    rewriting,
  },
  en: {
    screens: { ...screensEn, ...creatorEn },
    questions: questionsEn,
    library: libraryEn,
    selling: sellingEn,
    shelf: shelfEn,
    desk: deskEn,
    errors: errorsEn,
    rewriting: rewritingEn,
  },
  fr: {
    screens: { ...screensFr, ...creatorFr },
    questions: questionsFr,
    library: libraryFr,
    selling: sellingFr,
    shelf: shelfFr,
    desk: deskFr,
    errors: errorsFr,
    rewriting: rewritingFr,
  },
  es: {
    screens: { ...screensEs, ...creatorEs },
    questions: questionsEs,
    library: libraryEs,
    selling: sellingEs,
    shelf: shelfEs,
    desk: deskEs,
    errors: errorsEs,
    rewriting: rewritingEs,
  },
}
