import * as v from 'valibot'
import type { SessionStore } from './session-store.ts'

const errorSchema = v.object({ error: v.object({ code: v.string() }) })

/**
 * `fetch` for calls that need a session: a 401 corrects the page's session, and if that restores it, the call is made
 * once more. The last response is returned as it is.
 */
export function createRenewingFetch(
  fetchOnce: typeof fetch,
  session: Pick<SessionStore, 'refused'>,
): typeof fetch {
  return async (...request) => {
    const response = await fetchOnce(...request)
    if (response.status !== 401) return response
    const body: unknown = await response
      .clone()
      .json()
      .catch(() => undefined)
    const parsed = v.safeParse(errorSchema, body)
    const code = parsed.success ? parsed.output.error.code : undefined
    return (await session.refused(code)) ? await fetchOnce(...request) : response
  }
}
