import { describe, expect, test } from 'vitest'
import type { CeremonyLanguage } from '../ceremony/ceremony-language.ts'
import type { Ceremony } from '../ceremony/document.ts'
import { library } from '../library/pt-BR/library.ts'
import { findingsOf } from './findings-of.ts'
import { sourceOf } from './source-of.ts'
import { summaryOf } from './summary-of.ts'
import { ceremonyOf, writtenAs } from './testing/checked-couple.ts'
import { couples } from './testing/planted-inventions.ts'
import { rangeOf, tellingOf } from './testing/told.ts'

const [cafe] = couples
if (cafe === undefined) throw new Error('there is no couple to test with')
const ceremony = ceremonyOf(cafe)

/** The couple told this and nothing else. */
function told(language: CeremonyLanguage, words: string): Ceremony {
  return { ...ceremony, language, tellings: [tellingOf('f1', words)] }
}

describe('the source of a sentence', () => {
  test.each([
    [
      'A maquininha não passava, o pão de queijo estava ali, e Rafael pagou.',
      'howTheyMet',
      'pão de queijo',
    ],
    [
      'Fizeram juntos o Caminho da Fé: quatorze dias de caminhada.',
      'incredibleThings',
      'Caminho da Fé',
    ],
    ['Chegou a Farofa, vira-lata adotada.', 'incredibleThings', 'Farofa'],
    ['Falou de uma viagem por ano com a avó Dita.', 'success', 'avó Dita'],
  ])('%s', (sentence, from, words) => {
    const [source] = sourceOf(sentence, ceremony)
    expect(source).toMatchObject({ telling: from, quote: expect.stringContaining(words) })
  })

  test('is not found where nobody told it, nor in the names of the couple alone', () => {
    expect(sourceOf('Marina e Rafael continuaram se escolhendo.', ceremony)).toEqual([])
    expect(sourceOf('O mar nunca esteve tão calmo.', ceremony)).toEqual([])
  })

  test.each([
    ['pt-BR', 'A casa se chama Três Faróis.', 'Pediu desculpas durante três voltas.'],
    ['pt-BR', 'São três.', 'Elas têm 3 gatos, e os três dormem na cama.'],
    ['en-US', 'Here at Seven Oaks we begin.', 'She apologised for seven lengths of the pool.'],
    ['en-US', 'It took them 20 minutes.', 'They adopted a dog twenty weeks later.'],
    ['fr-FR', 'Au Domaine des Trois Phares.', 'Elle s’est excusée pendant trois longueurs.'],
    ['fr-FR', 'Elle a compté jusqu’à cent.', 'Ils ont planté cent arbres.'],
    ['es-ES', 'Estamos en Cuatro Caminos.', 'Se disculpó durante cuatro largos.'],
  ] as const)(
    'in %s “%s” is not found in “%s”: a common number alone says nothing',
    (language, sentence, words) => {
      expect(sourceOf(sentence, told(language, words))).toEqual([])
    },
  )

  test.each([
    ['pt-BR', 'Já são quatro mil quilômetros.', 'Moramos a 4.000 de distância.'],
    ['en-US', 'Fourteen days they walked.', 'Hiked the Camino, 14 days.'],
    ['en-US', 'It all began in 2014.', 'We met in 2014 at a bus stop.'],
    ['fr-FR', 'Ils ont nagé trois longueurs.', 'Elle s’est excusée pendant trois longueurs.'],
    ['es-ES', 'Fueron cuatro largos.', 'Se disculpó durante cuatro largos.'],
  ] as const)('in %s “%s” is found in “%s”', (language, sentence, words) => {
    expect(sourceOf(sentence, told(language, words))).toMatchObject([{ telling: 'f1' }])
  })

  test('is where it stands, and nothing of what is held or for the celebrant alone', () => {
    const text = 'Moramos em Lima. Depois adotamos a vira-lata Farofa, e ela fugiu uma vez.'
    const sentence = 'Chegou a Farofa, vira-lata adotada.'
    const telling = tellingOf('t1', text)
    const open = { ...ceremony, tellings: [telling] }
    expect(sourceOf(sentence, open)).toMatchObject([
      { telling: 't1', quote: 'Depois adotamos a vira-lata Farofa,', start: 17, end: 52 },
    ])
    const range = rangeOf(telling, 'adotamos a vira-lata Farofa')
    expect(sourceOf(sentence, { ...open, ranges: [range] })).toEqual([])
    expect(sourceOf(sentence, { ...open, tellings: [{ ...telling, isPrivate: true }] })).toEqual([])
  })
})

test('the summary counts minutes, what the couple told, and sentences to check', () => {
  const told = writtenAs(ceremony, 'Chegou a Farofa, vira-lata. Era uma vez a tia Zilda.')
  expect(summaryOf(told, library, findingsOf(told, library))).toMatchObject({
    memories: 1,
    sentencesToCheck: 1,
    minutes: expect.any(Number),
  })
})

test('the summary counts a clause once, however often it is told', () => {
  const text =
    'Adotaram a vira-lata Farofa. Subiram o Caminho da Fé, quatorze dias. A vira-lata Farofa late.'
  const told = writtenAs(ceremony, text)
  expect(summaryOf(told, library, [])).toMatchObject({ memories: 2 })
})
