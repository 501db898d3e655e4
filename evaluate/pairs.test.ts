import { expect, test } from 'vitest'
import { roundCouples } from './couples/couples.ts'
import { blindPairs } from './pairs.ts'

const compared = roundCouples.map((couple) => ({
  other: { couple, texts: { welcome: 'former', ceremony: 'former' } },
  present: { couple, texts: { welcome: 'present', finalMessage: 'present' } },
}))

/** A random that is not: every seed of a test gives the same mixture. */
function drawn(seed: number): () => number {
  let turn = seed
  return () => {
    turn = (turn * 16_807) % 2_147_483_647
    return turn / 2_147_483_647
  }
}

test('pairs are of one text each, mixed, and the key says which side is the present one', () => {
  const pairs = blindPairs(compared, { areWhole: false, areTurned: false, random: drawn(7) })
  expect(pairs).toHaveLength(roundCouples.length)
  expect(pairs.map(({ number }) => number)).toEqual(roundCouples.map((_, index) => index + 1))
  expect(pairs.map(({ couple }) => couple.id)).not.toEqual(roundCouples.map(({ id }) => id))
  for (const { present, a, b } of pairs) expect(present === 'A' ? a : b).toBe('present')
  expect(new Set(pairs.map(({ present }) => present))).toEqual(new Set(['A', 'B']))
})

test('turned, each pair stands in the same place with its sides the other way round', () => {
  const [pairs, turned] = [false, true].map((areTurned) =>
    blindPairs(compared, { areWhole: false, areTurned, random: drawn(7) }),
  )
  expect(turned?.map(({ couple }) => couple.id)).toEqual(pairs?.map(({ couple }) => couple.id))
  expect(turned?.map(({ a, b }) => [b, a])).toEqual(pairs?.map(({ a, b }) => [a, b]))
})

test('whole scripts are compared only where both have all three texts', () => {
  const texts = { welcome: 'one', ceremony: 'two', finalMessage: 'three' }
  const [first, second] = roundCouples
  if (first === undefined || second === undefined) throw new Error('no couples')
  const pairs = blindPairs(
    [
      { other: { couple: first, texts }, present: { couple: first, texts } },
      { other: { couple: second, texts: { welcome: 'one' } }, present: { couple: second, texts } },
    ],
    { areWhole: true, areTurned: false, random: drawn(7) },
  )
  expect(pairs).toHaveLength(1)
  expect(pairs[0]).toMatchObject({ text: 'script', a: 'one\n\n* * *\n\ntwo\n\n* * *\n\nthree' })
})
