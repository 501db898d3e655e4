import { expect, test } from 'vitest'
import type { GenerationRequest, GenerationStart } from '#server/ports/generation-store.ts'
import { createFairUse } from './fair-use.ts'
import { hashToken } from './tokens.ts'

const someone = {
  holder: 'someone',
  email: 'Ana@example.org',
  deviceToken: 'device',
  promptCharacters: 90,
}
/** The subscription, the buyer's e-mail, the payer's, the device, and the browser that bought. */
const holders = [
  ...['someone', 'email ana@example.org', 'email payer@example.org'],
  ...[hashToken('device'), 'browser'],
]
const limits = { perHour: 5, atATime: 2, charactersPerHour: 300, charactersPerDay: 900 }

/** Fair use over a store that records what it is asked, and always gives the same answer. */
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
      endGeneration: async (end) => void ended.push(end),
      buyersOf: async () => ({
        payers: [],
        emails: ['Payer@example.org', 'ana@example.org'],
        browsers: ['browser', 'browser'],
      }),
    },
    secrets: { counterKey: (kind, text) => `${kind} ${text}` },
    limits,
    leaseMs: 240_000,
    now: () => clock.nowMs,
  })
  return { take, begun, ended, clock }
}

test('a slot is taken and characters are reserved under an id of their own, and settled under the same', async () => {
  const { take, begun, ended, clock } = newFairUse({ answer: 'started', share: 0.3 })
  const [place] = [await take(someone), await take(someone)]
  if (place?.answer !== 'started') throw new Error('no place')
  const [first, second] = begun
  expect(first).toEqual({
    ...{ now: 1_000, id: expect.any(String), holders, leaseMs: 240_000, limits },
    promptCharacters: 90,
  })
  expect(second?.id).not.toBe(first?.id)
  expect(ended).toEqual([])
  clock.nowMs = 2_000
  await place.end(40)
  expect(ended).toEqual([{ id: first?.id, holders, now: 2_000, promptCharacters: 40 }])
  expect(place.share).toBe(0.3)
})

test('when there is none, the wait for the next one is passed on', async () => {
  const refusal = { answer: 'generations-at-once', retryAfterMs: 7 } as const
  expect(await newFairUse(refusal).take(someone)).toEqual(refusal)
})
