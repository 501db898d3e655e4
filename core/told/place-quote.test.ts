import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placesOf } from './place-quote.ts'

const found = (text: string, quote: string) =>
  placesOf(text, quote).map(({ start, end }) => text.slice(start, end))

test('words are found wherever they stand, letter by letter', () => {
  const text = 'Ele ficou doente. Depois, ele ficou doente de novo.'
  expect(found(text, 'ele ficou doente')).toEqual(['Ele ficou doente', 'ele ficou doente'])
})

test.each([
  ['Ele “disse”  que\nsim!', '"disse" que sim'],
  ['On s’est quittés quatre jours', "on s'est quittes quatre jours"],
  ['« Jamais » , dit-elle', '"Jamais", dit-elle'],
  ['em 2019 – o pior ano', 'em 2019 - o pior ano'],
  ['Ele foi... embora', 'Ele foi… embora'],
  ['A AVÓ faleceu', 'a avó faleceu'],
  ['elle est de\u0301ce\u0301de\u0301e hier', 'décédée hier'],
])('spaces, capitals, accents and marks may differ: %s', (text, quote) => {
  expect(found(text, quote)).toHaveLength(1)
})

test('a mark at its edge that the text has otherwise does not matter', () => {
  expect(found('ele bebeu, e bateu a kombi', 'ele bebeu.')).toEqual(['ele bebeu'])
})

test('a word is not found within another', () => {
  expect(found('um texto sobre o ex', 'ex')).toEqual(['ex'])
  expect(found('um texto', 'ex')).toEqual([])
})

test('where the quote leaves something out, the places of its parts', () => {
  const text = 'Ele faliu em março, rimos muito, e o pai pagou tudo.'
  expect(found(text, 'Ele faliu em março … o pai pagou tudo')).toEqual([
    'Ele faliu em março',
    'o pai pagou tudo',
  ])
  expect(found(text, 'Ele faliu em março … ninguém soube')).toEqual([])
})

test('what is not told stands nowhere, nor does a quote without words', () => {
  expect(placesOf('Ele riu.', 'Ele chorou')).toEqual([])
  expect(placesOf('Ele riu.', ' … ')).toEqual([])
  expect(placesOf('', 'a')).toEqual([])
})

test('places are apart, in order, and within the text; whatever is cut out of it at words is found', () => {
  fc.assert(
    fc.property(fc.lorem({ maxCount: 30 }), fc.nat(), fc.nat(), (text, from, many) => {
      const words = text.split(' ')
      const quote = words
        .slice(from % words.length, (from % words.length) + 1 + (many % 5))
        .join(' ')
      const places = placesOf(text, quote)
      expect(places.length).toBeGreaterThan(0)
      expect(
        places.some(({ start, end }) =>
          text.slice(start, end).includes(quote.replace(/[.,]$/, '')),
        ),
      ).toBe(true)
      places.forEach(({ start, end }, at) => {
        expect(start).toBeGreaterThanOrEqual(places[at - 1]?.end ?? 0)
        expect(end).toBeLessThanOrEqual(text.length)
      })
    }),
  )
})

test('any text at all is read', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, quote) => {
      for (const { start, end } of placesOf(text, quote)) {
        expect(start).toBeLessThan(end)
        expect(end).toBeLessThanOrEqual(text.length)
      }
    }),
  )
})
