/** Tells owners that their access ends soon, once for each end date. */

import type { OutboxStore } from '../ports/outbox-store.ts'
import { endingNoticeMs } from './letter-composition.ts'
import type { OutboxLog } from './outbox.ts'

export interface EndingSoonOptions {
  store: Pick<OutboxStore, 'enqueueEndingSoonLetters'>
  /** Right side of the letters' Message-IDs. */
  messageIdHost: string
  log: Pick<OutboxLog, 'error'>
  /** Called when letters were put into the outbox: wake its worker here. */
  onEnqueued: () => void
  now?: () => number
  /** How often subscriptions are checked. */
  everyMs?: number
  /** Letters written per transaction. */
  batch?: number
}

/**
 * Checks at once and then every half hour, until stopped. Several instances may do so: each end date gets one letter.
 */
export function startEndingSoon(options: EndingSoonOptions): { stop(): Promise<void> } {
  const { store, messageIdHost, log, onEnqueued } = options
  const { now = Date.now, everyMs = 30 * 60_000, batch = 100 } = options
  let stopping = false
  let looking = look()

  async function look(): Promise<void> {
    try {
      for (;;) {
        const count = await store.enqueueEndingSoonLetters({
          now: now(),
          noticeMs: endingNoticeMs,
          messageIdHost,
          limit: batch,
        })
        if (count > 0) onEnqueued()
        if (count < batch || stopping) return
      }
    } catch (cause) {
      const error = cause instanceof Error ? cause.name : 'unknown'
      log.error({ error }, 'subscriptions that end soon could not be looked through')
    }
  }

  const timer = setInterval(() => {
    looking = looking.then(look)
  }, everyMs)
  return {
    stop: async () => {
      stopping = true
      clearInterval(timer)
      await looking
    },
  }
}
