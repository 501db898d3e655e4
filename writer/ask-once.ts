/** One request for a text, and what came of it. */
import type { Prompt } from '#core/writer/prompt.ts'
import { type Deadlines, startAttempt } from './attempt.ts'
import { callService, type ServiceDoor } from './call-service.ts'
import type { DataFormat, Dialect } from './dialects/dialect.ts'
import { type Failure, failureOf } from './failure.ts'
import { isQuotaExhausted, type ProviderError } from './failure-code.ts'
import { outputTokens } from './output-limit.ts'
import { isCutPrompt } from './prompt-size.ts'
import { type Reading, type ReadingOptions, readCompletion } from './read-completion.ts'
import { isLoading, isWorthRetrying } from './retries.ts'
import { readErrorAnswer } from './service-error.ts'
import type { ServiceMemory } from './service-memory.ts'

/** One text that is being asked for. */
export interface Call {
  service: { baseUrl: string; model: string }
  prompt: Prompt
  options: ReadingOptions & {
    fetch: typeof fetch
    memory: ServiceMemory
    responseFormat?: DataFormat
  }
  dialect: Dialect
  door: ServiceDoor
  deadlines: Deadlines
  /** Until then a service that is loading its model is waited for. */
  loadingUntilMs: number
}

/** What one request came to; `without-field` when the service is to be asked without what it does not take. */
export interface Attempted {
  answer: Response | undefined
  came: Reading | 'without-field' | 'loading'
}

/** Sends one request and reads its answer to the end. Never throws for a failure. */
export async function askOnce(call: Call, signal: AbortSignal): Promise<Attempted> {
  const { service, prompt, options, dialect, door } = call
  const tokensMost = outputTokens(options.textMaxCharacters)
  const { path, body } = dialect.request({
    model: service.model,
    prompt,
    tokensMost,
    format: options.responseFormat,
    refuses: (field) => options.memory.refuses(service, field),
  })
  const clock = startAttempt(call.deadlines, signal)
  try {
    let answer: Response | undefined
    let error: ProviderError | undefined
    try {
      answer = await callService(options.fetch, door, path, body, clock.signal)
      if (!answer.ok) error = await readErrorAnswer(answer, dialect)
    } catch {
      const failure: Failure = { code: clock.expired ? 'timed-out' : 'unreachable' }
      return { answer, came: { failure, again: true } }
    }
    if (error) return { answer, came: afterError(error, answer, body, call) }
    const reading = await readCompletion(answer, clock, { ...options, tokensMost, dialect })
    const isCut =
      dialect.cutsPrompts && 'content' in reading && isCutPrompt(reading.promptTokens, prompt)
    return {
      answer,
      came: isCut ? { failure: { code: 'context-too-small' }, again: false } : reading,
    }
  } finally {
    clock.close()
  }
}

/** What an error answer to a request with this body is worth. */
function afterError(
  error: ProviderError,
  { status, headers }: Response,
  body: Readonly<Record<string, unknown>>,
  { service, options, dialect, loadingUntilMs }: Call,
): Attempted['came'] {
  // Judged by what this request held: another of the same press may have learnt it meanwhile.
  const sent = new Set(Object.keys(body).filter((name) => body[name] !== undefined))
  const refused = dialect.fieldsToLeaveOut(error, sent)
  for (const field of refused) options.memory.refused(service, field)
  if (refused.length > 0) return 'without-field'
  if (isLoading(error) && performance.now() < loadingUntilMs) return 'loading'
  // An account with nothing left shares its status with the rate limit, the one worth repeating.
  const again = !isQuotaExhausted(error) && isWorthRetrying(status, headers)
  return { failure: failureOf(error), again }
}
