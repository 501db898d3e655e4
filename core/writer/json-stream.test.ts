import { expect, test } from 'vitest'
import { createJsonStream } from './json-stream.ts'

const answer =
  'Claro: {"facts": [{"a": "um, [dois] \\" três"}, 4, nada, [5, {"b": 6}]], "talk": "x", "missing": ["lugar"], "o": {"p": [7]}}'

const items = [
  { key: 'facts', value: { a: 'um, [dois] " três' } },
  { key: 'facts', value: 4 },
  { key: 'facts', value: [5, { b: 6 }] },
  { key: 'missing', value: 'lugar' },
]

test.each([1, 2, 7, 1_000])('an answer in pieces of %i letters has the same items', (letters) => {
  const stream = createJsonStream()
  const found = []
  for (let at = 0; at < answer.length; at += letters) {
    found.push(...stream.feed(answer.slice(at, at + letters)))
  }
  expect(found).toEqual(items)
})

test('each item is there with the letter that ends it', () => {
  const stream = createJsonStream()
  expect(stream.feed('{"facts":[1')).toEqual([])
  expect(stream.feed(',')).toEqual([{ key: 'facts', value: 1 }])
})

test('an answer that goes on for ever gives nothing more', () => {
  const stream = createJsonStream()
  stream.feed('{"facts":[')
  stream.feed(' '.repeat(400_000))
  expect(stream.feed('1,')).toEqual([])
})
