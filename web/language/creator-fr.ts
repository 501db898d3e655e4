import { callTooLong } from '#core/messages/fr/call-too-long.ts'
import { couple } from '#core/messages/fr/couple.ts'
import { creator } from '#core/messages/fr/creator.ts'
import { desk } from '#core/messages/fr/desk.ts'
import { held } from '#core/messages/fr/held.ts'
import { library as libraryWords } from '#core/messages/fr/library.ts'
import { people } from '#core/messages/fr/people.ts'
import { plan } from '#core/messages/fr/plan.ts'
import { questions } from '#core/messages/fr/questions.ts'
import { shelf } from '#core/messages/fr/shelf.ts'
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
