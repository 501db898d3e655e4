import type { MiddlewareHandler } from 'hono'
import type { Log } from './ports/log.ts'

const quietPaths = /^\/(assets\/|api\/health$|metrics$)/
const pathMaxCharacters = 200

/**
 * One line per answer: method, path, status and the time until its headers. No query, cookie, body or address of the
 * visitor (design.md section 1). `now` is a clock in milliseconds; `answered` is told of every status.
 */
export function logRequests(
  log: Log,
  now: () => number,
  answered: (status: number) => void,
): MiddlewareHandler {
  return async function requestLog(c, next) {
    const startedAt = now()
    await next()
    answered(c.res.status)
    const line = {
      method: c.req.method.slice(0, 10),
      path: c.req.path.slice(0, pathMaxCharacters),
      status: c.res.status,
      durationMs: Math.round((now() - startedAt) * 10) / 10,
    }
    const level = quietPaths.test(c.req.path) ? 'debug' : 'info'
    // Writing a line takes as long as sending the headers: it waits until they have left.
    setImmediate(() => log[level](line, 'request'))
  }
}
