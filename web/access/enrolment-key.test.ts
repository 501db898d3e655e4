import { expect, test } from 'vitest'
import { mailedLinkOf } from './enrolment-key.ts'

test('only the key of a letter’s link is taken', () => {
  expect(mailedLinkOf('#enrol=abc-DEF_123')?.key).toBe('abc-DEF_123')
  for (const other of ['', '#', '#enrol=', '#enrol=a b', '#other=abc', '#enrol=%3Cscript%3E']) {
    expect(mailedLinkOf(other)).toBeUndefined()
  }
})

test('a letter’s language comes with its key, and one that we do not speak does not', () => {
  expect(mailedLinkOf('#enrol=abc&language=es')).toEqual({ key: 'abc', language: 'es' })
  expect(mailedLinkOf('#enrol=abc&language=xx')).toEqual({ key: 'abc', language: undefined })
  expect(mailedLinkOf('#enrol=abc&language=')).toBeUndefined()
})
