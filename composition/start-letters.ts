import { createSmtpMailer } from '#adapters/mail/smtp.ts'
import { startEndingSoon } from '#server/ending-soon.ts'
import { createLetterUnsealer } from '#server/letter-unsealer.ts'
import type { Metrics } from '#server/metrics.ts'
import { type OutboxLog, startOutbox } from '#server/outbox.ts'
import type { Config } from '../config.ts'
import { letterSite } from './letter-site.ts'
import type { OpenedAccess } from './open-access.ts'

/**
 * Letters wait at most so long for the outbox to look. It is not nudged at the door: who asks for a letter in another's
 * name must not be able to tell by our being busy at once whether one is being written.
 */
const pollMs = 2_000

export interface LetterParts {
  config: Config
  opened: OpenedAccess
  /** Address of the mail server that plays the real one; needed only where there is none. */
  standInUrl: string | undefined
  metrics: Pick<Metrics, 'letterAttempted'>
  log: OutboxLog
}

/** Sends what is due and tells of access that ends soon, until stopped; then letters under way are finished. */
export function startLetters(parts: LetterParts): { stop(): Promise<void> } {
  const { config, opened, standInUrl = '', metrics, log } = parts
  const { contact, mail } = config
  const server =
    mail.mode === 'real'
      ? { url: mail.smtpUrl, from: mail.from }
      : { url: standInUrl, from: 'Enlace <enlace@localhost>' }
  const outbox = startOutbox({
    store: opened.store,
    mailer: createSmtpMailer({ ...server, replyTo: contact.email }),
    unsealer: createLetterUnsealer(opened.secrets),
    site: letterSite(config),
    log,
    pollMs,
    onAttempt: metrics.letterAttempted,
  })
  const endingSoon = startEndingSoon({
    store: opened.store,
    messageIdHost: opened.settings.messageIdHost,
    log,
    onEnqueued: outbox.nudge,
  })
  return {
    stop: async () => {
      await Promise.all([endingSoon.stop(), outbox.stop()])
    },
  }
}
