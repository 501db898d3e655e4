import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { LetterKind } from '#core/letter.ts'
import type { Provider } from '#core/payment.ts'
import type { TextEvent } from '#core/wire.ts'
import { backlogFigures } from './backlog-figures.ts'
import type { LetterOutcome } from './outbox.ts'
import type { BacklogStore } from './ports/backlog-store.ts'

/** One `/api/texts` call being measured. */
export interface GenerationMeasure {
  /** Counts a finished text: `done`, `fallback` or its failure code. */
  textEnded(event: Exclude<TextEvent, { event: 'delta' }>): void
  /** Closes the measure, however the call ended. */
  ended(): void
}

/** Figures for the operator, in Prometheus' text format. No label ever carries content or an address. */
export interface Metrics {
  startGeneration(): GenerationMeasure
  /** Counts an attempt to send a letter by how it ended. */
  letterAttempted(kind: LetterKind, outcome: LetterOutcome): void
  /** Counts a payment event by its provider and name (server/selling). */
  paymentEvent(provider: Provider, event: string): void
  /** Counts an HTTP answer by the class of its status. */
  answered(status: number): void
  /** Current figures and their content type. */
  read(): Promise<{ contentType: string; text: string }>
}

export interface MetricsOptions {
  /** Where what waits is read; without it there are no figures of it. */
  backlog?: BacklogStore
  /** Milliseconds since 1970. */
  now?: () => number
  /** Whether memory, processor time and the event loop's lag are shown as well. */
  withProcess?: boolean
}

/** Figures of one server: each has a registry of its own, so that several run in one process. */
export function createMetrics({
  backlog,
  now = Date.now,
  withProcess = false,
}: MetricsOptions = {}): Metrics {
  const registry = new Registry()
  const refresh = backlog && backlogFigures(registry, backlog, now)
  if (withProcess) collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const running = new Gauge({
    name: 'enlace_generations_running',
    help: 'Event streams of texts open now.',
    registers,
  })
  const seconds = new Histogram({
    name: 'enlace_generation_seconds',
    help: 'Time from the request to the end of its stream.',
    buckets: [1, 2, 5, 10, 20, 40, 60, 120, 240],
    registers,
  })
  const texts = new Counter({
    name: 'enlace_texts_total',
    help: 'Texts by how they ended: done, fallback or the code of their failure.',
    labelNames: ['text', 'outcome'],
    registers,
  })
  const letters = new Counter({
    name: 'enlace_letter_attempts_total',
    help: 'Attempts to send a letter by how they ended; parked ones wait for the operator.',
    labelNames: ['kind', 'outcome'],
    registers,
  })
  const payments = new Counter({
    name: 'enlace_payment_events_total',
    help: 'What happened to orders and notifications, by provider.',
    labelNames: ['provider', 'event'],
    registers,
  })
  const answers = new Counter({
    name: 'enlace_http_answers_total',
    help: 'HTTP answers by the class of their status.',
    labelNames: ['class'],
    registers,
  })
  for (const first of [2, 3, 4, 5]) answers.inc({ class: `${first}xx` }, 0)
  return {
    answered: (status) => answers.inc({ class: `${Math.floor(status / 100)}xx` }),
    paymentEvent: (provider, event) => payments.inc({ provider, event }),
    letterAttempted: (kind, outcome) => letters.inc({ kind, outcome }),
    startGeneration() {
      running.inc()
      const stopTimer = seconds.startTimer()
      return {
        textEnded(event) {
          const done = event.event === 'done' && event.fallback ? 'fallback' : 'done'
          const outcome = event.event === 'failed' ? event.code : done
          texts.inc({ text: event.text, outcome })
        },
        ended() {
          running.dec()
          stopTimer()
        },
      }
    },
    read: async () => {
      await refresh?.()
      return { contentType: registry.contentType, text: await registry.metrics() }
    },
  }
}
