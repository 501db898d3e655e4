import { access } from '#core/messages/pt/access.ts'
import { errors } from '#core/messages/pt/errors.ts'
import { screens } from '#core/messages/pt/screens.ts'
import { selling } from '#core/messages/pt/selling.ts'
import type { Messages } from './messages.ts'

export const messages: Messages = { screens, errors, access, selling }
