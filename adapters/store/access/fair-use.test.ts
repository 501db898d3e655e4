import { describe, expect, test } from 'vitest'
import { forEachEngine } from '../testing/engines.ts'
import { testAccess } from '../testing/test-access.ts'

forEachEngine((_engineName, newDatabase) => {
  const open = async () => testAccess(await (await newDatabase()).open())

  describe('fair use', () => {
    const noLimits = { perHour: 0, atATime: 0, charactersPerHour: 0, charactersPerDay: 0 }
    const request = {
      ...{ holders: ['someone'], leaseMs: 240_000, promptCharacters: 0 },
      limits: { ...noLimits, perHour: 5, atATime: 2 },
    }
    const hourMs = 60 * 60_000
    const started = { answer: 'started', share: 0 }

    test('limits how many run at a time; a crashed one frees its place when its lease ends', async () => {
      const { store } = await open()
      expect(await store.beginGeneration({ ...request, now: 0, id: 'a' })).toEqual(started)
      await store.beginGeneration({ ...request, now: 1_000, id: 'b' })
      expect(await store.beginGeneration({ ...request, now: 2_000, id: 'c' })).toEqual({
        answer: 'generations-at-once',
        retryAfterMs: 238_000,
      })
      expect(
        await store.beginGeneration({ ...request, holders: ['another'], now: 2_000, id: 'd' }),
      ).toEqual(started)
      await store.endGeneration({ id: 'a', holders: ['someone'], now: 3_000, promptCharacters: 0 })
      await store.endGeneration({ id: 'a', holders: ['someone'], now: 3_000, promptCharacters: 0 })
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
        await store.endGeneration({ ...request, id: `id-${turn}`, now })
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
      for (let turn = 0; turn < 20; turn += 1) {
        const begun = { ...request, limits: noLimits, promptCharacters: 1e9 }
        const start = await store.beginGeneration({ ...begun, now: 0, id: `id-${turn}` })
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

  describe('the characters of prompts', () => {
    const minuteMs = 60_000
    const hourMs = 60 * minuteMs
    const limits = { perHour: 0, atATime: 0, charactersPerHour: 100, charactersPerDay: 150 }
    const call = (id: string, now: number, promptCharacters: number) => ({
      ...{ holders: ['someone'], leaseMs: 10 * minuteMs, limits },
      ...{ id, now, promptCharacters },
    })

    test('count as reserved until the end says what was sent, and only its first word counts', async () => {
      const { store } = await open()
      expect(await store.beginGeneration(call('a', 0, 80))).toEqual({
        answer: 'started',
        share: 0.8,
      })
      expect(await store.beginGeneration(call('b', 1, 30))).toMatchObject({
        answer: 'characters-per-hour',
      })
      await store.endGeneration(call('a', minuteMs, 10))
      await store.endGeneration(call('a', 2 * minuteMs, 99))
      const next = await store.beginGeneration(call('c', 3 * minuteMs, 90))
      expect(next).toEqual({ answer: 'started', share: 1 })
    })

    test('are free again an hour after they were sent, which is not before their generation has ended', async () => {
      const { store } = await open()
      await store.beginGeneration(call('a', 0, 60))
      await store.beginGeneration(call('b', 0, 40))
      await store.endGeneration(call('a', 2 * minuteMs, 60))
      await store.endGeneration(call('b', 5 * minuteMs, 40))
      const at = 10 * minuteMs
      const waits = { answer: 'characters-per-hour' }
      expect(await store.beginGeneration(call('c', at, 50))).toEqual({
        ...waits,
        retryAfterMs: hourMs + 2 * minuteMs - at,
      })
      expect(await store.beginGeneration(call('d', at, 61))).toEqual({
        ...waits,
        retryAfterMs: hourMs + 5 * minuteMs - at,
      })
      const free = hourMs + 2 * minuteMs
      expect(await store.beginGeneration(call('e', free - 1, 50))).toMatchObject(waits)
      expect(await store.beginGeneration(call('f', free, 50))).toMatchObject({ answer: 'started' })
    })

    test('of a generation that a crash left are counted for an hour from the end of its lease', async () => {
      const { store } = await open()
      await store.beginGeneration(call('crashed', 0, 100))
      const free = hourMs + 10 * minuteMs
      expect(await store.beginGeneration(call('a', free - 1, 1))).toEqual({
        ...{ answer: 'characters-per-hour', retryAfterMs: 1 },
      })
      expect(await store.beginGeneration(call('b', free, 50))).toMatchObject({ answer: 'started' })
    })

    test('have a limit for the day too, whose window moves on', async () => {
      const { store } = await open()
      for (const [at, characters] of [
        [0, 100],
        [2 * hourMs, 50],
      ] as const) {
        await store.beginGeneration(call(`${at}`, at, characters))
        await store.endGeneration(call(`${at}`, at, characters))
      }
      const at = 4 * hourMs
      expect(await store.beginGeneration(call('c', at, 1))).toEqual({
        ...{ answer: 'characters-per-day', retryAfterMs: 20 * hourMs },
      })
      await store.sweepAccess(24 * hourMs - 1)
      expect(await store.beginGeneration(call('d', 24 * hourMs - 1, 1))).toMatchObject({
        answer: 'characters-per-day',
      })
      expect(await store.beginGeneration(call('e', 24 * hourMs, 100))).toMatchObject({
        answer: 'started',
      })
    })

    test('that were reserved and not sent cost nothing', async () => {
      const { store } = await open()
      await store.beginGeneration(call('a', 0, 100))
      await store.endGeneration(call('a', 1, 0))
      expect(await store.beginGeneration(call('b', 2, 100))).toMatchObject({ answer: 'started' })
    })

    test('belong to every holder: one of them used up is enough', async () => {
      const { store } = await open()
      await store.beginGeneration({ ...call('a', 0, 100), holders: ['one', 'shared'] })
      const other = { ...call('b', 0, 1), holders: ['two', 'shared'] }
      expect(await store.beginGeneration(other)).toMatchObject({ answer: 'characters-per-hour' })
      await store.endGeneration({ ...call('a', 1, 0), holders: ['one', 'shared'] })
      expect(await store.beginGeneration(other)).toMatchObject({ answer: 'started' })
    })

    test('are not spent twice by simultaneous starts on two instances', async () => {
      const database = await newDatabase()
      const one = testAccess(await database.open())
      const two = testAccess(await database.open())
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, turn) =>
          (turn % 2 === 0 ? one : two).store.beginGeneration(call(`id-${turn}`, 0, 30)),
        ),
      )
      expect(answers.filter(({ answer }) => answer === 'started')).toHaveLength(3)
    })
  })
})
