import type { MiddlewareHandler } from 'hono'
import { answerError } from './answer-error.ts'
import { isLoopbackHostname } from './loopback.ts'

/**
 * Refuses every `Host` other than the public URL's and loopback's. Needed while the sandbox plays a service: a page
 * whose name is pointed at this machine (DNS rebinding) must not reach it (docs/design/shape.md section 6).
 */
export function requireKnownHost(publicUrl: URL): MiddlewareHandler {
  return async function knownHost(c, next) {
    const host = `http://${c.req.header('host') ?? ''}`
    const hostname = URL.canParse(host) ? new URL(host).hostname : ''
    if (hostname !== publicUrl.hostname && !isLoopbackHostname(hostname)) {
      return answerError(c, { code: 'host-refused' })
    }
    return next()
  }
}
