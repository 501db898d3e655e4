/**
 * The outbox's worker: leases due letters, composes them just before sending, hands them to the mail server and records
 * the outcome. Delivery is at least once, under a fixed Message-ID; a letter with a PIN is never dropped
 * (docs/design/access-and-money.md section 3).
 */
import { languageDetails } from '#core/languages.ts'
import type { LetterKind, LetterSite } from '#core/letters/letter.ts'
import { renderLetter } from '#core/letters/letters.ts'
import { startPollLoop } from '../poll-loop.ts'
import type { Mailer, SendResult } from '../ports/mailer.ts'
import type { DueLetter, OutboxStore } from '../ports/outbox-store.ts'
import { patienceMs, retryDelayMs } from './letter-backoff.ts'
import { type Composition, composeLetter, type LetterUnsealer } from './letter-composition.ts'

/** How one attempt ended. `kept`: a mistake of ours or the operator's; the letter waits until it is fixed. */
export type LetterOutcome = 'sent' | 'try-later' | 'kept' | 'readdressed' | 'parked' | 'discarded'

/** The part of a logger that is used. Fields never hold an address, a body or a secret. */
export interface OutboxLog {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

export interface OutboxOptions {
  store: OutboxStore
  mailer: Mailer
  unsealer: LetterUnsealer
  site: LetterSite
  log: OutboxLog
  /** Clock in milliseconds since the epoch. */
  now?: () => number
  /** In [0, 1). */
  random?: () => number
  /** How often the outbox is checked without a nudge. */
  pollMs?: number
  /** How long a claimed letter belongs to its worker; must be longer than `sendTimeoutMs`. */
  leaseMs?: number
  /** Longest time one attempt may take. */
  sendTimeoutMs?: number
  /** How many letters are sent at once. */
  concurrency?: number
  /** Called for every attempt, for the metrics. */
  onAttempt?: (kind: LetterKind, outcome: LetterOutcome) => void
}

export interface Outbox {
  /** A letter was just put into the outbox: check now. */
  nudge(): void
  /**
   * Takes no more letters, waits up to `graceMs` for those under way, then cuts them off. They are sent later, once
   * their lease expires.
   */
  stop(graceMs?: number): Promise<void>
}

/** The operator's mistakes are retried soon after they may have been fixed. */
const keptDelayMs = 5 * 60_000

/** Together less than half a minute, well within the lease. */
const notePauseMaxMs = 12_800

/** Letters that are of no use once they are old; all others are retried for ever. */
const perishable: ReadonlySet<LetterKind> = new Set(['enrolment-link', 'ending-soon'])

type Settings = Required<OutboxOptions>

function withDefaults(options: OutboxOptions): Settings {
  return {
    now: Date.now,
    random: Math.random,
    pollMs: 5_000,
    leaseMs: 120_000,
    sendTimeoutMs: 60_000,
    concurrency: 4,
    onAttempt: () => {},
    ...options,
  }
}

/** A mail server may quote what it refuses; any secret of ours in the quote is removed. */
function withoutSecrets(text: string, secrets: readonly string[]): string {
  return secrets.reduce((clean, secret) => clean.replaceAll(secret, '[secret]'), text)
}

async function settleFailure(
  due: DueLetter,
  composed: Extract<Composition, { state: 'composed' }>,
  result: Exclude<SendResult, { outcome: 'sent' }>,
  settings: Settings,
): Promise<LetterOutcome> {
  const { store, random, log } = settings
  const now = settings.now()
  const error = withoutSecrets(`${result.code} ${result.detail}`.trim(), composed.secrets)
  const attempt = { attempts: due.attempts, ageMs: now - due.createdAt }
  const fields = { letter: due.id, kind: due.kind, attempts: due.attempts, code: result.code }
  const delayMs = retryDelayMs(attempt, random())
  switch (result.outcome) {
    case 'misconfigured':
      log.error(
        fields,
        'the mail server refuses us: letters wait until the mail settings are right',
      )
      await store.rescheduleLetter(due, now + Math.min(delayMs, keptDelayMs), error)
      return 'kept'
    case 'try-later':
      if (perishable.has(due.kind) && attempt.ageMs > patienceMs) {
        log.warn(fields, 'a letter found no taker in time and was parked')
        await store.parkLetter(due, error)
        return 'parked'
      }
      log.warn(fields, 'a letter could not be sent yet')
      await store.rescheduleLetter(due, now + delayMs, error)
      return 'try-later'
    case 'refused': {
      const fallback = composed.params.fallbackRecipient ?? ''
      if (fallback !== '' && fallback !== due.recipient) {
        log.warn(fields, 'a letter was refused and goes to its second address')
        await store.readdressLetter(due, fallback, now, error)
        return 'readdressed'
      }
      log.error(fields, 'a letter was refused for good and was parked for the operator')
      await store.parkLetter(due, error)
      return 'parked'
    }
  }
}

/**
 * Records that a letter was sent. If the store is briefly unreachable (a restart), tries again: a letter that was sent
 * but not recorded would be sent twice.
 */
async function noteSent(due: DueLetter, settings: Settings, signal: AbortSignal): Promise<void> {
  for (let pauseMs = 200; ; pauseMs *= 2) {
    try {
      await settings.store.markLetterSent(due, settings.now())
      return
    } catch (cause) {
      if (signal.aborted || pauseMs > notePauseMaxMs) throw cause
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
}

async function attemptLetter(
  due: DueLetter,
  settings: Settings,
  signal: AbortSignal,
): Promise<LetterOutcome> {
  const { store, mailer, log } = settings
  const fields = { letter: due.id, kind: due.kind, attempts: due.attempts }
  const composed = composeLetter(due, settings.unsealer, settings.now())
  if (composed.state === 'pointless') {
    await store.discardLetter(due)
    return 'discarded'
  }
  if (composed.state === 'unreadable') {
    log.error(fields, 'no known secret key opens this letter: is a former SECRET_KEY missing?')
    await store.rescheduleLetter(due, settings.now() + keptDelayMs, 'secrets unreadable')
    return 'kept'
  }
  if (composed.state === 'incomplete' || due.recipient === '') {
    const reason = composed.state === 'incomplete' ? composed.reason : 'recipient-missing'
    log.error({ ...fields, reason }, 'a letter cannot be written and was parked for the operator')
    await store.parkLetter(due, reason)
    return 'parked'
  }
  const rendered = renderLetter(composed.letter, due.language, settings.site, composed.dateForm)
  const message = {
    ...rendered,
    recipient: due.recipient,
    messageId: due.messageId,
    locale: languageDetails[due.language].locale,
  }
  const deadline = AbortSignal.timeout(settings.sendTimeoutMs)
  const result = await mailer.send(message, AbortSignal.any([signal, deadline]))
  if (result.outcome !== 'sent') return settleFailure(due, composed, result, settings)
  await noteSent(due, settings, signal)
  log.info(fields, 'letter sent')
  return 'sent'
}

/** Checks the outbox once and sends what is due, at most one batch. Resolves with the number of letters taken. */
async function deliverBatch(settings: Settings, signal: AbortSignal): Promise<number> {
  const { store, log, onAttempt } = settings
  const batch = await store.claimDueLetters(settings.now(), settings.leaseMs, settings.concurrency)
  await Promise.all(
    batch.map(async (due) => {
      try {
        onAttempt(due.kind, await attemptLetter(due, settings, signal))
      } catch (cause) {
        // The lease brings the letter back. Only the error's name is logged: a message may quote a row.
        const error = cause instanceof Error ? cause.name : 'unknown'
        log.error({ letter: due.id, kind: due.kind, error }, 'an attempt to send a letter failed')
      }
    }),
  )
  return batch.length
}

/** Sends everything that is due now. For tests and the operator's commands; the server uses `startOutbox`. */
export async function deliverDueLetters(options: OutboxOptions): Promise<number> {
  const settings = withDefaults(options)
  const never = new AbortController().signal
  let total = 0
  for (;;) {
    const taken = await deliverBatch(settings, never)
    total += taken
    if (taken === 0) return total
  }
}

/** Starts the worker. It keeps running until stopped, whatever the store or the mail server do. */
export function startOutbox(options: OutboxOptions): Outbox {
  const settings = withDefaults(options)
  const cutOff = new AbortController()
  const loop = startPollLoop({
    round: () => deliverBatch(settings, cutOff.signal),
    pollMs: settings.pollMs,
    onFailure: (cause) => {
      const error = cause instanceof Error ? cause.name : 'unknown'
      settings.log.error({ error }, 'the outbox could not be read')
    },
  })
  return {
    nudge: loop.nudge,
    stop: async (graceMs = 10_000) => {
      const timer = setTimeout(() => cutOff.abort(), graceMs)
      await loop.stop()
      clearTimeout(timer)
    },
  }
}
