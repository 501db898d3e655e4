/** The service that writes the texts, as the environment names it. */
import { defaultDeadlines } from '#writer/attempt.ts'
import { type DialectName, dialectOf } from '#writer/dialects/dialect-of.ts'
import type { Variables } from './variables.ts'

/** A service that writes. */
interface AiService {
  /** Up to and including the version: `https://api.openai.com/v1`. */
  baseUrl: string
  /** Empty for a service that wants none. */
  apiKey: string
  /** How it is spoken to; as its address says where absent. */
  dialect?: DialectName
  /** How many tokens its window holds; found out where absent. */
  contextTokens?: number
}

export type AiConfig = { mode: 'real'; service: AiService } | { mode: 'sandbox' }

/**
 * The AI service: real once a key is given, or the address of one that needs none; the sandbox where nothing is configured
 * and the sandbox is allowed. A half configured service is always a problem.
 */
export function readAi(given: Variables, maySandbox: boolean, problems: string[]): AiConfig {
  if (given.SANDBOX === 'on') return { mode: 'sandbox' }
  const isNamed = given.AI_BASE_URL !== undefined || given.AI_API_KEY !== undefined
  if (!isNamed && maySandbox) return { mode: 'sandbox' }
  const service: AiService = {
    baseUrl: given.AI_BASE_URL ?? 'https://api.openai.com/v1',
    apiKey: given.AI_API_KEY ?? '',
    ...(given.AI_DIALECT !== 'auto' && { dialect: given.AI_DIALECT }),
    ...(given.AI_CONTEXT_TOKENS !== undefined && { contextTokens: given.AI_CONTEXT_TOKENS }),
  }
  if (service.apiKey === '' && dialectOf(service).keyless === undefined) {
    problems.push('AI_API_KEY: is missing (the key of the service that writes the texts)')
  }
  return { mode: 'real', service }
}

/** For what a call waits for beside its answers: attempts that failed, and the pauses between them. */
const leaseMarginMs = 300_000

/**
 * How long a call holds its place for fair use: longer than the longest call takes, which is one with two answers, each as
 * long as an answer may take. A place that was free earlier would let a person have more at once than is fair.
 */
export function generationLease(given: Variables, ai: AiConfig, problems: string[]): number {
  const { wholeTextMs } = ai.mode === 'real' ? dialectOf(ai.service).deadlines : defaultDeadlines
  const longestMs = 2 * (given.AI_WHOLE_TEXT_TIMEOUT_MS ?? wholeTextMs)
  const leaseMs = given.GENERATION_LEASE_MS ?? longestMs + leaseMarginMs
  if (ai.mode === 'real' && leaseMs < longestMs) {
    problems.push(
      `GENERATION_LEASE_MS: must be at least ${longestMs}, as long as two answers may take (leave it empty for the default)`,
    )
  }
  return leaseMs
}
