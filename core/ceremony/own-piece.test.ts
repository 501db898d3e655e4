import fc from 'fast-check'
import { expect, test } from 'vitest'
import { library as french } from '../library/fr-FR/library.ts'
import { library } from '../library/pt-BR/library.ts'
import { bodyLines } from './body-lines.ts'
import type { Ceremony, PlacedSection } from './document.ts'
import { ownPieceFrom, sectionFrom } from './own-piece.ts'
import { anyText } from './testing/any-ceremony.ts'
import { sampleCeremony, sectionOf } from './testing/sample-ceremony.ts'
import { somebody } from './testing/somebody.ts'

const kept = { id: 'kept', nowMs: 8_000 }

function byHand(text: string, title = 'Abraço'): PlacedSection {
  const lines = [{ speaker: 'celebrant' as const, text }]
  return { key: 'own', kind: 'own', isOn: true, title, body: { kind: 'byHand', lines } }
}

function named(first: string, second: string, language: Ceremony['language'] = 'pt-BR'): Ceremony {
  const [groom, bride] = sampleCeremony().couple
  const couple: Ceremony['couple'] = [
    { ...groom, name: first, calledAs: '' },
    { ...bride, name: second, calledAs: '' },
  ]
  return sampleCeremony({ couple, language })
}

function readTo(next: Ceremony, section: PlacedSection, before: Ceremony, words = library) {
  const piece = ownPieceFrom(section, before, words, kept)
  if (piece === undefined) throw new Error('nothing was kept')
  const { title, body } = sectionFrom(piece, next, words)
  return { title, text: body.kind === 'byHand' ? body.lines[0]?.text : undefined }
}

test('a kept moment calls the next couple as they are called, whichever way it named the last', () => {
  const section = byHand('Ana Lima e João: Ana, abrace o João.', 'Abraço de Ana')
  expect(readTo(named('Rui', 'Bia Sá'), section, named('João d’Ávila', 'Ana Lima'))).toEqual({
    title: 'Abraço de Bia',
    text: 'Bia e Rui: Bia, abrace o Rui.',
  })
})

test('whoever brings the rings to this couple is no name for the next', () => {
  const davi = somebody({ name: 'Davi', brings: 'as alianças' })
  const before = sampleCeremony({ people: [davi] })
  const told = ownPieceFrom(sectionOf(before, 'ringsMoment'), before, library, kept)
  expect(
    JSON.stringify(bodyLines(sectionOf(before, 'ringsMoment').body, before, library)),
  ).toContain('Davi')
  expect(JSON.stringify(told)).not.toContain('Davi')
})

test('what French shortens before one name stands whole before another', () => {
  const next = named('Paul', 'Marie', 'fr-FR')
  const before = named('Éloi', 'Anne', 'fr-FR')
  expect(readTo(next, byHand('La main d’Éloi, et qu’Anne avance.'), before, french).text).toBe(
    'La main de Paul, et que Marie avance.',
  )
})

test('a moment of the library is kept as it reads, and a section without words is not', () => {
  const ceremony = sampleCeremony()
  expect(ownPieceFrom(sectionOf(ceremony, 'consent'), ceremony, library, kept)).toMatchObject({
    title: 'O sim',
    language: 'pt-BR',
  })
  expect(ownPieceFrom(sectionOf(ceremony, 'welcome'), ceremony, library, kept)).toBeUndefined()
})

test('whatever stands around it, no name of the former couple is kept', () => {
  const before = named('Zuleide', 'Quirino')
  fc.assert(
    fc.property(anyText, anyText, (one, other) => {
      const piece = ownPieceFrom(byHand(`${one} Zuleide, ${other} Quirino.`), before, library, kept)
      expect(JSON.stringify(piece)).not.toMatch(/Zuleide|Quirino/)
    }),
  )
})
