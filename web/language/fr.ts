import { access } from '#core/messages/fr/access.ts'
import { errors } from '#core/messages/fr/errors.ts'
import { screens } from '#core/messages/fr/screens.ts'
import { selling } from '#core/messages/fr/selling.ts'
import type { Messages } from './messages.ts'

export const messages: Messages = { screens, errors, access, selling }
