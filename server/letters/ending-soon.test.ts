import { expect, test } from 'vitest'
import type { EndingSoonRequest } from '../ports/outbox-store.ts'
import { startEndingSoon } from './ending-soon.ts'

/** A store with this many letters still to write; `-1` fails. */
function storeWith(counts: number[]) {
  const requests: EndingSoonRequest[] = []
  return {
    requests,
    enqueueEndingSoonLetters: async (request: EndingSoonRequest) => {
      requests.push(request)
      const count = counts.shift() ?? 0
      if (count < 0) throw new TypeError('no database for marina@exemplo.com.br')
      return count
    },
  }
}

function start(counts: number[]) {
  const store = storeWith(counts)
  const logged: string[] = []
  let enqueued = 0
  const schedule = startEndingSoon({
    store,
    messageIdHost: 'enlace.example',
    log: { error: (fields, text) => logged.push(JSON.stringify(fields) + text) },
    onEnqueued: () => {
      enqueued += 1
    },
    now: () => 5,
    batch: 10,
  })
  return { store, logged, schedule, enqueued: () => enqueued }
}

test('looks at once, three days ahead, and wakes the outbox only if there is a letter', async () => {
  const { store, schedule, enqueued } = start([2])
  await schedule.stop()
  expect(store.requests).toEqual([
    { now: 5, noticeMs: 3 * 24 * 60 * 60 * 1000, messageIdHost: 'enlace.example', limit: 10 },
  ])
  expect(enqueued()).toBe(1)

  const idle = start([0])
  await idle.schedule.stop()
  expect(idle.enqueued()).toBe(0)
})

test('a store that fails is logged without its words, and the server goes on', async () => {
  const { logged, schedule } = start([-1])
  await schedule.stop()
  expect(logged).toHaveLength(1)
  expect(logged[0]).toContain('TypeError')
  expect(logged[0]).not.toContain('marina')
})
