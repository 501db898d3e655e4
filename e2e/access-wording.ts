/** What the pages say about access in each language. */
import type { Language } from '#core/languages.ts'
import { access as accessEn } from '#core/messages/en/access.ts'
import { errors as errorsEn } from '#core/messages/en/errors.ts'
import { screens as screensEn } from '#core/messages/en/screens.ts'
import { access as accessEs } from '#core/messages/es/access.ts'
import { errors as errorsEs } from '#core/messages/es/errors.ts'
import { screens as screensEs } from '#core/messages/es/screens.ts'
import { access as accessFr } from '#core/messages/fr/access.ts'
import { errors as errorsFr } from '#core/messages/fr/errors.ts'
import { screens as screensFr } from '#core/messages/fr/screens.ts'
import { access } from '#core/messages/pt/access.ts'
import { errors } from '#core/messages/pt/errors.ts'
import { screens } from '#core/messages/pt/screens.ts'
import type { AccessMessages } from '#core/messages/shape/access.ts'
import type { ErrorMessages, RefusalDetails } from '#core/messages/shape/errors.ts'
import type { ScreenMessages } from '#core/messages/shape/screens.ts'

export interface AccessWording {
  access: AccessMessages
  errors: ErrorMessages
  screens: ScreenMessages
}

export const accessWording: Record<Language, AccessWording> = {
  pt: { access, errors, screens },
  en: { access: accessEn, errors: errorsEn, screens: screensEn },
  fr: { access: accessFr, errors: errorsFr, screens: screensFr },
  es: { access: accessEs, errors: errorsEs, screens: screensEs },
}

/** For sentences that need no details. */
export const noDetails: RefusalDetails = { limit: '', questionNumber: 0, wait: '' }
