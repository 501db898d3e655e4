import { questions } from '#core/messages/pt/questions.ts'
import { script } from '#core/messages/pt/script.ts'
import type { CreatorMessages } from './messages.ts'

export const creatorMessages: CreatorMessages = { questions, script }
