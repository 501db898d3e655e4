import { expect, test } from 'vitest'
import { newCeremony } from '#core/ceremony/new-ceremony.ts'
import { nextView } from './seen-from.ts'

function deskAt(revision: number, { id = 'one', isEditable = true } = {}) {
  const ceremony = { ...newCeremony({ id, nowMs: 0, language: 'pt-BR' }), revision }
  return { ceremony, isEditable }
}

test('an area shows what is typed into it at once', () => {
  const [before, now] = [deskAt(1), deskAt(2)]
  expect(nextView({ desk: now, rested: before, shown: before, isTypedElsewhere: false })).toBe(now)
})

test('what is typed into another area waits until the typing rests', () => {
  const [before, now] = [deskAt(1), deskAt(2)]
  const views = { desk: now, shown: before, isTypedElsewhere: true }
  expect(nextView({ ...views, rested: before })).toBe(before)
  expect(nextView({ ...views, rested: now })).toBe(now)
})

test('an area that is left in the middle of typing keeps what was typed into it', () => {
  const [before, typed, now] = [deskAt(1), deskAt(9), deskAt(10)]
  const views = { desk: now, shown: typed, isTypedElsewhere: true }
  expect(nextView({ ...views, rested: before })).toBe(typed)
  expect(nextView({ ...views, rested: now })).toBe(now)
})

test.each([
  ['another ceremony', deskAt(3, { id: 'two' })],
  ['another’s hands on it', deskAt(3, { isEditable: false })],
])('%s is shown at once', (_what, now) => {
  const before = deskAt(1)
  expect(nextView({ desk: now, rested: before, shown: deskAt(2), isTypedElsewhere: true })).toBe(
    now,
  )
})
