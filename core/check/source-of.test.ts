import { describe, expect, test } from 'vitest'
import type { CeremonyLanguage } from '../ceremony/ceremony-language.ts'
import type { Ceremony } from '../ceremony/document.ts'
import { newcomer } from '../ceremony/newcomer.ts'
import { sampleCeremony } from '../ceremony/testing/sample-ceremony.ts'
import { library } from '../library/pt-BR/library.ts'
import { claimsRequest, readClaims } from './claims.ts'
import { findingsOf } from './findings-of.ts'
import { sourceOf } from './source-of.ts'
import { summaryOf } from './summary-of.ts'
import { ceremonyOf, writtenAs } from './testing/checked-couple.ts'
import { couples } from './testing/planted-inventions.ts'

const [cafe] = couples
if (cafe === undefined) throw new Error('there is no couple to test with')
const ceremony = ceremonyOf(cafe)

/** The couple told this and nothing else. */
function told(language: CeremonyLanguage, words: string): Ceremony {
  const facts = [{ id: 'f1', words, source: 'howTheyMet', mayBeUsed: true }]
  return { ...ceremony, language, facts }
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
    expect(source).toMatchObject({ from, words: expect.stringContaining(words) })
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
    expect(sourceOf(sentence, told(language, words))).toMatchObject([{ from: 'f1' }])
  })

  test('is the fact, once answers were sorted into facts', () => {
    const words = 'adotamos a vira-lata Farofa'
    const facts = [{ id: 'f1', words, source: 'incredibleThings', mayBeUsed: true }]
    const [source] = sourceOf('Chegou a Farofa, vira-lata adotada.', { ...ceremony, facts })
    expect(source).toMatchObject({ from: 'f1', words })
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

test('the summary counts a fact once, however many of its clauses are told, and one that is only quoted', () => {
  const told = writtenAs(
    ceremony,
    'Adotaram a vira-lata Farofa. Subiram o Caminho da Fé, quatorze dias. “É isto aí”, disseram.',
  )
  const facts = [
    'adotamos a vira-lata Farofa, e depois o Caminho da Fé, quatorze dias a pé',
    'É isto aí',
    'um jantar de que ninguém fala',
  ].map((words, index) => ({
    id: `f${index}`,
    words,
    source: 'incredibleThings',
    mayBeUsed: true,
  }))
  expect(summaryOf({ ...told, facts }, library, [])).toMatchObject({ memories: 2 })
})

describe('the call for claims', () => {
  const request = claimsRequest(ceremony, library)
  if (request === undefined) throw new Error('there is nothing to ask')

  test('sends numbered sentences and facts, and nothing that was to be left out', () => {
    expect(request.data).toContain('1. Algumas histórias de amor começam com um grande gesto.')
    expect(request.data).toContain('Farofa')
    expect(request.data).not.toContain('desempregada')
  })

  test('leaves secret parts and facts that may not be used on the device', () => {
    const withSecrets = {
      ...ceremony,
      facts: [{ id: '1', words: 'Ele chorou no cinema.', source: 'success', mayBeUsed: false }],
      people: [{ ...newcomer, name: 'Heitor', secretFor: 'first' as const }],
    }
    const data = claimsRequest(withSecrets, library)?.data ?? ''
    expect(data).not.toContain('Heitor')
    expect(data).not.toContain('cinema')
  })

  test('asks nothing where nothing is written', () => {
    expect(claimsRequest(sampleCeremony(), library)).toBeUndefined()
  })

  test('reads numbers back into sentences and facts, also from a fence', () => {
    const answer = JSON.stringify({
      sentences: [
        { sentence: 1, facts: [], verdict: 'general' },
        { sentence: 2, facts: [2], verdict: 'backed' },
        { sentence: 3, facts: [], verdict: 'backed' },
        { sentence: 4, facts: [], verdict: 'unbacked' },
        { sentence: 999, facts: [], verdict: 'unbacked' },
        { sentence: 'five' },
      ],
    })
    const claims = readClaims(`Here you are:\n\`\`\`json\n${answer}\n\`\`\``, request)
    expect([...(claims?.unbacked ?? [])]).toEqual([request.sentences[2], request.sentences[3]])
    expect(claims?.factsOf.get(request.sentences[1] ?? '')).toEqual([request.facts[1]])
  })

  test.each(['', 'no', '{"sentences":3}', '[1]', '{"sentences":[{]}'])(
    'takes %s for no answer',
    (text) => {
      expect(readClaims(text, request)).toBeUndefined()
    },
  )
})
