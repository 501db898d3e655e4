/**
 * Keeps this many connections busy for a while, each with one request at a time. A separate process, to be pinned to a
 * core; plain sockets, because a session check is answered faster than an HTTP client can ask for it.
 */
import { connect } from 'node:net'
import { type PlainRequest, rawRequest, wholeAnswer } from './http-request.ts'

export interface HttpLoadOrder {
  port: number
  connections: number
  durationMs: number
  requests: readonly PlainRequest[]
  /** Whether to start over once all requests have been sent. */
  repeat: boolean
  /** The status every answer must have; 200 by default. */
  status?: number
}

export type HttpLoadAnswer =
  | {
      /** How long the load lasted: less than ordered if the requests ran out. */
      durationMs: number
      latenciesMs: number[]
    }
  | { error: string }

process.on('message', (order: HttpLoadOrder) => {
  runLoad(order).then(answer, (error: unknown) => answer({ error: String(error) }))
})

function answer(result: HttpLoadAnswer): void {
  process.send?.(result)
}

async function runLoad(order: HttpLoadOrder): Promise<HttpLoadAnswer> {
  const host = `127.0.0.1:${order.port}`
  const requests = order.requests.map((request) => rawRequest(host, request))
  const latenciesMs: number[] = []
  let sent = 0
  const startedAt = performance.now()

  /** The next request to send; undefined once the time is up or the requests are used up. */
  function next(): string | undefined {
    if (performance.now() - startedAt >= order.durationMs) return undefined
    if (sent >= requests.length && !order.repeat) return undefined
    const request = requests[sent % requests.length]
    sent += 1
    return request
  }

  // Never sleeps: waking it would count towards a server's `write`, most of all a fast one's (50 µs on some machines).
  let isOver = false
  const stayAwake = () => {
    if (!isOver) setImmediate(stayAwake)
  }
  stayAwake()
  await Promise.all(
    Array.from({ length: order.connections }, () =>
      keepBusy(order, next, (latencyMs) => latenciesMs.push(latencyMs)),
    ),
  )
  isOver = true
  return { durationMs: performance.now() - startedAt, latenciesMs }
}

/** Sends on one connection until nothing is left to send. Rejects at the first answer with another status. */
function keepBusy(
  { port, status = 200 }: HttpLoadOrder,
  next: () => string | undefined,
  answered: (latencyMs: number) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    socket.setEncoding('latin1')
    let received = ''
    let sentAt = 0
    const send = () => {
      const request = next()
      if (request === undefined) {
        socket.destroy()
        resolve()
        return
      }
      received = ''
      sentAt = performance.now()
      socket.write(request)
    }
    socket.once('connect', send)
    socket.on('data', (part: string) => {
      received += part
      const whole = wholeAnswer(received)
      if (whole === undefined) return
      answered(performance.now() - sentAt)
      if (whole.status === status) return send()
      socket.destroy()
      reject(new Error(`answered ${whole.status}: ${whole.body}`))
    })
    socket.once('error', reject)
    socket.once('close', () => reject(new Error('the server closed a connection')))
  })
}
