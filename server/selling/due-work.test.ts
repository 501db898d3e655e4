import { afterEach, describe, expect, test, vi } from 'vitest'
import type { DueNotification, OrderRecord } from '#server/ports/order-store.ts'
import { orderRecord } from '#server/testing/order-record.ts'
import { type SellerChanges, sellersOverOneStore } from '#server/testing/test-seller.ts'
import { type DueWork, startDueWork } from './due-work.ts'

const newSeller = sellersOverOneStore()
const neverMs = 3_600_000

afterEach(() => vi.useRealTimers())

/** A store with only this due work; work under way waits for `finish`. */
function newWork(changes: SellerChanges = {}) {
  const waiting: { notifications: DueNotification[]; orders: OrderRecord[] } = {
    ...{ notifications: [], orders: [] },
  }
  const claims: unknown[] = []
  const followed: string[] = []
  const looked: string[] = []
  let work: DueWork | undefined
  const { seller, logged } = newSeller({
    ...changes,
    timings: { pollMs: neverMs, ...changes.timings },
    store: {
      claimDueNotifications: async (now, leaseMs, limit) => {
        claims.push({ now, leaseMs, limit })
        return waiting.notifications.splice(0, limit)
      },
      claimDueOrders: async (now, leaseMs, limit) => {
        claims.push({ now, leaseMs, limit })
        return waiting.orders.splice(0, limit)
      },
      leaseOrder: async () => true,
      releaseOrder: async (orderId) => void looked.push(orderId),
      findOrder: async () => null,
      ...changes.store,
    },
  })
  return {
    ...{ seller, logged, waiting, claims, followed, looked },
    start(follow: (due: DueNotification) => Promise<void> = async () => {}) {
      work = startDueWork(seller, {
        receive: async () => 'recorded',
        follow: async (due) => {
          followed.push(due.id)
          await follow(due)
        },
      })
      return work
    },
  }
}

function due(id: string): DueNotification {
  const hint = { kind: 'nothing', topic: 'x' } as const
  return { id, provider: 'mercado-pago', hint, receivedAt: 0, attempts: 1 }
}

const many = (count: number) => Array.from({ length: count }, (_, index) => due(`${index}`))
const orders = (count: number) =>
  Array.from({ length: count }, (_, index) => orderRecord([], { id: `${index}` }))

test('all due work is done without a pause, a batch at a time, held for the lease', async () => {
  const { seller, waiting, claims, followed, looked, start } = newWork()
  waiting.notifications = many(33)
  waiting.orders = orders(9)
  const work = start()
  // Three rounds that each find something, and one that does not.
  await expect.poll(() => claims).toHaveLength(8)
  await work.stop()
  expect([followed.length, looked.length]).toEqual([33, 9])
  const leaseMs = seller.timings.workLeaseMs
  expect(claims).toContainEqual({ now: seller.now(), leaseMs, limit: 16 })
  expect(claims).toContainEqual({ now: seller.now(), leaseMs, limit: 4 })
  expect(claims).toHaveLength(8)
})

describe('a nudge', () => {
  test('ends the pause', async () => {
    const { waiting, claims, followed, start } = newWork()
    const work = start()
    await expect.poll(() => claims).toHaveLength(2)
    waiting.notifications = many(1)
    work.nudge()
    await expect.poll(() => followed).toEqual(['0'])
    await work.stop()
  })

  test('before the first pause does no harm', async () => {
    const { start } = newWork()
    const work = start()
    expect(work.nudge).not.toThrow()
    await work.stop()
  })

  test('during a round that finds nothing brings another round', async () => {
    const { waiting, followed, start } = newWork({
      store: {
        claimDueNotifications: async (_now, _leaseMs, limit) => {
          const found = waiting.notifications.splice(0, limit)
          if (work && found.length === 0 && rounds === 0) {
            rounds += 1
            waiting.notifications = many(1)
            work.nudge()
          }
          return found
        },
      },
    })
    let rounds = 0
    let work: DueWork | undefined
    work = start()
    work.nudge()
    await expect.poll(() => followed).toEqual(['0'])
    await work.stop()
  })
})

test('without a nudge due work is found at the next poll', async () => {
  const { waiting, claims, followed, start } = newWork({ timings: { pollMs: 5 } })
  const work = start()
  await expect.poll(() => claims.length).toBeGreaterThan(4)
  waiting.notifications = many(1)
  await expect.poll(() => followed).toEqual(['0'])
  await work.stop()
})

describe('a failure', () => {
  test('is logged without its message, and does not stop other work', async () => {
    const { waiting, looked, followed, logged, start } = newWork({
      store: {
        releaseOrder: async (orderId) => {
          if (orderId === '0') throw new Error('secret')
          looked.push(orderId)
        },
      },
    })
    waiting.notifications = many(17)
    waiting.orders = orders(5)
    const work = start(async ({ id }) => {
      if (id === '0') throw new RangeError('secret')
    })
    await expect.poll(() => [followed.length, looked.length]).toEqual([17, 4])
    await work.stop()
    expect(logged).toMatchObject([
      {
        ...{ level: 'error', message: 'due payment work failed' },
        fields: { what: 'notification', errorName: 'RangeError' },
      },
      { level: 'error', fields: { what: 'order', errorName: 'Error' } },
    ])
    expect(JSON.stringify(logged)).not.toContain('secret')
  })

  test('of the store is logged, and a pause follows', async () => {
    let rounds = 0
    const { logged, claims, start } = newWork({
      store: {
        claimDueNotifications: async () => {
          rounds += 1
          throw new Error('down')
        },
      },
    })
    const work = start()
    await expect.poll(() => logged).toHaveLength(1)
    await expect.poll(() => claims).toHaveLength(1)
    expect(logged[0]?.fields['what']).toBe('round')
    expect(rounds).toBe(1)
    await work.stop()
  })
})

test('stopping during a pause leaves no timer to keep the process alive', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { start } = newWork()
  const work = start()
  await vi.waitUntil(() => vi.getTimerCount() === 2)
  await work.stop()
  expect(vi.getTimerCount()).toBe(0)
})

test('stopping waits for work under way and takes no more', async () => {
  const finish: (() => void)[] = []
  const { waiting, followed, start } = newWork()
  waiting.notifications = many(17)
  const work = start(() => new Promise((resolve) => finish.push(resolve)))
  await expect.poll(() => followed).toHaveLength(16)
  const order: string[] = []
  const stopped = work.stop().then(() => order.push('stopped'))
  // Everything else that is due in this turn runs first.
  await new Promise((resolve) => setImmediate(resolve))
  order.push('finished')
  for (const end of finish) end()
  await stopped
  expect(order).toEqual(['finished', 'stopped'])
  expect(followed).toHaveLength(16)
})
