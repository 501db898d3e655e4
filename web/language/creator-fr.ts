import { questions } from '#core/messages/fr/questions.ts'
import { script } from '#core/messages/fr/script.ts'
import type { CreatorMessages } from './messages.ts'

export const creatorMessages: CreatorMessages = { questions, script }
