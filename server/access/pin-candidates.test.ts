import { expect, test } from 'vitest'
import { drawPinCandidates } from './pin-candidates.ts'
import { createSecrets } from './secrets.ts'

const secrets = createSecrets('one secret key that is long enough for all of this')

/** Yields 100000, 100000, 100001, 100001, … */
function doubled(): () => number {
  let draws = 0
  return () => Math.floor(draws++ / 2)
}

test('a grant has 32 different PINs to choose from, each with its HMAC and seal', () => {
  const pins = drawPinCandidates(secrets, doubled(), undefined)
  const expected = Array.from({ length: 32 }, (_, place) => String(100_000 + place))
  expect(pins.map(({ seal }) => secrets.open(seal(), 'pin'))).toEqual(expected)
  expect(pins.map(({ hmacs }) => hmacs)).toEqual(expected.map((pin) => secrets.pinHmacs(pin)))
})

test('the special PIN is never among them', () => {
  const pins = drawPinCandidates(secrets, doubled(), '100003')
  expect(pins).toHaveLength(31)
  expect(pins.map(({ seal }) => secrets.open(seal(), 'pin'))).not.toContain('100003')
})
