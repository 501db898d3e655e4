import { describe, expect, test } from 'vitest'
import { type DoorFacts, decideAtDoor, defaultDoorLimits } from './door.ts'
import { noCounts, stranger } from './testing/stranger-at-the-door.ts'

const limits = defaultDoorLimits

describe('a distributed guesser with unlimited addresses', () => {
  /** How many guesses in a day are checked against a PIN at all, if each of them fails. */
  function guessesWeighed(
    activeSubscriptions: number,
    knownEmails: number,
    special: DoorFacts['special'] = null,
  ) {
    const counts = { ...noCounts }
    let alone = 0
    for (;;) {
      const facts = { ...stranger, activeSubscriptions, special, counts: { ...counts, alone } }
      if (decideAtDoor(facts, limits).outcome.answer !== 'pin-invalid') break
      alone += 1
    }
    let pairs = 0
    for (let email = 0; email < knownEmails; email += 1) {
      for (let account = 0; ; account += 1) {
        const pair = { ...stranger.pair, activeId: 'a' }
        const facts = {
          ...stranger,
          hasEmail: true,
          pair,
          counts: { ...counts, pair: pairs, account },
        }
        if (decideAtDoor(facts, limits).outcome.answer !== 'pin-invalid') break
        pairs += 1
      }
      if (pairs >= limits.pairFailuresPerDay) break
    }
    return { alone, pairs }
  }

  test.each([
    { active: 1_000, alone: 9, pairs: 5_000, expectedOpenings: 0.0156 },
    { active: 9_000, alone: 1, pairs: 9_000, expectedOpenings: 0.02 },
    { active: 100_000, alone: 0, pairs: 9_000, expectedOpenings: 0.01 },
    { active: 10_000_000, alone: 0, pairs: 9_000, expectedOpenings: 0.01 },
  ])(
    'who knows every e-mail of $active accounts opens at most two doors in a hundred days',
    ({ active, alone, pairs, expectedOpenings }) => {
      const weighed = guessesWeighed(active, active)
      expect(weighed).toEqual({ alone, pairs })
      const expectation = (weighed.alone * active + weighed.pairs) / 900_000
      expect(expectation).toBeCloseTo(expectedOpenings, 4)
    },
  )

  test.each([
    { active: 0, alone: 9_000 },
    { active: 1, alone: 4_500 },
    { active: 999, alone: 9 },
  ])('gets no more tries if a special PIN is set beside $active accounts', (row) => {
    const isNot = { pinMatches: false, emailMatches: false }
    const { alone } = guessesWeighed(row.active, 0, isNot)
    expect(alone).toBe(row.alone)
    expect((alone * (row.active + 1)) / 900_000).toBeLessThanOrEqual(0.01)
  })

  test('opens as many doors as the arithmetic says, counted over simulated days', () => {
    // A hundredfold budget: at the real 0.01, a simulation would need a million days to show anything.
    const generous = { ...limits, wrongOpeningsPerDay: 1, addressFailuresPerHour: Infinity }
    const activeSubscriptions = 1_000
    const days = 3_000
    const random = mulberry32(20_261_120)
    let opened = 0
    for (let day = 0; day < days; day += 1) {
      for (let alone = 0; ; ) {
        // Any thousand PINs are as good as the accounts' own, so the first thousand are used.
        const isHit = Math.floor(random() * 900_000) < activeSubscriptions
        const facts = {
          ...stranger,
          activeSubscriptions,
          holders: { active: isHit ? ['someone'] : [], hasEnded: false },
          counts: { ...noCounts, alone },
        }
        const { outcome } = decideAtDoor(facts, generous)
        if (outcome.answer === 'email-required') break
        if (outcome.answer === 'open') opened += 1
        else alone += 1
      }
    }
    // The mean is 1 a day, so the sum's standard deviation is the root of the days; four of them are allowed.
    expect(Math.abs(opened - days)).toBeLessThan(4 * Math.sqrt(days))
  })
})

/** A small repeatable generator: the simulation must come out the same every time. */
function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
