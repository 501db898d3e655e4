import { expect, test } from 'vitest'
import { enrolmentKeyOf } from './enrolment-key.ts'

test('only the key of a letter’s link is taken', () => {
  expect(enrolmentKeyOf('#enrol=abc-DEF_123')).toBe('abc-DEF_123')
  for (const other of ['', '#', '#enrol=', '#enrol=a b', '#other=abc', '#enrol=%3Cscript%3E']) {
    expect(enrolmentKeyOf(other)).toBeUndefined()
  }
})
