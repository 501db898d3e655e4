import type { WriterFailureCode } from '#core/errors.ts'
import { callService, doorOf } from './call-service.ts'
import { type DialectName, dialectOf } from './dialects/dialect-of.ts'
import { failureCode, type ProviderError } from './failure-code.ts'
import { readErrorAnswer } from './service-error.ts'

/** How long a check may take: someone is looking at a button. */
const checkTimeoutMs = 15_000

/**
 * Whether a key opens the service at `baseUrl`, without spending anything: asks for the list of models, then sends an
 * empty request, which is refused for its key or for its emptiness. The list alone proves nothing: llama.cpp and
 * others show it to anybody, and some keys may write but not list. A service on one's own machine needs no key.
 * Aborting `signal` answers 'timed-out'.
 */
export async function checkKey(
  service: { baseUrl: string; apiKey: string; dialect?: DialectName; fetch?: typeof fetch },
  signal: AbortSignal,
): Promise<'works' | WriterFailureCode> {
  const door = doorOf(service)
  if (typeof door === 'string') return door
  const dialect = dialectOf(service)

  const call: typeof fetch = service.fetch ?? ((...args) => fetch(...args))
  // Not AbortSignal.any, which Safari has only since 17.4.
  const limit = new AbortController()
  const giveUp = (): void => limit.abort()
  if (signal.aborted) giveUp()
  signal.addEventListener('abort', giveUp, { once: true })
  const timer = setTimeout(giveUp, checkTimeoutMs)
  const ask = async (path: `/${string}`, body?: object): Promise<ProviderError> => {
    const response = await callService(call, door, path, body, limit.signal)
    if (!response.ok) return readErrorAnswer(response, dialect)
    response.body?.cancel().catch(() => undefined)
    return { status: response.status }
  }

  try {
    const models = await ask(dialect.modelsPath)
    const listsModels = models.status === 200
    if (!listsModels && !maySayNothingOfTheKey(models)) return failureCode(models)
    const empty = await ask(dialect.emptyRequest.path, dialect.emptyRequest.body)
    const saysNothing = empty.status === 404 && empty.code === undefined
    if (saysNothing && !listsModels) return 'unreachable'
    return pastTheKey.has(empty.status ?? 0) ? 'works' : failureCode(empty)
  } catch {
    return limit.signal.aborted ? 'timed-out' : 'unreachable'
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', giveUp)
  }
}

/** Stopped at the empty request, or even answered: 500 is LM Studio's way to refuse it. */
const pastTheKey = new Set([200, 400, 404, 422, 500])

/** A restricted key may write without listing models ("Missing scopes: model.read"), and some services have no list. */
function maySayNothingOfTheKey({ status, message = '' }: ProviderError): boolean {
  if (status === 403 || status === 404 || status === 405) return true
  return status === 401 && /missing scopes/i.test(message)
}
