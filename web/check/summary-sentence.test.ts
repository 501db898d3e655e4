import { expect, test } from 'vitest'
import { check } from '#core/messages/pt/check.ts'
import { summarySentence } from './summary-sentence.ts'

const summary = { minutes: 29, memories: 2, sentencesToCheck: 0, areOnlyLong: true }

test('a note about the whole leaves no sentence to be counted, and nothing is not said of it', () => {
  expect(summarySentence(summary, true, check, 'pt')).toBe('29 minutos. 2 lembranças do casal.')
  expect(summarySentence(summary, false, check, 'pt')).toContain(check.nothing)
  const two = { ...summary, sentencesToCheck: 2, areOnlyLong: false }
  expect(summarySentence(two, true, check, 'pt')).toContain('2 frases para conferir.')
})

test('sentences that are long and nothing else are called that', () => {
  const long = { ...summary, sentencesToCheck: 2 }
  expect(summarySentence(long, true, check, 'pt')).toMatch(/2 frases longas\.$/)
})

test('where nothing of the couple is in the script yet, no nought is counted', () => {
  expect(summarySentence({ ...summary, memories: 0 }, true, check, 'pt')).toBe(
    `29 minutos. ${check.noMemories}`,
  )
})
