import { expect, test } from 'vitest'
import { loadLibrary } from '../library/load-library.ts'
import type { Finding } from './finding.ts'
import { findingsOf } from './findings-of.ts'
import { ceremonyOf } from './testing/checked-couple.ts'
import { couples } from './testing/planted-inventions.ts'

const isUnsourced = ({ kind }: Finding): boolean => kind.startsWith('unsourced')

const checked = await Promise.all(
  couples.map(async (couple) => ({ couple, library: await loadLibrary(couple.language) })),
)

const plantings = checked.flatMap(({ couple, library }) =>
  couple.planted.map((planted) => ({ ...planted, couple, library })),
)

test.each(plantings)(
  'finds $invention in "$sentence"',
  ({ sentence, invention, couple, library }) => {
    const ceremony = ceremonyOf(couple, [...couple.text, sentence].join('\n'))
    const found = findingsOf(ceremony, library).filter(isUnsourced)
    expect(found.map(({ words }) => words)).toContain(invention)
  },
)

test('of texts in which everything was told, few words are marked', () => {
  const marked = checked.flatMap(({ couple, library }) =>
    findingsOf(ceremonyOf(couple), library)
      .filter(isUnsourced)
      .map(({ words, severity, sentence }) => `${severity}: ${words} (${sentence})`),
  )
  expect(marked).toEqual([
    // True of any marathon, and nobody said it.
    expect.stringMatching(/^mark: twenty-six /),
  ])
})

test('of texts in which everything was told, only the pronouncing is red', () => {
  const reds = checked.flatMap(({ couple, library }) =>
    findingsOf(ceremonyOf(couple), library)
      .filter(({ severity }) => severity === 'red')
      .map(({ words }) => words),
  )
  expect(reds).toEqual(['os declaro casados', 'as declaro casadas'])
})

test('a month and a year told of one thing are no invention, in whichever order they were told', () => {
  const [first] = checked
  if (first === undefined) throw new Error('no couple is tested')
  const { couple, library } = first
  const answers = couple.answers.map((answer) => `${answer} O Caminho foi em 2019, lá por março.`)
  const text = ['O Caminho foi em março de 2019, e o casamento é em abril de 2027.']
  const found = findingsOf(ceremonyOf({ ...couple, answers }, text.join('\n')), library)
  expect(found.filter(isUnsourced)).toEqual([])
})
