import { questions } from '#core/messages/en/questions.ts'
import { script } from '#core/messages/en/script.ts'
import type { CreatorMessages } from './messages.ts'

export const creatorMessages: CreatorMessages = { questions, script }
