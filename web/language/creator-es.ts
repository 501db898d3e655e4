import { questions } from '#core/messages/es/questions.ts'
import { script } from '#core/messages/es/script.ts'
import type { CreatorMessages } from './messages.ts'

export const creatorMessages: CreatorMessages = { questions, script }
