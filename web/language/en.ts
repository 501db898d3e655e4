import { access } from '#core/messages/en/access.ts'
import { errors } from '#core/messages/en/errors.ts'
import { screens } from '#core/messages/en/screens.ts'
import { selling } from '#core/messages/en/selling.ts'
import type { Messages } from './messages.ts'

export const messages: Messages = { screens, errors, access, selling }
