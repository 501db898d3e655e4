import { callTooLong } from '#core/messages/en/call-too-long.ts'
import { couple } from '#core/messages/en/couple.ts'
import { creator } from '#core/messages/en/creator.ts'
import { desk } from '#core/messages/en/desk.ts'
import { held } from '#core/messages/en/held.ts'
import { library as libraryWords } from '#core/messages/en/library.ts'
import { people } from '#core/messages/en/people.ts'
import { plan } from '#core/messages/en/plan.ts'
import { questions } from '#core/messages/en/questions.ts'
import { shelf } from '#core/messages/en/shelf.ts'
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
