import { expect, test } from 'vitest'
import { loadLibrary } from '../library/load-library.ts'
import { ceremonyLanguages } from './ceremony-language.ts'
import { classicPlan, emptyPlan } from './plans.ts'
import { usualOrder, usualPosition } from './usual-order.ts'

test('a new moment is put where it usually comes, and one’s own before the last words', () => {
  const before = (kind: string): string | undefined =>
    classicPlan[usualPosition(classicPlan, kind)]?.key
  expect(before('opening')).toBe('entrances')
  expect(before('remembrance')).toBe('ceremony')
  expect(before('candles')).toBe('timeCapsule')
  expect(before('own')).toBe('finalKissNote')
  expect(before('exit')).toBeUndefined()
  expect(usualPosition(emptyPlan, 'consent')).toBe(1)
  expect(usualPosition([], 'consent')).toBe(0)
})

test('a new moment comes right after one that is on, whatever is switched off around it', () => {
  const plan = classicPlan.map((section) =>
    ['prayer', 'sandCeremony', 'timeCapsule'].includes(section.kind)
      ? { ...section, isOn: false }
      : section,
  )
  expect(plan[usualPosition(plan, 'own') - 1]).toMatchObject({ kind: 'recordSigning', isOn: true })
  const off = plan.map((section) => ({ ...section, isOn: false }))
  expect(usualPosition(off, 'own')).toBe(0)
})

test('the classic plan is in the usual order', () => {
  const kinds = classicPlan.map(({ kind }) => kind)
  expect(usualOrder.filter((kind) => kinds.includes(kind))).toEqual(kinds)
})

test.each(ceremonyLanguages)('every piece of the library in %s has its place', async (language) => {
  const { pieces } = await loadLibrary(language)
  expect(Object.keys(pieces).filter((id) => !usualOrder.includes(id))).toEqual([])
})
