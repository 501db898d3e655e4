import { describe, expect, test } from 'vitest'
import type { SecondReadingEvent } from '../../writer/second-reading-event.ts'
import { createSecondReadingReader } from './second-reading-reader.ts'
import { sampleReadingRequest } from './testing/sample-reading-request.ts'

const request = sampleReadingRequest

function read(answer: string): SecondReadingEvent[] {
  const reader = createSecondReadingReader(request)
  return [...answer].flatMap((letter) => reader.feed(letter)).concat(reader.end())
}

const sentence = (
  number: number,
  rests: readonly number[],
  verdict: string,
  isDelicate = false,
): object => ({
  event: 'sentence',
  sentence: number - 1,
  rests: rests.map((one) => one - 1),
  verdict,
  isDelicate,
})

test('each line is an event as soon as it has ended', () => {
  const reader = createSecondReadingReader(request)
  expect(reader.feed('1 | 1 2 | backed | deli')).toEqual([])
  expect(reader.feed('cate\n2 | - | general\n3')).toEqual([
    sentence(1, [1, 2], 'backed', true),
    sentence(2, [], 'general'),
  ])
  expect(reader.feed(' | - | unbacked\nleft out | 5')).toEqual([sentence(3, [], 'unbacked')])
  expect(reader.end()).toEqual({ event: 'ended', leftOut: [4] })
})

describe('other ways to write a line', () => {
  test.each([
    ['**1** | 1, 2 | **backed** | delicate', sentence(1, [1, 2], 'backed', true)],
    ['| 1 | 1 2 | backed | |', sentence(1, [1, 2], 'backed')],
    ['- Sentence 1: [1; 2] – Backed – not delicate', sentence(1, [1, 2], 'backed')],
    ['1. none, general', sentence(1, [], 'general')],
    ['1\t1 2\tbacked\tdelicate: no', sentence(1, [1, 2], 'backed')],
    ['1 | wrong who | 5', sentence(1, [5], 'wrongWho')],
    ['`1 | 1 999 1 | backed`', sentence(1, [1], 'backed')],
    ['1 | 0 | backed', sentence(1, [], 'backed')],
  ])('%s', (line, event) => {
    expect(read(`${line}\nleft out | -`)).toEqual([event, { event: 'ended', leftOut: [] }])
  })

  test.each([
    'Here are 3 sentences, all backed:',
    'Sentence 9 | 1 | backed',
    '0 | 1 | backed',
    '12345 | 1 | backed',
    '1 | 1 | backe',
    '1 | 1 | backedness',
    '```',
    'All sentences are backed.',
    `1 | ${'7 '.repeat(4_000)}| backed`,
  ])('is none: %#', (line) => {
    expect(read(`${line}\n2 | - | wish\n`)).toEqual([
      sentence(2, [], 'wish'),
      { event: 'ended', leftOut: [] },
    ])
  })
})

test('of a sentence judged twice the graver verdict counts', () => {
  const answer = '1 | 1 | backed\n1 | 5 | wrongWho\n1 | - | general\n'
  expect(read(answer)).toEqual([
    sentence(1, [1], 'backed'),
    sentence(1, [5], 'wrongWho'),
    { event: 'ended', leftOut: [] },
  ])
})

test('what is said to be backed by nothing is unbacked, and what rests on held words is held', () => {
  const events = read('1 | - | backed\n2 | 999 | backed\n3 | 1 3 | backed\n4 | 4 | backed\n')
  expect(events.slice(0, -1)).toMatchObject([
    { verdict: 'unbacked' },
    { verdict: 'unbacked' },
    { verdict: 'held' },
    { verdict: 'backed' },
  ])
})

test('what is held is never left out, and an unknown clause neither', () => {
  expect(read('1 | - | wish\n**Left out:** 3, 4, 5, 77').at(-1)).toEqual({
    event: 'ended',
    leftOut: [4],
  })
})

test('an answer without one readable line has failed; one that broke off keeps what came', () => {
  expect(read('I am sorry, I cannot do that.')).toEqual([{ event: 'failed', code: 'unexpected' }])
  expect(read('')).toEqual([{ event: 'failed', code: 'unexpected' }])
  expect(read('1 | 1 | backed\n2 | 5 | back')).toEqual([
    sentence(1, [1], 'backed'),
    { event: 'ended', leftOut: [] },
  ])
})
