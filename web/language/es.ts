import { access } from '#core/messages/es/access.ts'
import { errors } from '#core/messages/es/errors.ts'
import { screens } from '#core/messages/es/screens.ts'
import { selling } from '#core/messages/es/selling.ts'
import type { Messages } from './messages.ts'

export const messages: Messages = { screens, errors, access, selling }
