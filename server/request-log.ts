import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { Log } from './ports/log.ts'

const quietPaths = /^\/(assets\/|api\/health$|metrics$)/

/** A try at the door, for its line: by what, and what became of it; never whose (ASVS 5.0, 16.3.1). */
export interface DoorPassage {
  by: 'pin' | 'pin-and-email' | 'link'
  /** `open`, or the code of the refusal. */
  answer: string
}

const passages = new WeakMap<Request, DoorPassage>()

/** Has the request's line tell of a try at the door. */
export function noteDoor(c: Context, passage: DoorPassage): void {
  passages.set(c.req.raw, passage)
}

export interface RequestLogParts {
  /** A clock in milliseconds. */
  now: () => number
  /** Told of every status. */
  answered: (status: number) => void
  /** Knows the addresses outside of the API. */
  isPage: (path: string) => boolean
}

/**
 * One line per answer: method, path, status and the time until its headers, and of a login its means. No query, cookie, body or address of the
 * visitor (design.md section 1), and of the path only what we have named ourselves: what stands in any other was typed
 * by somebody, and may be a secret.
 */
export function logRequests(
  log: Log,
  { now, answered, isPage }: RequestLogParts,
): MiddlewareHandler {
  return async function requestLog(c, next) {
    const startedAt = now()
    await next()
    answered(c.res.status)
    const door = passages.get(c.req.raw)
    const line = {
      method: c.req.method.slice(0, 10),
      path: isPage(c.req.path) ? c.req.path : routeOf(c),
      status: c.res.status,
      durationMs: Math.round((now() - startedAt) * 10) / 10,
      ...(door && { doorBy: door.by, doorAnswer: door.answer }),
    }
    const level = quietPaths.test(c.req.path) ? 'debug' : 'info'
    // Writing a line takes as long as sending the headers: it waits until they have left.
    setImmediate(() => log[level](line, 'request'))
  }
}

/** `/api/checkout/paypal/:paypalOrderId/capture`; `unknown` for an address that only a catch-all answers. */
function routeOf(c: Context): string {
  return matchedRoutes(c).find(({ path }) => !path.endsWith('*'))?.path ?? 'unknown'
}
