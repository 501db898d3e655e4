import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rangesAfterEdit } from './follow-edit.ts'
import { told } from './testing/told.ts'
import type { ToldRange } from './told-range.ts'

const before = 'Em maio ele ficou doente. Depois casamos.'
const range = (own: Partial<ToldRange> = {}) => told(before, 'ele ficou doente', own)

function after(text: string, own: Partial<ToldRange> = {}) {
  return rangesAfterEdit([range(own)], 'a', before, text).map(({ start, end, quote }) => {
    expect(text.slice(start, end)).toBe(quote)
    return quote
  })
}

test('a range follows what is typed before, after and right beside it', () => {
  expect(after('Foi assim: em maio ele ficou doente. Depois casamos.')).toEqual([
    'ele ficou doente',
  ])
  expect(after('Em maio ele ficou doente. Depois casamos na praia.')).toEqual(['ele ficou doente'])
  expect(after('Em maio ele ficou doente, sim. Depois casamos.')).toEqual(['ele ficou doente'])
  expect(after('ele ficou doente')).toEqual(['ele ficou doente'])
})

test('a range whose words stay follows several changes at once', () => {
  expect(after('Em junho, acho, ele ficou doente. Em julho casamos.')).toEqual(['ele ficou doente'])
})

test('where its own words change a reading’s range goes, and so does what a hand allowed', () => {
  const text = 'Em maio ele ficou muito doente. Depois casamos.'
  expect(after(text)).toEqual([])
  expect(after(text, { by: 'code' })).toEqual([])
  expect(after(text, { by: 'hand', decision: 'allow' })).toEqual([])
})

test('what a hand holds stays held, over the words that came in its place', () => {
  const own = { by: 'hand' } as const
  expect(after('Em maio ele ficou muito doente. Depois casamos.', own)).toEqual([
    'ele ficou muito doente',
  ])
  expect(after('Em maio ele pegou dengue. Depois casamos.', own)).toEqual(['ele pegou dengue'])
  expect(after('Em maio. Depois casamos.', own)).toEqual([])
})

test('ranges of other tellings stay as they are', () => {
  const other = { ...range(), telling: 'b' }
  expect(rangesAfterEdit([other], 'a', before, '')).toEqual([other])
})

test('after any edit ranges are apart, in order, and quote what stands there', () => {
  const ranges = [
    told(before, 'Em maio', { by: 'hand' }),
    told(before, 'ele ficou doente', {}),
    told(before, 'casamos', { by: 'hand', decision: 'allow' }),
  ]
  fc.assert(
    fc.property(fc.nat(before.length), fc.nat(before.length), fc.string(), (one, other, typed) => {
      const [from, to] = [Math.min(one, other), Math.max(one, other)]
      const text = before.slice(0, from) + typed + before.slice(to)
      const left = rangesAfterEdit(ranges, 'a', before, text).toSorted((a, b) => a.start - b.start)
      left.forEach(({ start, end, quote }, at) => {
        expect(text.slice(start, end)).toBe(quote)
        expect(start).toBeGreaterThanOrEqual(left[at - 1]?.end ?? 0)
      })
    }),
  )
})
