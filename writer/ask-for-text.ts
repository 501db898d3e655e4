import type OpenAI from 'openai'
import type { Prompt } from '#core/prompts.ts'
import { type Attempt, type Deadlines, startAttempt } from './attempt.ts'
import { wholeErrorAnswer } from './error-answer.ts'
import { type Failure, failureOf, refusesTemperature, safeIdentifier } from './failure.ts'
import { isHeaderSafe } from './header-safe.ts'
import { type Reading, readCompletion } from './read-completion.ts'
import { through } from './service-client.ts'

/** An OpenAI-compatible service and what to ask of it. */
export interface TextService {
  /** Up to and including the version, as the client takes it: `https://api.openai.com/v1`. */
  baseUrl: string
  apiKey: string | undefined
  model: string
}

export interface AskOptions {
  deadlines: Deadlines
  fetch: typeof fetch
  /** The client of this service. */
  client: () => OpenAI
  /** Called with each piece of the text as it arrives. */
  onDelta: (delta: string) => void
}

/** What came of asking. `stopped` when the caller's signal aborted: then nobody waits for an answer. */
export type Outcome =
  | { kind: 'written'; content: string }
  | { kind: 'failed'; failure: Failure }
  | { kind: 'stopped' }

/** One try, then the two retries of seed section 9. */
const attemptsAtMost = 3

/**
 * Asks the service for one text, streaming. A service that refuses `temperature` is asked once more without it.
 * Retries are the client's (408, 409, 429, 5xx, connection, deadline before the headers); an attempt whose
 * first token is late or whose stream breaks before it counts as one of them. Never throws for a failure.
 */
export async function askForText(
  service: TextService,
  prompt: Prompt,
  options: AskOptions,
  signal: AbortSignal,
): Promise<Outcome> {
  const apiKey = service.apiKey ?? ''
  if (apiKey === '') return { kind: 'failed', failure: { code: 'api-key-missing' } }
  if (!isHeaderSafe(apiKey)) return { kind: 'failed', failure: { code: 'api-key-refused' } }

  let attempt: Attempt | undefined
  let attempts = 0
  let answer: { status: number; requestId: string | null } | undefined
  const send: typeof fetch = async (url, init) => {
    attempts += 1
    answer = undefined
    attempt?.close()
    const current = startAttempt(options.deadlines, init?.signal)
    attempt = current
    try {
      const response = await options.fetch(url, { ...init, signal: current.signal })
      answer = { status: response.status, requestId: response.headers.get('x-request-id') }
      if (response.ok) return response
      const whole = await wholeErrorAnswer(response)
      current.close()
      return whole
    } catch (error) {
      current.close()
      throw error
    }
  }

  const failed = (failure: Failure): Outcome => {
    const sent = prompt.messages.map((message) => message.content).join('\n')
    const requestId = safeIdentifier(answer?.requestId, sent)
    const providerCode = safeIdentifier(failure.providerCode, sent)
    return {
      kind: 'failed',
      failure: {
        code: failure.code,
        ...(answer && { status: answer.status }),
        ...(requestId && { requestId }),
        ...(providerCode && { providerCode }),
      },
    }
  }

  let temperature = prompt.temperature
  for (;;) {
    let reading: Reading
    try {
      const response = await options
        .client()
        .chat.completions.create(
          {
            model: service.model,
            messages: prompt.messages,
            stream: true,
            ...(temperature !== undefined && { temperature }),
          },
          { signal, maxRetries: attemptsAtMost - 1 - attempts, fetchOptions: through(send) },
        )
        .asResponse()
      // The client has called fetch by now; without an attempt there is nothing to time.
      if (!attempt) throw new Error('The client answered without a request.')
      reading = await readCompletion(response, attempt, options.onDelta)
    } catch (error) {
      if (signal.aborted) return { kind: 'stopped' }
      if (temperature !== undefined && refusesTemperature(error)) {
        temperature = undefined
        attempts = 0
        continue
      }
      return failed(failureOf(error))
    } finally {
      attempt?.close()
    }
    if (signal.aborted) return { kind: 'stopped' }
    if ('content' in reading) return { kind: 'written', content: reading.content }
    if (!reading.again || attempts >= attemptsAtMost) return failed(reading.failure)
    await pause(backoffMs(attempts), signal)
    if (signal.aborted) return { kind: 'stopped' }
  }
}

/** The client's own backoff (seed section 9): 0.5 s doubling, 8 s at most, up to a quarter less. */
function backoffMs(attemptsMade: number): number {
  return Math.min(500 * 2 ** (attemptsMade - 1), 8_000) * (1 - Math.random() * 0.25)
}

/** Waits, or returns at once when `signal` aborts. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end)
  })
}
