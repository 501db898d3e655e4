import { expect, test } from 'vitest'
import { type Finding, missingDetails } from '#core/check/finding.ts'
import { languages } from '#core/languages.ts'
import { findingSentence } from './finding-sentence.ts'

const place = { id: 'x', severity: 'mark', words: 'Zilda', sentence: 'A Zilda veio.' } as const

const findings: readonly Finding[] = [
  { ...place, kind: 'unsourcedName', isUncertain: false },
  { ...place, kind: 'unsourcedName', isUncertain: true },
  { ...place, kind: 'unsourcedNumber', isUncertain: false },
  { ...place, kind: 'unsourcedDate', isUncertain: false },
  { ...place, kind: 'unbackedClaim' },
  { ...place, kind: 'permission' },
  { ...place, kind: 'held', told: '' },
  { ...place, kind: 'held', told: 'o anel' },
  { ...place, kind: 'wrongWho', told: '' },
  { ...place, kind: 'wrongWho', told: 'o anel' },
  { ...place, kind: 'leftUnsaid', wish: 'Zilda', isUncertain: false },
  { ...place, kind: 'leftUnsaid', wish: 'Zilda', isUncertain: true },
  { ...place, kind: 'privateData' },
  { ...place, kind: 'secret', person: 'Zilda', hiddenFrom: 'Ana' },
  { ...place, kind: 'secretFact', told: 'o anel', hiddenFrom: 'Ana' },
  { ...place, kind: 'otherCouple', couple: 'Rosa e Will' },
  { ...place, kind: 'almostName', meant: 'Zelda' },
  { ...place, kind: 'inMemory', person: 'Zilda', does: 'enters' },
  { ...place, kind: 'inMemory', person: 'Zilda', does: 'isThanked' },
  { ...place, kind: 'inMemory', person: 'Zilda', does: 'takesPart' },
  ...missingDetails.map((asks) => ({ ...place, kind: 'wornPhrase' as const, asks })),
  { ...place, kind: 'repeatedHere' },
  { ...place, kind: 'repeatedElsewhere', couple: 'Rosa e Will' },
  { ...place, kind: 'longSentence', count: 31, most: 25 },
  { ...place, kind: 'longRepeat', count: 12, most: 8 },
  { ...place, kind: 'tooLong', minutes: 40, wished: 25 },
  { ...place, kind: 'tooShort', minutes: 10, wished: 25 },
  { ...place, kind: 'leftBlank' },
  { ...place, kind: 'usualChildren', names: ['Pajens', 'Daminha'] },
  { ...place, kind: 'legalWords' },
  { ...place, kind: 'legalWordsMissing', wording: 'quedan unidos en matrimonio' },
  { ...place, kind: 'agreement', person: 'Ana' },
  { ...place, kind: 'agreement' },
  ...(['name', 'place', 'date', 'time'] as const).map((detail) => ({
    ...place,
    kind: 'formerDetail' as const,
    detail,
  })),
]

test.each(languages)('every finding has a sentence of its own in %s', async (language) => {
  const { check } = (await import(`../../core/messages/${language}/check.ts`)) as {
    check: Parameters<typeof findingSentence>[1]
  }
  const sentences = findings.map((finding) => findingSentence(finding, check, language))
  expect(new Set(sentences).size).toBe(findings.length)
  for (const sentence of sentences) expect(sentence).toMatch(/[.?”»]$/)
})

test('what was told is quoted short, and without its own full stop', async () => {
  const { check } = await import('#core/messages/pt/check.ts')
  const finding = { ...place, kind: 'held' as const }
  expect(findingSentence({ ...finding, told: 'Foi em 2017.' }, check, 'pt')).toContain(
    '“Foi em 2017”.',
  )
  const long = findingSentence({ ...finding, told: 'Foi muito bom. '.repeat(40) }, check, 'pt')
  expect(long).toMatch(/bom…”/)
  expect(long.length).toBeLessThan(220)
})
