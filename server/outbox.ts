/**
 * The outbox's worker (design.md section 6): takes due letters by lease, writes them at sending time, hands them to the
 * mail server and keeps the books. At least once, under a fixed Message-ID; a letter with a PIN is never dropped.
 */
import { languageDetails } from '#core/languages.ts'
import type { LetterKind, LetterSite } from '#core/letter.ts'
import { renderLetter } from '#core/letters.ts'
import { patienceMs, retryDelayMs } from './letter-backoff.ts'
import { type Composition, composeLetter, type LetterUnsealer } from './letter-composition.ts'
import type { Mailer, SendResult } from './ports/mailer.ts'
import type { DueLetter, OutboxStore } from './ports/outbox-store.ts'

/** How one attempt ended. `kept`: a fault of ours or the operator's; the letter waits for it to be mended. */
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
  /** How often the outbox is looked into without a nudge. */
  pollMs?: number
  /** How long a claimed letter is nobody else's; must outlast `sendTimeoutMs`. */
  leaseMs?: number
  /** Longest time one attempt may take. */
  sendTimeoutMs?: number
  /** Letters sent at the same time. */
  concurrency?: number
  /** Told of every attempt, for the metrics. */
  onAttempt?: (kind: LetterKind, outcome: LetterOutcome) => void
}

export interface Outbox {
  /** A letter was just put into the outbox: look now. */
  nudge(): void
  /** Takes no more letters and waits for those under way, at most `graceMs`; then cuts them off. Their lease lets them go out later. */
  stop(graceMs?: number): Promise<void>
}

/** A fault of the operator's is retried soon after it may have been mended. */
const keptDelayMs = 5 * 60_000

/** Together less than half a minute, well within the lease. */
const notePauseMaxMs = 12_800

/** Letters that help nobody once they are old; all others are tried for ever. */
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

/** A mail server may repeat what it refuses; what it repeats of our secrets is taken out. */
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
 * Notes that a letter is out. A store that is away for a moment (a restart) is asked again, since a letter that is out
 * and not noted as such goes out once more.
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
  const rendered = renderLetter(composed.letter, due.language, settings.site)
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

/** One look into the outbox: sends what is due, at most one batch. Answers how many letters it took. */
async function deliverBatch(settings: Settings, signal: AbortSignal): Promise<number> {
  const { store, log, onAttempt } = settings
  const batch = await store.claimDueLetters(settings.now(), settings.leaseMs, settings.concurrency)
  await Promise.all(
    batch.map(async (due) => {
      try {
        onAttempt(due.kind, await attemptLetter(due, settings, signal))
      } catch (cause) {
        // The lease brings the letter back. Only the error's name: a message may quote a row.
        const error = cause instanceof Error ? cause.name : 'unknown'
        log.error({ letter: due.id, kind: due.kind, error }, 'an attempt to send a letter failed')
      }
    }),
  )
  return batch.length
}

/** Sends everything that is due now and returns. For tests and for the operator's commands; the server uses `startOutbox`. */
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

/** Starts the worker. It runs until it is stopped, through any failure of store or mail server. */
export function startOutbox(options: OutboxOptions): Outbox {
  const settings = withDefaults(options)
  const cutOff = new AbortController()
  let stopping = false
  let nudged = false
  let wake = () => {}

  function pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, settings.pollMs)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  async function run(): Promise<void> {
    while (!stopping) {
      nudged = false
      let taken = 0
      try {
        taken = await deliverBatch(settings, cutOff.signal)
      } catch (cause) {
        const error = cause instanceof Error ? cause.name : 'unknown'
        settings.log.error({ error }, 'the outbox could not be read')
      }
      if (!stopping && !nudged && taken === 0) await pause()
    }
  }

  const finished = run()
  return {
    nudge: () => {
      nudged = true
      wake()
    },
    stop: async (graceMs = 10_000) => {
      stopping = true
      wake()
      const timer = setTimeout(() => cutOff.abort(), graceMs)
      await finished
      clearTimeout(timer)
    },
  }
}
