/** Requests at a fixed rate, however long the answers take: like visitors, who do not wait for one another. */
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { PlainRequest } from './http-request.ts'

export interface PacedOrder {
  /** Used in turn. */
  ports: readonly number[]
  perSecond: number
  seconds: number
  /** The request for each number, starting at 0. */
  requestOf: (number: number) => PlainRequest
}

/** Time from when each request was due until its whole answer, in ms. Rejects if one is not answered 200. */
export async function pacedRequests(order: PacedOrder): Promise<number[]> {
  const { ports, perSecond, seconds, requestOf } = order
  const agent = new Agent({ keepAlive: true })
  const startedAt = performance.now()
  const answers: Promise<number>[] = []
  for (let number = 0; number < perSecond * seconds; number += 1) {
    const dueAt = startedAt + (number * 1_000) / perSecond
    const dueMs = dueAt - performance.now()
    if (dueMs > 0) await wait(dueMs)
    const port = ports[number % ports.length] ?? 0
    answers.push(send(agent, port, requestOf(number), dueAt))
  }
  const durationsMs = await Promise.all(answers)
  agent.destroy()
  return durationsMs
}

function send(agent: Agent, port: number, plain: PlainRequest, dueAt: number): Promise<number> {
  const { method, path, headers, json } = plain
  const body = json === undefined ? undefined : JSON.stringify(json)
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        agent,
        port,
        host: '127.0.0.1',
        method,
        path,
        headers: {
          ...headers,
          ...(body && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
          }),
        },
      },
      (answer) => {
        answer.resume()
        answer.on('end', () => {
          if (answer.statusCode === 200) return resolve(performance.now() - dueAt)
          reject(new Error(`${path} was answered ${answer.statusCode}`))
        })
        answer.on('error', reject)
      },
    )
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}
