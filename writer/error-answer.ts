import * as v from 'valibot'
import { isQuotaExhausted } from './failure-code.ts'

const bodySchema = v.object({
  error: v.object({
    code: v.nullish(v.union([v.string(), v.number()])),
    type: v.nullish(v.string()),
  }),
})

/**
 * Reads an error answer to its end, so that the attempt's deadline covers its body too, and forbids the client
 * to retry an exhausted quota: it shares status 429 with the rate limit, which is worth retrying (contracts.md
 * section 3.4), and the client obeys `x-should-retry` before anything else. A body that would break the client is left
 * out.
 */
export async function wholeErrorAnswer(response: Response): Promise<Response> {
  const text = await response.text()
  const json = parseJson(text)
  const headers = new Headers(response.headers)
  if (response.status === 429 && saysQuotaExhausted(json)) headers.set('x-should-retry', 'false')
  const body = canBeWritten(json) ? text : ''
  return new Response(mayCarryBody(response.status) ? body : null, {
    status: response.status,
    statusText: response.statusText,
    headers,
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The client writes an error's JSON into its own message, and what is nested thousands deep breaks it there. */
function canBeWritten(json: unknown): boolean {
  try {
    JSON.stringify(json)
    return true
  } catch {
    return false
  }
}

function saysQuotaExhausted(json: unknown): boolean {
  const parsed = v.safeParse(bodySchema, json)
  if (!parsed.success) return false
  const { code, type } = parsed.output.error
  return isQuotaExhausted({
    code: code === null || code === undefined ? undefined : String(code),
    type: type ?? undefined,
  })
}

/** The constructor of Response refuses a body for this one non-success status (fetch specification, null body status). */
function mayCarryBody(status: number): boolean {
  return status !== 304
}
