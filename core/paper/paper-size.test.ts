import { expect, test } from 'vitest'
import { ceremonyLanguages } from '../ceremony/ceremony-language.ts'
import { isWide, paperSizes, papers, usualCardSize, usualSheet, usualTypePt } from './paper-size.ts'

test.each([
  ['MX', 'es-419', 'letter'],
  ['US', 'en-US', 'letter'],
  ['CA', 'fr-FR', 'letter'],
  ['CO', 'en-US', 'letter'],
  ['AR', 'es-419', 'a4'],
  ['BR', 'pt-BR', 'a4'],
  ['GB', 'en-US', 'a4'],
] as const)('in %s a ceremony in %s is printed on %s', (country, language, sheet) => {
  expect(usualSheet({ country, language })).toBe(sheet)
})

test('where no country is known the language says which paper there is', () => {
  const onLetter = ceremonyLanguages.filter(
    (language) => usualSheet({ country: '', language }) === 'letter',
  )
  expect(onLetter).toEqual(['en-US', 'es-419'])
})

test('cards are preset to a paper of the country: no A5 where there is letter paper', () => {
  expect(usualCardSize({ country: 'MX', language: 'es-419' })).toBe('letter')
  expect(usualCardSize({ country: '', language: 'pt-BR' })).toBe('a5')
})

test('large cards have large type, unless two languages share their width', () => {
  const large = paperSizes.filter((size) => usualTypePt(size, false) === 24)
  expect(large).toEqual(paperSizes.filter(isWide))
  expect(large).toEqual(['a4', 'letter'])
  expect(usualTypePt('a5', false)).toBe(18)
  expect(usualTypePt('letter', true)).toBe(18)
})

test('two cards on a sheet fill it, side by side', () => {
  for (const { widthMm, heightMm, card, cardsOnSheet } of Object.values(papers)) {
    expect(card.widthMm * cardsOnSheet).toBeCloseTo(widthMm)
    expect(card.heightMm).toBe(heightMm)
  }
})
