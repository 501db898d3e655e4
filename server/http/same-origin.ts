import type { MiddlewareHandler } from 'hono'
import { answerError } from './answer-error.ts'
import { isLoopbackHostname } from './loopback.ts'

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses state-changing calls that another site's page makes in a visitor's browser. A call without `Origin` and
 * `Sec-Fetch-Site` does not come from a browser (a provider's notification, a script) and carries no visitor's cookie.
 */
export function requireSameOrigin(publicUrl: URL): MiddlewareHandler {
  return async function sameOrigin(c, next) {
    if (readingMethods.has(c.req.method)) return next()
    const site = c.req.header('sec-fetch-site')
    const fromElsewhere = site !== undefined && site !== 'same-origin' && site !== 'none'
    const origin = c.req.header('origin')
    if (
      fromElsewhere ||
      (origin !== undefined && !isOwnOrigin(origin, publicUrl, c.req.header('host')))
    ) {
      return answerError(c, { code: 'origin-refused' })
    }
    return next()
  }
}

/**
 * Whether a page from `origin` is ours. On a developer's machine a page has several names (localhost, 127.0.0.1, the
 * development server's port): there it is ours if its host is the loopback host that was called.
 */
function isOwnOrigin(origin: string, publicUrl: URL, host: string | undefined): boolean {
  if (origin === publicUrl.origin) return true
  if (!isLoopbackHostname(publicUrl.hostname) || !URL.canParse(origin)) return false
  const page = new URL(origin)
  return isLoopbackHostname(page.hostname) && page.host === host
}
