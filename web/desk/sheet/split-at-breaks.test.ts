import { expect, test } from 'vitest'
import { splitAtBreaks } from './split-at-breaks.ts'

test.each([
  ['nothing to split', 'Boa tarde', 3, ['Boa tarde'], 0, 3],
  ['a break in the middle', 'Boa\n tarde', 4, ['Boa', ' tarde'], 1, 0],
  ['a break at the end', 'Boa tarde\n', 10, ['Boa tarde', ''], 1, 0],
  ['a break at the beginning', '\nBoa tarde', 1, ['', 'Boa tarde'], 1, 0],
  [
    'paragraphs of a pasted document',
    'Um\r\n\r\n\r\nDois\r\n\r\nTrês e',
    22,
    ['Um', 'Dois', 'Três e'],
    2,
    6,
  ],
  ['an empty line', '', 0, [''], 0, 0],
])('%s', (_, value, caret, texts, at, offset) => {
  expect(splitAtBreaks(value, caret)).toEqual({ texts, at, offset })
})
