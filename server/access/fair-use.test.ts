import { expect, test } from 'vitest'
import type { GenerationRequest, GenerationStart } from '#server/ports/generation-store.ts'
import { createFairUse } from './fair-use.ts'

const limits = { perHour: 5, atATime: 2 }

/** Fair use over a store that notes what it is asked, and answers so. */
function newFairUse(answer: GenerationStart) {
  const begun: GenerationRequest[] = []
  const ended: unknown[] = []
  const clock = { nowMs: 1_000 }
  const take = createFairUse({
    store: {
      beginGeneration: async (request) => {
        begun.push(request)
        return answer
      },
      endGeneration: async (...end) => void ended.push(end),
    },
    limits,
    leaseMs: 240_000,
    now: () => clock.nowMs,
  })
  return { take, begun, ended, clock }
}

test('a place is taken under a number of its own, and given back under the same', async () => {
  const { take, begun, ended, clock } = newFairUse({ answer: 'started' })
  const [place] = [await take('someone'), await take('someone')]
  if (place?.answer !== 'started') throw new Error('no place')
  const [first, second] = begun
  expect(first).toEqual({
    ...{ now: 1_000, id: expect.any(String), holder: 'someone', leaseMs: 240_000, limits },
  })
  expect(second?.id).not.toBe(first?.id)
  expect(ended).toEqual([])
  clock.nowMs = 2_000
  await place.end()
  expect(ended).toEqual([[first?.id, 2_000]])
})

test('where there is none, how long until there may be one is passed on', async () => {
  const refusal = { answer: 'generations-at-once', retryAfterMs: 7 } as const
  expect(await newFairUse(refusal).take('someone')).toEqual(refusal)
})
