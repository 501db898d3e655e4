import { expect, test } from 'vitest'
import type { Finding, Severity } from '#core/check/finding.ts'
import { findingsAt, markedPieces } from './marked-pieces.ts'

function at(start: number, end: number, severity: Severity, line = 0): Finding {
  return {
    kind: 'repeatedHere',
    id: `${start}-${end}`,
    severity,
    place: { sectionKey: 'welcome', line, start, end },
    words: '',
    sentence: '',
  }
}

test('a line is cut where marks begin and end, the gravest on top, and loses no letter', () => {
  const line = 'Era uma vez a Ana.'
  const pieces = markedPieces(line, [at(0, 11, 'mark'), at(8, 11, 'red'), at(14, 17, 'note')])
  expect(pieces).toEqual([
    { text: 'Era uma ', start: 0, severity: 'mark' },
    { text: 'vez', start: 8, severity: 'red' },
    { text: ' a ', start: 11 },
    { text: 'Ana', start: 14, severity: 'note' },
    { text: '.', start: 17 },
  ])
  expect(pieces.map(({ text }) => text).join('')).toBe(line)
})

test('marks that reach beyond a shortened line end with it', () => {
  expect(markedPieces('Era', [at(0, 11, 'mark')])).toEqual([
    { text: 'Era', start: 0, severity: 'mark' },
  ])
  expect(markedPieces('', [at(0, 11, 'mark')])).toEqual([])
})

test('only the findings of that line are its', () => {
  expect(findingsAt([at(0, 1, 'red'), at(0, 1, 'red', 1)], 'welcome', 1)).toHaveLength(1)
})
