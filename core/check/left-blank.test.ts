import { expect, test } from 'vitest'
import type { Ceremony } from '../ceremony/document.ts'
import { giveName } from '../ceremony/edits/people.ts'
import { addSection } from '../ceremony/edits/plan.ts'
import { readInSecond, takeLibrarySecond } from '../ceremony/edits/second-language.ts'
import { bilingual } from '../ceremony/testing/bilingual.ts'
import { sampleCeremony } from '../ceremony/testing/sample-ceremony.ts'
import { loadLibraryOf } from '../library/load-library.ts'
import { library } from '../library/pt-BR/library.ts'
import { findingsOf } from './findings-of.ts'
import { inHand } from './testing/found-words.ts'

function reading(wording: string): Ceremony {
  const body = { kind: 'library' as const, piece: 'reading', wording, edits: [] }
  return addSection(sampleCeremony(), { kind: 'reading', body }, 4, 1)
}

function blanks(ceremony: Ceremony) {
  return findingsOf(ceremony, library).filter(({ kind }) => kind === 'leftBlank')
}

test('a reader nobody named is found once, and no longer once there is one', () => {
  const poem = reading('machado')
  expect(blanks(poem)).toMatchObject([{ severity: 'red', words: '[nome de quem lê]' }])
  const named = giveName(poem, 'reader', { id: 'lia', name: 'Lia', reads: 'Leitura' }, 2)
  expect(blanks(named)).toEqual([])
})

test('a text that is to be chosen is found where it is to stand', () => {
  const named = giveName(
    reading('guest'),
    'reader',
    { id: 'lia', name: 'Lia', reads: 'Leitura' },
    2,
  )
  expect(blanks(named)).toMatchObject([
    { severity: 'red', words: '[O texto que o casal e quem lê escolheram.]' },
  ])
})

test('a reader named only before the lines is found there, in a moment of two languages too', async () => {
  const body = {
    kind: 'library' as const,
    piece: 'reading',
    wording: 'machado',
    edits: [{ line: 1, lines: [{ speaker: 'celebrant' as const, text: 'Ouçam.' }] }],
  }
  const { ceremony } = await bilingual()
  const own = addSection(ceremony, { kind: 'reading', body }, 4, 1)
  const both = takeLibrarySecond(readInSecond(own, 'reading', true, 2), 'reading', 3)
  const libraries = await loadLibraryOf(both)
  const blanks = findingsOf(both, libraries).filter(
    ({ kind, place }) => kind === 'leftBlank' && place?.sectionKey === 'reading',
  )
  expect(blanks.map(({ place, words }) => [place?.line, words])).toEqual([[2, '[nome de quem lê]']])
})

test('brackets of one’s own may be a note to oneself', () => {
  expect(blanks(inHand(sampleCeremony(), 'Respirem. [pausa] Sim?'))).toMatchObject([
    { severity: 'mark', words: '[pausa]' },
  ])
})

test('nothing is found before both names are known', () => {
  const poem = reading('machado')
  const [first, second] = poem.couple
  expect(blanks({ ...poem, couple: [first, { ...second, name: ' ' }] })).toEqual([])
})
