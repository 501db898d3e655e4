import type { Prompt } from '#core/writer/prompt.ts'
import { askOnce, type Call } from './ask-once.ts'
import type { Deadlines } from './attempt.ts'
import { doorOf } from './call-service.ts'
import type { DataFormat } from './dialects/dialect.ts'
import { type DialectName, dialectOf } from './dialects/dialect-of.ts'
import { type Failure, safeIdentifier } from './failure.ts'
import { pause } from './pause.ts'
import { estimatedTokens, promptCharacters, tokensIn } from './prompt-size.ts'
import type { Reading, ReadingOptions } from './read-completion.ts'
import { attemptsAtMost, loadingDelayMs, retryDelayMs } from './retries.ts'
import type { ServiceMemory } from './service-memory.ts'

/** A service and what to ask of it. */
export interface TextService {
  /** Up to and including the version: `https://api.openai.com/v1`. */
  baseUrl: string
  apiKey: string | undefined
  model: string
  /** How it is spoken to; as its address says where absent. */
  dialect?: DialectName | undefined
  /** How many tokens its window holds, prompt and answer together, where the operator has said it (`contextTokensOf`). */
  contextTokens?: number | undefined
}

export interface AskOptions extends ReadingOptions {
  /** Where one is missing, the usual one of the service's dialect. */
  deadlines: Partial<Deadlines>
  fetch: typeof fetch
  memory: ServiceMemory
  /** Asked before each request, with the characters of its prompt: whether the call may still send it. */
  mayAsk?: (promptCharacters: number) => boolean
  /** Told of each request that the service refused for a field of it, or while it was loading its model. */
  turnedAway?: (promptCharacters: number) => void
  /** How the answer is to be given, in the shape of the prompt; prose where absent. */
  responseFormat?: DataFormat
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
 * without it, and from then on. Once nothing more may be sent, the last failure stands. Never throws for a failure.
 */
export async function askForText(
  service: TextService,
  prompt: Prompt,
  options: AskOptions,
  signal: AbortSignal,
): Promise<Outcome> {
  const dialect = dialectOf(service)
  const door = doorOf(service)
  if (typeof door === 'string') return { kind: 'failed', failure: { code: door } }
  const deadlines = { ...dialect.deadlines, ...options.deadlines }
  const loadingUntilMs = performance.now() + deadlines.firstTokenMs
  const call: Call = { service, prompt, options, dialect, door, deadlines, loadingUntilMs }
  const size = promptCharacters(prompt, options.responseFormat)

  let answer: Response | undefined
  let failure: Failure = { code: 'rate-limited' }
  for (let attempts = 1; options.mayAsk?.(size) ?? true; attempts += 1) {
    const attempted = await askOnce(call, signal)
    const { came } = attempted
    answer = attempted.answer
    if (signal.aborted) return { kind: 'stopped' }
    if (came === 'without-field' || came === 'loading') {
      options.turnedAway?.(size)
      attempts = 0
      if (came === 'loading') await pause(loadingDelayMs, signal)
    } else if ('content' in came) {
      return { kind: 'written', content: came.content, spending: spendingOf(came, prompt) }
    } else {
      failure = came.failure
      if (!came.again || attempts >= attemptsAtMost) break
      await pause(retryDelayMs(attempts, answer?.headers, Date.now(), Math.random()), signal)
    }
    if (signal.aborted) return { kind: 'stopped' }
  }
  // Whatever was found out of its window has proved wrong.
  if (failure.code === 'context-too-small') options.memory.foundContext(service, undefined)
  return { kind: 'failed', failure: loggable(failure, answer, call) }
}

function spendingOf(
  { content, promptTokens, completionTokens }: Extract<Reading, { content: string }>,
  prompt: Prompt,
): Spending {
  return {
    promptTokens: promptTokens || estimatedTokens(prompt),
    completionTokens: completionTokens || tokensIn(content),
  }
}

/** The failure with the identifiers of the last answer, as far as they repeat nothing of the prompt. */
function loggable(
  { code, providerCode: said }: Failure,
  answer: Response | undefined,
  { prompt, dialect }: Call,
): Failure {
  const sent = prompt.messages.map((message) => message.content).join('\n')
  const requestId = safeIdentifier(answer?.headers.get(dialect.requestIdHeader), sent)
  const providerCode = safeIdentifier(said, sent)
  return {
    code,
    ...(answer && { status: answer.status }),
    ...(requestId && { requestId }),
    ...(providerCode && { providerCode }),
  }
}
