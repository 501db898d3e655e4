import { expect, test } from 'vitest'
import { ceremonyLanguages } from '../ceremony/ceremony-language.ts'
import { sampleCeremony } from '../ceremony/testing/sample-ceremony.ts'
import { loadLibrary } from '../library/load-library.ts'
import { library } from '../library/pt-BR/library.ts'
import { privateNumbersIn } from '../told/private-numbers.ts'
import { findingsOf } from './findings-of.ts'
import { writtenAs } from './testing/checked-couple.ts'
import { answered, found, inHand } from './testing/found-words.ts'

const text = 'A Bia atende no (31) 99876-5432. Foi em 18/04/2017, na Rua das Flores, 1234.'

test('a telephone in a text is red, written or typed, and a date or a house number is none', () => {
  for (const ceremony of [writtenAs(sampleCeremony(), text), inHand(sampleCeremony(), text)]) {
    expect(found('privateData', ceremony)).toEqual(['(31) 99876-5432'])
  }
  const red = findingsOf(writtenAs(sampleCeremony(), text), library).filter(
    ({ kind }) => kind === 'privateData',
  )
  expect(red.map(({ severity }) => severity)).toEqual(['red'])
})

test('it is red where the couple told it themselves: told is not allowed to be said', () => {
  const told = answered({ howTheyMet: 'Foi pelo e-mail ana@exemplo.com.br' })
  const ceremony = writtenAs(told, 'Tudo começou em ana@exemplo.com.br, numa tarde.')
  expect(found('privateData', ceremony)).toEqual(['ana@exemplo.com.br'])
  expect(found('unsourcedNumber', ceremony)).toEqual([])
})

test.each(ceremonyLanguages)('no line of the library in %s looks like one', async (language) => {
  const { pieces } = await loadLibrary(language)
  const lines = Object.values(pieces).flatMap(({ wordings }) =>
    Object.values(wordings).flatMap((wording) => wording.lines),
  )
  expect(lines.length).toBeGreaterThan(100)
  expect(lines.filter(({ text }) => privateNumbersIn(text).length > 0)).toEqual([])
})
