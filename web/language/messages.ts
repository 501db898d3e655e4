import type { AccessMessages } from '#core/messages/shape/access.ts'
import type { CoupleMessages } from '#core/messages/shape/couple.ts'
import type { CreatorScreenMessages } from '#core/messages/shape/creator.ts'
import type { DeskMessages } from '#core/messages/shape/desk.ts'
import type { CallTooLong, ErrorMessages } from '#core/messages/shape/errors.ts'
import type { HeldMessages } from '#core/messages/shape/held.ts'
import type { LibraryMessages } from '#core/messages/shape/library.ts'
import type { PeopleMessages } from '#core/messages/shape/people.ts'
import type { PlanMessages } from '#core/messages/shape/plan.ts'
import type { QuestionsMessages } from '#core/messages/shape/questions.ts'
import type { ScreenMessages } from '#core/messages/shape/screens.ts'
import type { SellingMessages } from '#core/messages/shape/selling.ts'
import type { ShelfMessages } from '#core/messages/shape/shelf.ts'

/** What any page may say, in one language; each language is a separate chunk. */
export interface Messages {
  screens: ScreenMessages
  errors: ErrorMessages
  access: AccessMessages
  selling: SellingMessages
  /** Present once the creator has asked for it. */
  creator?: CreatorMessages
}

/** What only the creator says: a separate chunk per language, which buyers do not load. */
export interface CreatorMessages {
  creator: CreatorScreenMessages
  questions: QuestionsMessages
  shelf: ShelfMessages
  couple: CoupleMessages
  held: HeldMessages
  /** What is said of the library; its texts are loaded by themselves (desk/use-library.ts). */
  libraryWords: LibraryMessages
  people: PeopleMessages
  desk: DeskMessages
  plan: PlanMessages
  callTooLong: CallTooLong
}
