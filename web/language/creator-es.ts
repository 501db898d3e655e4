import { callTooLong } from '#core/messages/es/call-too-long.ts'
import { couple } from '#core/messages/es/couple.ts'
import { creator } from '#core/messages/es/creator.ts'
import { desk } from '#core/messages/es/desk.ts'
import { held } from '#core/messages/es/held.ts'
import { library as libraryWords } from '#core/messages/es/library.ts'
import { people } from '#core/messages/es/people.ts'
import { plan } from '#core/messages/es/plan.ts'
import { questions } from '#core/messages/es/questions.ts'
import { shelf } from '#core/messages/es/shelf.ts'
import type { CreatorMessages } from './messages.ts'

export const creatorMessages: CreatorMessages = {
  creator,
  questions,
  shelf,
  couple,
  held,
  desk,
  libraryWords,
  people,
  plan,
  callTooLong,
}
