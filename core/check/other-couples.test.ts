import { expect, test } from 'vitest'
import { otherCouples } from './other-couples.ts'
import { blank } from './testing/finding-row.ts'

test('a couple of which one name is known is called by that name alone', () => {
  const ceremony = blank('es')
  const [first, second] = ceremony.couple
  const { byName } = otherCouples([
    { ...ceremony, couple: [first, { ...second, name: '', calledAs: '' }] },
  ])
  expect(byName.get('bruno')).toBe('Bruno')
})
