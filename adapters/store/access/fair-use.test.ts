import { describe, expect, test } from 'vitest'
import { forEachEngine } from '../testing/engines.ts'
import { testAccess } from '../testing/test-access.ts'

forEachEngine((_engineName, newDatabase) => {
  const open = async () => testAccess(await (await newDatabase()).open())

  describe('fair use', () => {
    const request = { holders: ['someone'], leaseMs: 240_000, limits: { perHour: 5, atATime: 2 } }
    const hourMs = 60 * 60_000

    test('limits how many run at a time; a crashed one frees its place when its lease ends', async () => {
      const { store } = await open()
      expect(await store.beginGeneration({ ...request, now: 0, id: 'a' })).toEqual({
        answer: 'started',
      })
      await store.beginGeneration({ ...request, now: 1_000, id: 'b' })
      expect(await store.beginGeneration({ ...request, now: 2_000, id: 'c' })).toEqual({
        answer: 'generations-at-once',
        retryAfterMs: 238_000,
      })
      expect(
        await store.beginGeneration({ ...request, holders: ['another'], now: 2_000, id: 'd' }),
      ).toEqual({ answer: 'started' })
      await store.endGeneration({ id: 'a', holders: ['someone'], now: 3_000 })
      await store.endGeneration({ id: 'a', holders: ['someone'], now: 3_000 })
      await store.beginGeneration({ ...request, now: 4_000, id: 'e' })
      const refused = await store.beginGeneration({ ...request, now: 5_000, id: 'f' })
      expect(refused.answer).toBe('generations-at-once')
      const after = await store.beginGeneration({ ...request, now: 241_000, id: 'g' })
      expect(after.answer).toBe('started')
    })

    test('limits how many start in an hour, ended or not', async () => {
      const { store } = await open()
      for (let turn = 0; turn < 5; turn += 1) {
        await store.beginGeneration({ ...request, now: turn * 1_000, id: `id-${turn}` })
        const now = turn * 1_000 + 500
        await store.endGeneration({ id: `id-${turn}`, holders: ['someone'], now })
      }
      expect(await store.beginGeneration({ ...request, now: 10_000, id: 'late' })).toEqual({
        answer: 'generations-per-hour',
        retryAfterMs: hourMs - 10_000,
      })
      const next = await store.beginGeneration({ ...request, now: hourMs, id: 'next' })
      expect(next.answer).toBe('started')
    })

    test('is unlimited where the limits are 0', async () => {
      const { store } = await open()
      const limits = { perHour: 0, atATime: 0 }
      for (let turn = 0; turn < 20; turn += 1) {
        const start = await store.beginGeneration({ ...request, limits, now: 0, id: `id-${turn}` })
        expect(start.answer).toBe('started')
      }
    })

    test('counts simultaneous starts on two instances', async () => {
      const database = await newDatabase()
      const one = testAccess(await database.open())
      const two = testAccess(await database.open())
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, turn) =>
          (turn % 2 === 0 ? one : two).store.beginGeneration({
            ...request,
            now: 0,
            id: `id-${turn}`,
          }),
        ),
      )
      expect(answers.filter(({ answer }) => answer === 'started')).toHaveLength(2)
    })
  })
})
