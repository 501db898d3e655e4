import { callTooLong } from '#core/messages/pt/call-too-long.ts'
import { couple } from '#core/messages/pt/couple.ts'
import { creator } from '#core/messages/pt/creator.ts'
import { desk } from '#core/messages/pt/desk.ts'
import { held } from '#core/messages/pt/held.ts'
import { library as libraryWords } from '#core/messages/pt/library.ts'
import { people } from '#core/messages/pt/people.ts'
import { plan } from '#core/messages/pt/plan.ts'
import { questions } from '#core/messages/pt/questions.ts'
import { shelf } from '#core/messages/pt/shelf.ts'
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
