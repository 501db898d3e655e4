import * as v from 'valibot'
import type { WriterFailureCode } from '#core/errors.ts'
import { failureCode } from './failure-code.ts'
import { isHeaderSafe } from './header-safe.ts'

/** How long a check may take: someone is looking at a button. */
const checkTimeoutMs = 15_000

const bodySchema = v.object({
  error: v.object({
    message: v.nullish(v.string()),
    code: v.nullish(v.union([v.string(), v.number()])),
    type: v.nullish(v.string()),
  }),
})

interface Answer {
  status: number
  code: string | undefined
  type: string | undefined
  message: string
}

/**
 * Whether a key opens the service at `baseUrl`, without spending anything: lists the models and, where a key or a
 * service does not offer that (a key restricted to writing, a service without the list), sends an empty chat
 * request, which is refused for its key or for its emptiness. Aborting `signal` answers 'timed-out'.
 */
export async function checkKey(
  service: { baseUrl: string; apiKey: string; fetch?: typeof fetch },
  signal: AbortSignal,
): Promise<'works' | WriterFailureCode> {
  const apiKey = service.apiKey.trim()
  if (apiKey === '') return 'api-key-missing'
  if (!isHeaderSafe(apiKey)) return 'api-key-refused'

  const base = service.baseUrl.replace(/\/+$/, '')
  const call: typeof fetch = service.fetch ?? ((...args) => fetch(...args))
  const limit = AbortSignal.any([signal, AbortSignal.timeout(checkTimeoutMs)])
  const ask = async (path: string, body?: object): Promise<Answer> => {
    const response = await call(`${base}${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
      signal: limit,
    })
    return readAnswer(response.status, await response.text())
  }

  try {
    const models = await ask('/models')
    if (models.status === 200) return 'works'
    if (!maySayNothingOfTheKey(models)) return failureCode(models)
    const chat = await ask('/chat/completions', { model: '', messages: [] })
    // Past the key, stopped at the empty request.
    if (chat.status === 400 || chat.status === 422) return 'works'
    if (chat.status === 404 && chat.code === undefined) return 'unreachable'
    return chat.status === 404 ? 'works' : failureCode(chat)
  } catch {
    return limit.aborted ? 'timed-out' : 'unreachable'
  }
}

/** A restricted key may write without listing models ("Missing scopes: model.read"), and some services have no list. */
function maySayNothingOfTheKey(answer: Answer): boolean {
  if (answer.status === 403 || answer.status === 404 || answer.status === 405) return true
  return answer.status === 401 && /missing scopes/i.test(answer.message)
}

function readAnswer(status: number, text: string): Answer {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    json = undefined
  }
  const parsed = v.safeParse(bodySchema, json)
  const error = parsed.success ? parsed.output.error : undefined
  const code = error?.code ?? undefined
  return {
    status,
    code: code === undefined ? undefined : String(code),
    type: error?.type ?? undefined,
    message: error?.message ?? '',
  }
}
