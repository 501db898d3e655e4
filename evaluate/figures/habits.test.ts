import { describe, expect, test } from 'vitest'
import type { TextName } from '#core/ceremony/ceremony.ts'
import { couples } from '../couples/couples.ts'
import type { WrittenCeremony } from '../written-ceremony.ts'
import { type Habit, habitsIn } from './habits.ts'

function habitsOf(language: string, texts: Partial<Record<TextName, string>>): Habit[] {
  const couple = couples.find(({ id }) => id.startsWith(language))
  if (couple === undefined) throw new Error(`no couple in ${language}`)
  const written: WrittenCeremony = { couple, texts }
  return [...habitsIn(written).keys()]
}

/** As they stood in texts that were judged, or as readers wrote them down. */
const shown: Record<Habit, readonly (readonly [string, string])[]> = {
  'counting words': [
    ['pt', 'O resto da aventura cabe em três palavras: “Agora ele navega.”'],
    ['en', 'How it was settled is two words long.'],
    ['en', 'I have thought about it, because it says so much in so few words.'],
    ['fr', 'Pensons à ces quatre derniers mots : « même les jours de pluie ».'],
    ['fr', 'Cela tient en une seule phrase.'],
    ['es', 'Tuvo tres palabras: «Desayunar sin prisa.»'],
  ],
  'telling people to look': [
    ['pt', 'Reparem no bolo.'],
    ['pt', 'Agora olhem bem para os dois.'],
    ['en', 'Take a good look at these two.'],
    ['en', 'Look at the faces in this room.'],
    ['fr', 'Regardez-les : elles sont toujours sur la même ligne.'],
    ['es', 'Acomodaos y miradlos bien.'],
    ['es', 'Mírenlos: nueve años después.'],
  ],
  'the questionnaire showing': [
    ['pt', 'Quando perguntei a vocês o que era uma vida boa, veio uma mesa.'],
    ['pt', 'A resposta de vocês foi uma mesa.'],
    ['pt', 'O Gustavo mandou botar: dormir no ombro um do outro.'],
    ['en', 'They also told me that I can make as much fun of this as I like.'],
    ['en', 'One of the questions I asked you was what you love.'],
    ['en', 'I like that answer more every time.'],
    ['fr', 'Je vous ai demandé ce que vous aimiez.'],
    ['fr', 'Elles ont bien voulu que je vous en parle.'],
    ['es', 'Cuando os pregunté qué queríais, os reísteis.'],
    ['es', 'No dieron más detalles.'],
  ],
  'success in a first sentence': [
    ['pt', 'Bia, Otávio, sucesso é uma mesa cheia. E a mesa está aqui.'],
    ['en', 'Marcus, Theo, to you a good life is laughing in bed. So laugh.'],
    ['fr', 'Éloïse, une vie à deux réussie, c’est une porte. Elle est ouverte.'],
    ['es', 'Ignacio, Pilar: el éxito es un desayuno. Sin prisa.'],
  ],
}

describe.each(Object.entries(shown))('%s is a habit', (habit, samples) => {
  test.each(samples)('in %s: %s', (language, text) => {
    expect(habitsOf(language, { finalMessage: text })).toEqual([habit])
  })
})

test.each([
  ['pt', 'Ela não disse palavra. Bem-vindos! Que vocês olhem em volta nessa mesa. Isso é sucesso.'],
  ['en', 'He looked at her, and had no words. May they look at each other. That is success.'],
  ['fr', 'Elle l’a regardé sans un mot. Il lui a demandé son nom. Voilà une vie réussie.'],
  ['es', 'La miró sin decir palabra. Le preguntó su nombre. Eso es el éxito.'],
])('in %s nothing is found in what people did: %s', (language, text) => {
  expect(habitsOf(language, { finalMessage: text })).toEqual([])
})

test('is found once a script, however often it shows', () => {
  const couple = couples.find(({ id }) => id.startsWith('pt'))
  if (couple === undefined) throw new Error('no couple')
  const texts = { welcome: 'Reparem no bolo.', ceremony: 'Olhem o barco.' }
  expect([...habitsIn({ couple, texts })]).toEqual([['telling people to look', 'Reparem no bolo.']])
})
