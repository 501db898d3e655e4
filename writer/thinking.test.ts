import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createThinkingFilter, withoutThinking } from './thinking.ts'

function shownOf(pieces: readonly string[]): string {
  const filter = createThinkingFilter()
  return pieces.map((piece) => filter.push(piece)).join('') + filter.end()
}

test.each([
  ['<think>Who is Ana?</think>\n\nBoa tarde.', 'Boa tarde.'],
  ['\n<think>\n\n</think>\n\nBoa tarde.', 'Boa tarde.'],
  ['Boa tarde. <3 <thinking of you', 'Boa tarde. <3 <thinking of you'],
  ['<think>never closed', ''],
  ['Um.\n\nDois.', 'Um.\n\nDois.'],
])('%j is shown as %j, however it is cut into pieces', (text, shown) => {
  fc.assert(
    fc.property(fc.array(fc.nat(text.length)), (cuts) => {
      const at = [0, ...cuts.sort((a, b) => a - b), text.length]
      const pieces = at.slice(1).map((end, index) => text.slice(at[index], end))
      expect(shownOf(pieces).trimStart()).toBe(shown)
    }),
  )
  expect(withoutThinking(text).trim()).toBe(shown)
})

test('what came before a lone closing tag was thinking', () => {
  expect(withoutThinking('Let me see.\n</think>\n\nBoa tarde.').trim()).toBe('Boa tarde.')
  expect(shownOf(['Let me see.\n</thi', 'nk>\n\nBoa tarde.'])).not.toContain('think')
})
