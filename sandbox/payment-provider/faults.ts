/** Makes the stand-in's API fail as real ones do. */
import { once } from 'node:events'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { MiddlewareHandler } from 'hono'

const faultKinds = ['status', 'hang', 'cut', 'garbage', 'lost-answer'] as const

/**
 * - `status`: answers with `status` and does nothing
 * - `hang`: takes the request and never answers
 * - `cut`: breaks the connection half way through the answer's body
 * - `garbage`: answers 200 with a page instead of JSON
 * - `lost-answer`: does what was asked, then breaks the connection
 */
export type FaultKind = (typeof faultKinds)[number]

export function isFaultKind(value: unknown): value is FaultKind {
  return faultKinds.some((kind) => kind === value)
}

export interface Fault {
  kind: FaultKind
  /** The answer for kind `status`. */
  status?: number
  /** How many requests it hits. */
  times: number
  /** Hits only requests whose `METHOD /path` contains this. */
  request?: string
}

export interface Faults {
  /** Adds a fault; of those that match a request, the first added is used up first. */
  add(fault: Fault): void
  clear(): void
  readonly middleware: MiddlewareHandler<{ Bindings: HttpBindings }>
}

export function createFaults(): Faults {
  let faults: Fault[] = []

  function take(request: string): Fault | undefined {
    const fault = faults.find((one) => request.includes(one.request ?? ''))
    if (fault) fault.times -= 1
    faults = faults.filter(({ times }) => times > 0)
    return fault
  }

  return {
    add(fault) {
      faults.push({ ...fault })
    },
    clear() {
      faults = []
    },
    middleware: async (c, next) => {
      const fault = take(`${c.req.method} ${c.req.path}`)
      const { outgoing } = c.env
      switch (fault?.kind) {
        case undefined:
          return next()
        case 'status':
          return Response.json({ message: 'injected fault' }, { status: fault.status ?? 503 })
        case 'garbage':
          return c.html('<p>gateway</p>')
        case 'hang':
          await once(outgoing, 'close')
          return RESPONSE_ALREADY_SENT
        case 'cut':
          outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
          outgoing.write('{"id":"')
          outgoing.destroy()
          return RESPONSE_ALREADY_SENT
        case 'lost-answer':
          await next()
          outgoing.destroy()
          return RESPONSE_ALREADY_SENT
      }
    },
  }
}
