import { expect, test } from 'vitest'
import { notesAnswer } from './labels/notes.ts'
import { plainText } from './plain/plain-text.ts'
import type { ReadPrompt } from './read-prompt.ts'

function prompt(task: ReadPrompt['task'], blocks: Record<string, string>): ReadPrompt {
  return {
    task,
    texts: [],
    locale: 'pt-BR',
    names: ['Helena', 'Bruno'],
    place: 'Moeda',
    blocks: new Map(Object.entries(blocks)),
  }
}

function numbered(lines: readonly string[]): string {
  return lines.map((line, at) => `${at + 1} ${line}`).join('\n')
}

const sorted = (lines: readonly string[]) =>
  notesAnswer(prompt('notes', { lines: numbered(lines) })) as Record<string, object[]>

const at = (from: number, to = from) => ({ from, to })

test('a celebrant’s notes go under the questions that they answer', () => {
  expect(
    sorted([
      'HELENA e BRUNO - sabado 17h30, Sitio Recanto da Serra. uns 90 convidados',
      'Helena Prado Martins 34, veterinaria',
      'conheceram 2016 fila do cafe na rodoviaria de BH',
      'pandemia: pai do Bruno, seu Antonio, faleceu abril 2021',
      'pedido: Serra do Cipo, caiu a aliança no rio',
      'ela: teimosa, canta errado no carro',
      'mae dele Marta. padrinho Thiago testemunha',
      'NAO falar do ex noivo dela.',
      'entrada musica Clube da Esquina',
    ]),
  ).toEqual({
    guestCities: [at(1)],
    howTheyMet: [at(3)],
    challenges: [at(4)],
    incredibleThings: [at(2), at(5, 9)],
    success: [],
    leaveUnsaid: [at(8)],
  })
})

test('a hard time ends where somebody else is spoken of', () => {
  expect(
    sorted([
      'Notre grand-mère Jeanne est morte en mars 2024',
      'Elle nous manque beaucoup',
      'Comptent beaucoup : nos parents, sa sœur Leïla qui est témoin',
    ]),
  ).toMatchObject({ challenges: [at(1, 2)], incredibleThings: [at(3)] })
})

test.each([
  [
    'English',
    'They met in 2018 at the Leeds General',
    'Hard thing - Meg’s mum Carol died in 2021. Tom moved in that week',
    'Funny thing - on their 1st holiday a seagull nicked his chips',
    'Everyone is coming from Leeds or Cork',
    'Happiness for them is a full table',
  ],
  [
    'French',
    'Claire et Inès se sont connues le 14 novembre 2018',
    'Manuel, le père d’Inès, est mort en mars 2022',
    'Leur premier voyage a été l’île d’Yeu',
    'Les invités viennent de Nantes',
    'Réussir, c’est un bonheur simple',
  ],
  [
    'Spanish',
    'Se conocieron en Dublín en 2018',
    'Lo más duro: su madre enfermó en 2020',
    'Él le pidió matrimonio en vacaciones',
    'Los invitados vienen de Valencia y de Dublín',
    'Para ellos la felicidad es llegar a casa',
  ],
])('notes in %s are told apart by simple words', (_language, ...lines) => {
  expect(sorted(lines)).toMatchObject({
    howTheyMet: [at(1)],
    challenges: [at(2)],
    incredibleThings: [at(3)],
    guestCities: [at(4)],
    success: [at(5)],
  })
})

test('who is who, the heading of notes and the plan of the day are no sentences of a text', () => {
  const told = [
    'Helena e Bruno - sabado 17h30, Moeda.',
    'mae dele Marta',
    'padrinho Thiago testemunha',
    'Helena Prado Martins',
    'entrada musica Clube da Esquina',
    'se chover vai pro galpao',
    'SEM chororo demais',
    'mae dele Marta fez o bolo de fubá',
  ]
  const story = plainText(
    'ceremony',
    prompt('texts', { told_howTheyMet: ['Como se conheceram?', ...told].join('\n') }),
  )
  expect(story.match(/“[^”]*”/g)).toEqual(['“mae dele Marta fez o bolo de fubá”'])
})
