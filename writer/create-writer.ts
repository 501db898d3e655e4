import type OpenAI from 'openai'
import type { TextName } from '#core/ceremony.ts'
import type { WriterFailureCode } from '#core/errors.ts'
import { defaultFinalMessage, promptFor } from '#core/prompts.ts'
import type { TextEvent, TextsRequest } from '#core/wire.ts'
import { askForText, type TextService } from './ask-for-text.ts'
import { type Deadlines, defaultDeadlines } from './attempt.ts'
import type { Failure } from './failure.ts'
import { createServiceClient } from './service-client.ts'

/** What the operator is told about a text that failed. Never holds content: no prompt, no text, no provider's sentence. */
export interface WriterReport extends Failure {
  text: TextName
  code: WriterFailureCode
  /** The log line's opening, as seed section 8 words it. */
  message: string
}

export interface WriterOptions {
  /** Who writes each text. */
  services: Record<TextName, TextService>
  /** Defaults to `defaultDeadlines`. */
  deadlines?: Partial<Deadlines>
  /** Called once for each text that failed, the final message's hidden failures included. Must not throw. */
  report: (failure: WriterReport) => void
  fetch?: typeof fetch
  /** Set in the browser, where the key is the user's own. */
  inBrowser?: boolean
}

/**
 * Writes the texts asked for, all at once; events of different texts interleave as they arrive, and each text
 * ends with exactly one `done` or `failed`. Aborting `signal`, or leaving the generator, ends the provider's
 * requests at once and the generator without throwing, unfinished texts without a last event.
 */
export type Writer = (request: TextsRequest, signal: AbortSignal) => AsyncGenerator<TextEvent, void>

const reportMessages: Record<TextName, string> = {
  welcome: 'Erro ao gerar mensagem de boas-vindas:',
  ceremony: 'Erro ao gerar texto da cerimônia:',
  finalMessage: 'Erro ao gerar mensagem final:',
}

/** A writer over OpenAI-compatible services, for the server and for the browser alike. */
export function createWriter(options: WriterOptions): Writer {
  const deadlines = { ...defaultDeadlines, ...options.deadlines }
  const call: typeof fetch = options.fetch ?? ((...args) => fetch(...args))
  const askers = {
    welcome: askerOf(options.services.welcome, options),
    ceremony: askerOf(options.services.ceremony, options),
    finalMessage: askerOf(options.services.finalMessage, options),
  }

  async function write(
    text: TextName,
    request: TextsRequest,
    emit: (event: TextEvent) => void,
    signal: AbortSignal,
  ): Promise<void> {
    const { service, client } = askers[text]
    const outcome = await askForText(
      service,
      promptFor(text, request),
      {
        deadlines,
        fetch: call,
        client,
        onDelta: (delta) => emit({ event: 'delta', text, delta }),
      },
      signal,
    )
    if (outcome.kind === 'stopped') return
    if (outcome.kind === 'written') {
      emit({ event: 'done', text, content: outcome.content })
      return
    }
    options.report({ text, message: reportMessages[text], ...outcome.failure })
    // The couple's ceremony must have its last line, whatever happened (seed section 8).
    if (text === 'finalMessage') {
      const content = defaultFinalMessage(request.language)
      emit({ event: 'done', text, content, fallback: true })
      return
    }
    emit({ event: 'failed', text, code: outcome.failure.code })
  }

  return (request, signal) => {
    const stop = new AbortController()
    const events = merge(
      request.texts.map(
        (text) => (emit: (event: TextEvent) => void) => write(text, request, emit, stop.signal),
      ),
      stop,
      signal,
    )
    // A generator waiting for its next event only notices `return` after that event: abort first.
    const leave = events.return.bind(events)
    events.return = (value) => {
      stop.abort()
      return leave(value)
    }
    return events
  }
}

/** The service with its key as it is sent, and its client. */
function askerOf(
  { apiKey, ...named }: TextService,
  { inBrowser = false }: WriterOptions,
): { service: TextService; client: () => OpenAI } {
  const service = { ...named, apiKey: apiKey?.trim() }
  return { service, client: createServiceClient(service, inBrowser) }
}

/** Runs all tasks at once and yields what they emit, in that order; ends when all have ended or `stop` has aborted. */
async function* merge<T>(
  tasks: readonly ((emit: (event: T) => void) => Promise<void>)[],
  stop: AbortController,
  signal: AbortSignal,
): AsyncGenerator<T, void> {
  const waiting: T[] = []
  let running = tasks.length
  let bug: { error: unknown } | undefined
  let wake = () => {}

  const follow = () => stop.abort()
  stop.signal.addEventListener('abort', () => wake(), { once: true })
  if (signal.aborted) follow()
  signal.addEventListener('abort', follow, { once: true })

  try {
    if (stop.signal.aborted) return
    for (const task of tasks) {
      const emit = (event: T) => {
        waiting.push(event)
        wake()
      }
      void task(emit)
        .catch((error: unknown) => {
          bug ??= { error }
        })
        .finally(() => {
          running -= 1
          wake()
        })
    }
    while (!stop.signal.aborted) {
      const event = waiting.shift()
      if (event !== undefined) {
        yield event
        continue
      }
      if (bug) throw bug.error
      if (running === 0) return
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
  } finally {
    signal.removeEventListener('abort', follow)
    // Aborting makes an error with its stack, which takes longer than any other step of a text's end.
    if (running > 0) stop.abort()
  }
}
