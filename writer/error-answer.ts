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
 * section 3.4), and the client obeys `x-should-retry` before anything else.
 */
export async function wholeErrorAnswer(response: Response): Promise<Response> {
  const body = await response.text()
  const headers = new Headers(response.headers)
  if (response.status === 429 && saysQuotaExhausted(body)) headers.set('x-should-retry', 'false')
  return new Response(mayCarryBody(response.status) ? body : null, {
    status: response.status,
    statusText: response.statusText,
    headers,
  })
}

function saysQuotaExhausted(body: string): boolean {
  let json: unknown
  try {
    json = JSON.parse(body)
  } catch {
    return false
  }
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
