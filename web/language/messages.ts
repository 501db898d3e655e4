import type { AccessMessages } from '#core/messages/pt/access.ts'
import type { ErrorMessages } from '#core/messages/pt/errors.ts'
import type { QuestionsMessages } from '#core/messages/pt/questions.ts'
import type { ScreenMessages } from '#core/messages/pt/screens.ts'
import type { ScriptMessages } from '#core/messages/pt/script.ts'
import type { SellingMessages } from '#core/messages/pt/selling.ts'

/** What any page may say in one language; each language is a chunk of its own. */
export interface Messages {
  screens: ScreenMessages
  errors: ErrorMessages
  access: AccessMessages
  selling: SellingMessages
  /** Here once the creator has asked for it. */
  creator?: CreatorMessages
}

/** What only the creator says: a chunk per language beside the other one, so that buyers do not load it. */
export interface CreatorMessages {
  questions: QuestionsMessages
  script: ScriptMessages
}
