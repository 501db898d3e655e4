import { createSmtpMailer } from '#adapters/mail/smtp.ts'
import { startEndingSoon } from '#server/letters/ending-soon.ts'
import { createLetterUnsealer } from '#server/letters/letter-unsealer.ts'
import { type OutboxLog, startOutbox } from '#server/letters/outbox.ts'
import type { Metrics } from '#server/metrics/metrics.ts'
import type { Config } from '../config.ts'
import { letterSite } from './letter-site.ts'
import type { OpenedAccess } from './open-access.ts'

/**
 * How long a letter waits at most before the outbox looks. A login does not trigger it: someone who requests a letter
 * in another's name must not be able to tell, from sudden activity, whether one is being sent.
 */
const pollMs = 2_000

export interface LetterParts {
  config: Config
  opened: OpenedAccess
  /** Address of the mail stand-in, if there is one. */
  standInUrl: string | undefined
  metrics: Pick<Metrics, 'letterAttempted'>
  log: OutboxLog
}

/** Sends due letters, and writes about access that ends soon, until stopped. Stopping finishes the current letters. */
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
