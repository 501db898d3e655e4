import { access } from '#core/messages/es/access.ts'
import { errors } from '#core/messages/es/errors.ts'
import { questions } from '#core/messages/es/questions.ts'
import { screens } from '#core/messages/es/screens.ts'
import { script } from '#core/messages/es/script.ts'
import { selling } from '#core/messages/es/selling.ts'
import type { Messages } from './messages.ts'

export const messages: Messages = { screens, questions, script, errors, access, selling }
