import type { Prompt } from '#core/writer/prompt.ts'
import { type Deadlines, startAttempt } from './attempt.ts'
import { callService } from './call-service.ts'
import {
  type Dispensable,
  type Failure,
  failureOf,
  refusedParameter,
  safeIdentifier,
} from './failure.ts'
import { isQuotaExhausted, type ProviderError } from './failure-code.ts'
import { isHeaderSafe } from './header-safe.ts'
import { isLocalService, localKey, usualDeadlines } from './local-service.ts'
import { limitFields, outputLimit, outputTokens } from './output-limit.ts'
import { estimatedTokens, isCutPrompt, promptCharacters, tokensIn } from './prompt-size.ts'
import { type Reading, type ReadingOptions, readCompletion } from './read-completion.ts'
import {
  attemptsAtMost,
  isLoading,
  isWorthRetrying,
  loadingDelayMs,
  retryDelayMs,
} from './retries.ts'
import { readErrorAnswer } from './service-error.ts'
import type { ServiceMemory } from './service-memory.ts'

/** An OpenAI-compatible service and what to ask of it. */
export interface TextService {
  /** Up to and including the version: `https://api.openai.com/v1`. */
  baseUrl: string
  apiKey: string | undefined
  model: string
}

export interface AskOptions extends ReadingOptions {
  /** Where one is missing, `usualDeadlines` of the service. */
  deadlines: Partial<Deadlines>
  fetch: typeof fetch
  memory: ServiceMemory
  /** Asked before each request, with the characters of its prompt: whether the call may still send it. */
  mayAsk?: (promptCharacters: number) => boolean
  /** Told of each request that the service refused for a field of it, or while it was loading its model. */
  turnedAway?: (promptCharacters: number) => void
  /** How the answer is to be given, in the words of the service's protocol; prose where absent. */
  responseFormat?: object
}

/** What an answer cost, as the service says it or, where it does not, as its length suggests. */
export interface Spending {
  promptTokens: number
  completionTokens: number
}

/** What came of asking. `stopped` when the caller's signal aborted: then nobody waits for an answer. */
export type Outcome =
  | { kind: 'written'; content: string; spending: Spending }
  | { kind: 'failed'; failure: Failure }
  | { kind: 'stopped' }

/**
 * Asks the service for one text, streaming, in up to `attemptsAtMost` attempts: again after 408, 409, 429 and 5xx, a
 * connection that is lost and a deadline that strikes before the first token; a service that is still loading its
 * model is asked until the first token's deadline. One that refuses a field a text can do without is asked once more
 * without it, and from then on. Once nothing more may be sent, the last failure stands. Hosted services are asked not to
 * keep what they are sent. One on one's own machine needs no key. Never throws for a failure.
 */
export async function askForText(
  service: TextService,
  prompt: Prompt,
  options: AskOptions,
  signal: AbortSignal,
): Promise<Outcome> {
  const { baseUrl, model } = service
  const isLocal = isLocalService(baseUrl)
  const apiKey = service.apiKey?.trim() || (isLocal ? localKey : '')
  if (apiKey === '') return { kind: 'failed', failure: { code: 'api-key-missing' } }
  if (!isHeaderSafe(apiKey)) return { kind: 'failed', failure: { code: 'api-key-refused' } }

  /** The last answer, whether it was a text or not. */
  let answer: Response | undefined
  const refuses = (field: Dispensable) => options.memory.refuses(service, field)
  const size = promptCharacters(prompt, options.responseFormat)
  const tokensMost = outputTokens(options.textMaxCharacters)
  const bodyNow = () => ({
    model,
    messages: prompt.messages,
    stream: true,
    // Asked only where a prompt may be cut without a word: not every hosted service takes the field.
    stream_options: isLocal && !refuses('stream_options') ? { include_usage: true } : undefined,
    store: isLocal || refuses('store') ? undefined : false,
    temperature: refuses('temperature') ? undefined : prompt.temperature,
    response_format: options.responseFormat,
    max_tokens: undefined,
    max_completion_tokens: undefined,
    ...outputLimit(tokensMost, isLocal, refuses),
  })
  const deadlines = { ...usualDeadlines(baseUrl), ...options.deadlines }
  const loadingUntilMs = performance.now() + deadlines.firstTokenMs

  const tryOnce = async (): Promise<Reading | 'without-parameter' | 'loading'> => {
    answer = undefined
    const attempt = startAttempt(deadlines, signal)
    const body = bodyNow()
    try {
      let error: ProviderError | undefined
      try {
        const path = '/chat/completions'
        answer = await callService(options.fetch, { baseUrl, apiKey }, path, body, attempt.signal)
        if (!answer.ok) error = await readErrorAnswer(answer)
      } catch {
        return { failure: { code: attempt.expired ? 'timed-out' : 'unreachable' }, again: true }
      }
      if (!error) {
        const reading = await readCompletion(answer, attempt, { ...options, tokensMost })
        const isCut = isLocal && 'content' in reading && isCutPrompt(reading.promptTokens, prompt)
        return isCut ? { failure: { code: 'context-too-small' }, again: false } : reading
      }
      // Judged by what this request held: another of the same press may have learnt it meanwhile.
      const refused = refusedParameter(error, (name) => body[name] !== undefined)
      if (refused !== undefined) {
        options.memory.refused(service, refused)
        return 'without-parameter'
      }
      // Some servers want room in their window for all that the limit allows, and then the prompt seems too long.
      const isLimited = body.max_tokens !== undefined || body.max_completion_tokens !== undefined
      if (isLocal && isLimited && failureOf(error).code === 'context-too-small') {
        for (const field of limitFields) options.memory.refused(service, field)
        return 'without-parameter'
      }
      if (isLoading(error) && performance.now() < loadingUntilMs) return 'loading'
      // An account with nothing left shares its status with the rate limit, the one worth repeating.
      const again = !isQuotaExhausted(error) && isWorthRetrying(answer.status, answer.headers)
      return { failure: failureOf(error), again }
    } finally {
      attempt.close()
    }
  }

  const failed = (failure: Failure): Outcome => {
    const sent = prompt.messages.map((message) => message.content).join('\n')
    const requestId = safeIdentifier(answer?.headers.get('x-request-id'), sent)
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

  let failure: Failure = { code: 'rate-limited' }
  for (let attempts = 1; options.mayAsk?.(size) ?? true; attempts += 1) {
    const reading = await tryOnce()
    if (signal.aborted) return { kind: 'stopped' }
    if (reading === 'without-parameter') {
      options.turnedAway?.(size)
      attempts = 0
      continue
    }
    if (reading === 'loading') {
      options.turnedAway?.(size)
      attempts = 0
      await pause(loadingDelayMs, signal)
      if (signal.aborted) return { kind: 'stopped' }
      continue
    }
    if ('content' in reading) {
      const { content, promptTokens, completionTokens } = reading
      const spending = {
        promptTokens: promptTokens || estimatedTokens(prompt),
        completionTokens: completionTokens || tokensIn(content),
      }
      return { kind: 'written', content, spending }
    }
    failure = reading.failure
    if (!reading.again || attempts >= attemptsAtMost) break
    await pause(retryDelayMs(attempts, answer?.headers, Date.now(), Math.random()), signal)
    if (signal.aborted) return { kind: 'stopped' }
  }
  return failed(failure)
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
