/** Starts the process of `http-load.ts` on core 1 and gives it orders. */
import { type ChildProcess, fork } from 'node:child_process'
import type { HttpLoadAnswer, HttpLoadOrder } from './http-load.ts'
import { canPin } from './pinned-process.ts'

export function startHttpLoad(): ChildProcess {
  return fork('bench/http-load.ts', {
    ...(canPin() ? { execPath: 'taskset', execArgv: ['-c', '1', process.execPath] } : {}),
  })
}

/** Gives one order and waits until it is done. Rejects if an answer had an unexpected status. */
export function askHttpLoad(
  load: ChildProcess,
  order: HttpLoadOrder,
): Promise<Exclude<HttpLoadAnswer, { error: string }>> {
  return new Promise((resolve, reject) => {
    load.once('message', (answer: HttpLoadAnswer) => {
      if ('error' in answer) reject(new Error(`port ${order.port}: ${answer.error}`))
      else resolve(answer)
    })
    load.send(order)
  })
}
