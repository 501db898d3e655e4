import type { TextName } from '#core/ceremony/ceremony.ts'
import type { WriterFailureCode } from '#core/errors.ts'
import type { TextEvent, TextsRequest } from '#core/wire.ts'
import { firstStageDefault, firstStagePrompt } from '#core/writer/first-stage-prompt.ts'
import { askForText, type TextService } from './ask-for-text.ts'
import type { Deadlines } from './attempt.ts'
import type { Failure } from './failure.ts'
import { leavableEvents } from './merge-events.ts'
import { defaultTextMaxCharacters } from './read-completion.ts'
import { createServiceMemory } from './service-memory.ts'

/** What the operator is told about a text that failed. Never holds content: no prompt, no text, no provider's sentence. */
export interface WriterReport extends Failure {
  text: TextName
  code: WriterFailureCode
  /** How the log line begins, as docs/specification.md section 8.3 words it. */
  message: string
}

export interface WriterOptions {
  /** Who writes each text. */
  services: Record<TextName, TextService>
  /** Where one is missing, the usual one of the service that is asked. */
  deadlines?: Partial<Deadlines>
  /** Longest text that is taken; a longer one fails as `too-long`. Defaults to `defaultTextMaxCharacters`. */
  textMaxCharacters?: number
  /** Called once for each text that failed, the final message's hidden failures included. Must not throw. */
  report: (failure: WriterReport) => void
  fetch?: typeof fetch
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
  const { deadlines = {} } = options
  const call: typeof fetch = options.fetch ?? ((...args) => fetch(...args))
  const { textMaxCharacters = defaultTextMaxCharacters } = options
  const memory = createServiceMemory()

  async function write(
    text: TextName,
    request: TextsRequest,
    emit: (event: TextEvent) => void,
    signal: AbortSignal,
  ): Promise<void> {
    const outcome = await askForText(
      options.services[text],
      firstStagePrompt(text, request),
      {
        deadlines,
        textMaxCharacters,
        fetch: call,
        memory,
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
    // The ceremony must have its last line, whatever happened (docs/specification.md section 8.3).
    if (text === 'finalMessage') {
      const content = firstStageDefault(request.language)
      emit({ event: 'done', text, content, fallback: true })
      return
    }
    emit({ event: 'failed', text, code: outcome.failure.code })
  }

  return (request, signal) =>
    leavableEvents(
      (stop) =>
        request.texts.map(
          (text) => (emit: (event: TextEvent) => void) => write(text, request, emit, stop),
        ),
      signal,
    )
}
