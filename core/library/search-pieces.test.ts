import { describe, expect, test } from 'vitest'
import {
  baseLanguage,
  type CeremonyLanguage,
  ceremonyLanguages,
} from '../ceremony/ceremony-language.ts'
import type { Language } from '../languages.ts'
import { type Searched, searchPieces } from './search-pieces.ts'
import { searchWords as en } from './search-words/en.ts'
import { searchWords as es } from './search-words/es.ts'
import { searchWords as fr } from './search-words/fr.ts'
import { searchWords as pt } from './search-words/pt.ts'
import type { SearchWords } from './search-words/search-words.ts'
import { libraryOf } from './testing/libraries.ts'

const wordsBy: Record<Language, SearchWords> = { pt, en, fr, es }

function searched(language: CeremonyLanguage): Searched {
  return { library: libraryOf(language), words: wordsBy[baseLanguage(language)] }
}

function found(query: string, language: CeremonyLanguage, interfaceLanguage = language): string[] {
  const languages = [...new Set([language, interfaceLanguage])].map(searched)
  return searchPieces(query, Object.keys(libraryOf(language).pieces), languages)
}

test('what people typed and did not find is found', () => {
  const families = found('familias', 'pt-BR')
  expect(families[0]).toBe('parentsBlessing')
  expect(families).toEqual(
    expect.arrayContaining(['coupleChildren', 'parentsThanks', 'roses', 'sandCeremony']),
  )
  expect(families).not.toContain('sittingDown')
  expect(found('família', 'pt-BR')).toEqual(families)
  expect(found('terra', 'pt-BR')).toEqual(['tree'])
  expect(found('plant', 'pt-BR')).toEqual(['tree'])
  expect(found('mães', 'pt-BR')).toEqual(
    expect.arrayContaining(['parentsBlessing', 'parentsThanks', 'roses']),
  )
  expect(found('crianças', 'pt-BR')).toEqual(expect.arrayContaining(['coupleChildren', 'consent']))
})

test.each<[CeremonyLanguage, string, string]>([
  ['pt-BR', 'filha', 'coupleChildren'],
  ['pt-BR', 'padrinhos', 'recordSigning'],
  ['pt-BR', 'ANÉIS', 'ringVows'],
  ['pt-BR', 'memória da minha avó', 'remembrance'],
  ['pt-BR', 'bíblia', 'reading'],
  ['en-US', 'godparents', 'timeCapsule'],
  ['en-GB', 'kid', 'coupleChildren'],
  ['en-US', 'planting a tree', 'tree'],
  ['en-US', 'unity candle', 'candles'],
  ['fr-FR', 'nœud', 'handsTied'],
  ['fr-FR', 'les témoins', 'recordSigning'],
  ['fr-FR', 'grand-mère', 'remembrance'],
  ['fr-FR', 'enfants', 'coupleChildren'],
  ['es-419', 'hija', 'coupleChildren'],
  ['es-419', 'madrina', 'lazo'],
  ['es-419', 'monedas', 'arras'],
  ['es-ES', 'árboles', 'tree'],
])('in %s “%s” finds %s', (language, query, piece) => {
  expect(found(query, language)).toContain(piece)
})

test('a name comes before what a piece is about', () => {
  expect(found('velas', 'pt-BR')[0]).toBe('candles')
  expect(found('vela', 'pt-BR')).toContain('remembrance')
  expect(found('votos', 'pt-BR').slice(0, 3).toSorted()).toEqual([
    'personalVows',
    'renewal',
    'repeatedVows',
  ])
})

test('who searches in another language than the ceremony’s finds its pieces', () => {
  expect(found('areias', 'en-US', 'pt-BR')).toEqual(['sandCeremony'])
  expect(found('sand', 'en-US', 'pt-BR')).toContain('sandCeremony')
})

test('a word that nothing holds does not hide what the others find', () => {
  expect(found('vela perfumada', 'pt-BR')).toEqual(found('vela', 'pt-BR'))
  expect(found('helicóptero', 'pt-BR')).toEqual([])
})

test.each<[CeremonyLanguage, string]>([
  ['pt-BR', 'contrato'],
  ['fr-FR', 'contrat'],
  ['es-ES', 'contrato'],
  ['es-419', 'contrato'],
])('in %s “%s” does not find what stands against the wind', (language, query) => {
  expect(found(query, language)).not.toContain('candles')
})

test('names and things are found before the words that people type have been loaded', () => {
  const library = libraryOf('pt-BR')
  const foundIn = (query: string) =>
    searchPieces(query, Object.keys(library.pieces), [{ library, words: undefined }])
  expect(foundIn('areias')[0]).toBe('sandCeremony')
  expect(foundIn('terra')).toEqual(['tree'])
  expect(foundIn('helicóptero')).toEqual([])
})

test('nothing typed, or only a space, finds everything in its order', () => {
  expect(found('  ', 'pt-BR')).toEqual(Object.keys(libraryOf('pt-BR').pieces))
})

describe.each(ceremonyLanguages)('in %s', (language) => {
  test('every piece has words to be found by, and is found by each of them', () => {
    for (const id of Object.keys(libraryOf(language).pieces)) {
      const words = wordsBy[baseLanguage(language)].pieces[id] ?? ''
      expect(words, id).not.toBe('')
      for (const word of words.split(' ')) expect(found(word, language), word).toContain(id)
    }
  })

  test('every piece is found by its name', () => {
    const { pieces } = libraryOf(language)
    for (const [id, { name, heading = name ?? '' }] of Object.entries(pieces)) {
      expect(found(heading, language), heading).toContain(id)
    }
  })
})
