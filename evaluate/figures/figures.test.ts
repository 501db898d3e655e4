import { describe, expect, test } from 'vitest'
import type { TextName } from '#core/ceremony/ceremony.ts'
import { couples } from '../couples/couples.ts'
import type { WrittenCeremony } from '../written-ceremony.ts'
import { figuresOf } from './figures.ts'
import { languageOf, strayLanguages } from './language-of.ts'
import { movesOf } from './moves.ts'
import { libraryFor, ownWords, sharedRuns } from './script-figures.ts'
import {
  citiesMissing,
  leftOutMatter,
  longSentences,
  markupIn,
  momentsInWelcome,
  namesMissing,
  sentencesWithFact,
} from './text-figures.ts'

function written(id: string, texts: Partial<Record<TextName, string>>): WrittenCeremony {
  const couple = couples.find((one) => one.id === id)
  if (couple === undefined) throw new Error(`no couple called ${id}`)
  return { couple, texts }
}

const marina = (texts: Partial<Record<TextName, string>>) => written('pt-marina-rafael', texts)

describe('a figure finds', () => {
  test('a sentence that no breath holds', () => {
    const words = (count: number) => `${'palavra '.repeat(count - 1)}fim.`
    expect(longSentences(marina({ ceremony: `${words(25)} ${words(26)}` }))).toHaveLength(1)
  })

  test.each(['**Bem-vindos**', '# Bem-vindos', '- Lisboa', '1. Lisboa', '<b>', 'Viva 🎉', '`x`'])(
    'marks that nobody reads aloud: %s',
    (text) => {
      expect(markupIn(marina({ welcome: text }))).not.toEqual([])
    },
  )

  test('no marks in plain words', () => {
    expect(markupIn(marina({ welcome: 'Bem-vindos, 14 dias depois. Um e-mail, 2023.' }))).toEqual(
      [],
    )
  })

  test('names and cities that are missing, whatever their accents and short forms', () => {
    const texts = { welcome: 'Marina recebe BH, Salvador e Chapecó.' }
    expect(namesMissing(marina(texts))).toEqual(['Rafael'])
    expect(citiesMissing(marina(texts))).toEqual(['Lisboa'])
  })

  test('what was to be left unsaid, also in other words', () => {
    expect(leftOutMatter(marina({ ceremony: 'Depois da perda, o pai.' }))).toHaveLength(2)
    expect(leftOutMatter(marina({ ceremony: 'Catorze dias a pé.' }))).toEqual([])
  })

  test('year, clock and weather in a welcome only', () => {
    expect(
      momentsInWelcome(marina({ welcome: 'São quatro e meia de 2027, com sol.' })),
    ).toHaveLength(3)
    expect(momentsInWelcome(marina({ ceremony: 'Em 2027, ao sol.' }))).toEqual([])
    expect(momentsInWelcome(marina({ welcome: 'Começamos às duas.' }))).toHaveLength(1)
    expect(momentsInWelcome(marina({ welcome: 'Um aceno para as duas cidades.' }))).toEqual([])
  })

  test('a text in another language', () => {
    expect(strayLanguages(marina({ welcome: 'Welcome to all of you who are here.' }))).toEqual([
      'welcome',
    ])
    expect(languageOf('Sejan todos ustedes bienvenidos al lugar más bonito del mundo')).toBe('es')
    expect(languageOf('Soyez les bienvenus, vous qui êtes avec nous dans la salle')).toBe('fr')
    expect(languageOf('Sejam bem-vindos, vocês que não vieram de longe')).toBe('pt')
  })

  test('five words that a text shares with another or with a ritual', async () => {
    const texts = {
      welcome: 'Eles caminharam juntos até a porta da igreja.',
      ceremony: 'Um dia caminharam juntos até a porta.',
    }
    const both = marina(texts)
    const library = await libraryFor(both)
    expect(sharedRuns(both, library)).toContain('caminharam juntos ate a porta')
    expect(sharedRuns(marina({ welcome: texts.welcome }), library)).toEqual([])
    const { own, all } = ownWords(both, library)
    expect(own).toBe(15)
    expect(all).toBeGreaterThan(own)
  })

  test('the worn way in which a text opens and closes', () => {
    expect(movesOf('Boa tarde. Sejam bem-vindos! Podem se beijar.')).toEqual({
      opening: 'welcome',
      closing: 'the kiss',
    })
    expect(movesOf('Onze. Farofa late.')).toEqual({ opening: undefined, closing: undefined })
  })

  test('which sentences hold something the couple told', () => {
    const texts = {
      ceremony: 'Farofa é vira-lata. O amor é assim. Foram 14 dias. Veio a padaria, veio o queijo.',
    }
    expect(sentencesWithFact(marina(texts))).toEqual({ told: 3, all: 4 })
  })
})

test('nothing written has no figures', async () => {
  expect(await figuresOf([marina({})])).toEqual([])
})
