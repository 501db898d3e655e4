import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { Log } from '../ports/log.ts'
import { type LimitName, limitReached } from './answer-limit.ts'

const quietPaths = /^\/(assets\/|api\/health$|metrics$)/

/** A login attempt as logged: by what means and how it ended, never whose it was (ASVS 5.0, 16.3.1). */
export interface DoorPassage {
  by: 'pin' | 'pin-and-email' | 'link'
  /** `open`, or the code of the refusal. */
  answer: string
}

const passages = new WeakMap<Request, DoorPassage>()

/** Adds a login attempt to the request's log line. */
export function noteDoor(c: Context, passage: DoorPassage): void {
  passages.set(c.req.raw, passage)
}

export interface RequestLogParts {
  /** A clock in milliseconds. */
  now: () => number
  /** Called with every status, and with the limit that the request hit, if any. */
  answered: (status: number, limit: LimitName | undefined) => void
  /** Whether a path outside the API is one of ours, and so safe to log. */
  isPage: (path: string) => boolean
}

/**
 * One line per answer: method, path, status, time until its headers and, for a login, the means. No query, cookie, body
 * or visitor's address, and only the parts of the path that we named ourselves: anything else was typed by somebody and
 * may be a secret (docs/design/shape.md section 1).
 */
export function logRequests(
  log: Log,
  { now, answered, isPage }: RequestLogParts,
): MiddlewareHandler {
  return async function requestLog(c, next) {
    const startedAt = now()
    await next()
    answered(c.res.status, limitReached(c))
    const door = passages.get(c.req.raw)
    const line = {
      method: c.req.method.slice(0, 10),
      path: isPage(c.req.path) ? c.req.path : routeOf(c),
      status: c.res.status,
      durationMs: Math.round((now() - startedAt) * 10) / 10,
      ...(door && { doorBy: door.by, doorAnswer: door.answer }),
    }
    const level = quietPaths.test(c.req.path) ? 'debug' : 'info'
    // Writing a line takes as long as sending the headers, so it waits until they are sent.
    setImmediate(() => log[level](line, 'request'))
  }
}

/** The route's pattern (`/api/checkout/paypal/:paypalOrderId/capture`), or `unknown` if only a catch-all matches. */
function routeOf(c: Context): string {
  return matchedRoutes(c).find(({ path }) => !path.endsWith('*'))?.path ?? 'unknown'
}
