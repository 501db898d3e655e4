import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placesSaying } from './places-saying.ts'

const found = (text: string, wanted: string): string[] =>
  placesSaying(text, wanted).map(({ start, end }) => text.slice(start, end))

test.each([
  ['A Letícia e a leticia.', 'Leticia', ['Letícia', 'leticia']],
  ['A Leticia e a LETÍCIA.', 'letícia', ['Leticia', 'LETÍCIA']],
  // Decomposed, as some keyboards and files have it.
  ['A Leti\u0301cia.', 'leticia', ['Leti\u0301cia']],
  ['A Letícia.', 'leti\u0301cia', ['Letícia']],
  ['Meu cœur, ton coeur.', 'coeur', ['cœur', 'coeur']],
  ['Die Straße, die Strasse.', 'strasse', ['Straße', 'Strasse']],
  ['Straße', 's', ['S']],
  ['Straße', 'ss', ['ß']],
  ['ﬁm, fim', 'fim', ['ﬁm', 'fim']],
  ['İzmir', 'izmir', ['İzmir']],
  ['aaaa', 'aa', ['aa', 'aa']],
  ['👩‍👩‍👧 Zoë', 'zoe', ['Zoë']],
  ['.*[ (a', '*[', ['*[']],
  ['nada', '', []],
  ['nada', '\u0301', []],
])('in %j, %j finds %j', (text, wanted, places) => {
  expect(found(text, wanted)).toEqual(places)
})

test('whatever a text holds, what is found are places of it in their order, and a part of it is found', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 30 })
  fc.assert(
    fc.property(text, text, text, (before, wanted, after) => {
      const whole = `${before}|${wanted}|${after}`
      let last = 0
      for (const { start, end } of placesSaying(whole, `|${wanted}|`)) {
        expect(start).toBeGreaterThanOrEqual(last)
        expect(end).toBeGreaterThan(start)
        last = end
      }
      expect(last).toBeGreaterThan(0)
      expect(last).toBeLessThanOrEqual(whole.length)
    }),
  )
})
