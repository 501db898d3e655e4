import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { LetterKind } from '#core/letters/letter.ts'
import type { Provider } from '#core/selling/payment.ts'
import type { WritingEvent } from '#core/writer/writing-event.ts'
import { type LimitName, limitNames } from '../http/answer-limit.ts'
import type { LetterOutcome } from '../letters/outbox.ts'
import type { BacklogStore } from '../ports/backlog-store.ts'
import type { WritingMeasure } from '../ports/writing.ts'
import { backlogFigures } from './backlog-figures.ts'
import { type PricesPerMillionTokens, pressFigures } from './press-figures.ts'

/** The texts of one press being measured. */
interface GenerationMeasure {
  /** Counts a finished text: `done` or its failure code. */
  textEnded(event: Extract<WritingEvent, { event: 'done' | 'failed' }>): void
  /** Ends the measurement, however the call ended. */
  ended(): void
}

/** One call of the writer being measured; told of every request it sends to a service. */
interface PressMeasure extends Pick<WritingMeasure, 'called' | 'spent'> {
  ended(): void
}

/** Figures for the operator, in Prometheus' text format. No label ever carries content or an address. */
export interface Metrics {
  startGeneration(): GenerationMeasure
  startPress(): PressMeasure
  /** Notes how much of their characters a person has used who begins a generation, from 0 to 1. */
  charactersUsed(share: number): void
  /** Counts an attempt to send a letter by its outcome. */
  letterAttempted(kind: LetterKind, outcome: LetterOutcome): void
  /** Counts a payment event by its provider and name (server/selling). */
  paymentEvent(provider: Provider, event: string): void
  /** Counts an HTTP answer by the class of its status and, if refused, by the limit it hit. */
  answered(status: number, limit?: LimitName): void
  /** Current figures and their content type. */
  read(): Promise<{ contentType: string; text: string }>
}

export interface MetricsOptions {
  /** Where waiting work is read from; without it there are no such figures. */
  backlog?: BacklogStore
  /** Whether the store answers and takes writes; without it reading is all that counts. */
  isHealthy?: () => Promise<boolean>
  /** Milliseconds since 1970. */
  now?: () => number
  /** What the services cost; without it there are tokens and no cost. */
  prices?: PricesPerMillionTokens | undefined
  /** Whether to include memory, processor time and event-loop lag. */
  withProcess?: boolean
}

/** The figures of one server. Each has its own registry, so that several can run in one process. */
export function createMetrics({
  backlog,
  isHealthy = async () => true,
  now = Date.now,
  withProcess = false,
  prices,
}: MetricsOptions = {}): Metrics {
  const registry = new Registry()
  const refresh = backlog && backlogFigures(registry, { ...backlog, isHealthy }, now)
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
    help: 'Texts by how they ended: done or the code of their failure.',
    labelNames: ['text', 'outcome'],
    registers,
  })
  const press = pressFigures(registry, prices)
  const shares = new Histogram({
    name: 'enlace_prompt_characters_share',
    help: 'How much of the hour’s or the day’s characters whoever began a generation had used or reserved.',
    buckets: [0.1, 0.25, 0.5, 0.75, 0.9, 1],
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
  const limited = new Counter({
    name: 'enlace_limited_total',
    help: 'Calls refused with 429, by the limit that they came up against.',
    labelNames: ['limit'],
    registers,
  })
  for (const limit of limitNames) limited.inc({ limit }, 0)
  return {
    answered(status, limit) {
      answers.inc({ class: `${Math.floor(status / 100)}xx` })
      if (limit !== undefined) limited.inc({ limit })
    },
    paymentEvent: (provider, event) => payments.inc({ provider, event }),
    letterAttempted: (kind, outcome) => letters.inc({ kind, outcome }),
    startPress: press,
    charactersUsed: (share) => shares.observe(share),
    startGeneration() {
      running.inc()
      const stopTimer = seconds.startTimer()
      return {
        textEnded(event) {
          const outcome = event.event === 'failed' ? event.code : 'done'
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
