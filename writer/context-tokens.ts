/** How large the window of a service's model is. */
import type { TextService } from './ask-for-text.ts'
import { startAttempt } from './attempt.ts'
import { callService, doorOf } from './call-service.ts'
import type { AskServer } from './dialects/dialect.ts'
import { dialectOf } from './dialects/dialect-of.ts'
import { parseJson } from './parse-json.ts'
import { readText } from './read-text.ts'
import type { ServiceMemory } from './service-memory.ts'

/** A server that does not say what it knows in this time is not waited for: somebody waits for their texts. */
const questionMostMs = 5_000

/** Whoever answers so would answer every other question so too. */
const keyRefusals: ReadonlySet<number> = new Set([401, 403])

/** A list of models is long, and some servers show the whole template of their prompts. */
const answerMaxBytes = 1024 * 1024

/**
 * How many tokens the window of the service's model holds, prompt and answer together: as its operator has set it, else as
 * the service says it itself; undefined where nobody says it. What was found out is remembered until the service says that
 * a prompt was too long for it. Takes a few seconds at most, or as long as a model may need to be loaded. Never throws.
 */
export async function contextTokensOf(
  service: TextService,
  send: typeof fetch,
  memory: ServiceMemory,
  signal: AbortSignal,
): Promise<number | undefined> {
  const known = service.contextTokens ?? memory.contextTokens(service)
  if (known !== undefined) return known
  const door = doorOf(service)
  if (typeof door === 'string') return undefined
  const dialect = dialectOf(service)
  const atRoot = { ...door, baseUrl: door.baseUrl.replace(/\/v\d+$/, '') }

  const ask: AskServer = async (path, body) => {
    const mostMs = body === undefined ? questionMostMs : dialect.deadlines.firstTokenMs
    // A question has the deadlines of an attempt that has not begun to answer.
    const clock = startAttempt(
      { firstTokenMs: mostMs, silenceMs: mostMs, wholeTextMs: mostMs },
      signal,
    )
    try {
      const answer = await callService(send, atRoot, path, body, clock.signal)
      if (keyRefusals.has(answer.status)) throw new Error('The key opens nothing here.')
      const said = await readText(answer, answerMaxBytes)
      return answer.ok && said !== undefined ? parseJson(said) : undefined
    } finally {
      clock.close()
    }
  }
  try {
    const found = await dialect.contextTokens(service.model, ask)
    if (found !== undefined) memory.foundContext(service, found)
    return found
  } catch {
    return undefined
  }
}
