import { expect, test } from 'vitest'
import { sampleCeremony } from '../ceremony/testing/sample-ceremony.ts'
import { library } from '../library/pt-BR/library.ts'
import type { Telling } from '../told/telling.ts'
import type { ToldRange } from '../told/told-range.ts'
import { toldPeople } from './told-people.ts'

const tellingsOf = (...words: string[]): Telling[] =>
  words.map((text, at) => ({ id: String(at), from: 'answer', by: 'unknown', text }))

const told = (...words: string[]) =>
  toldPeople(sampleCeremony({ tellings: tellingsOf(...words), ranges: [] }), library)

/** A decision about the whole of a telling. */
const whole = ({ id, text }: Telling, changes: Partial<ToldRange>): ToldRange => ({
  ...{ telling: id, start: 0, end: text.length, quote: text },
  ...{ decision: 'hold', by: 'reading', why: 'asked' },
  ...changes,
})

const nobody = { role: '', isInMemory: false, brings: '', reads: '' }

test.each([
  ['A avó Dalva fazia broa de milho aos domingos.', 'Dalva', 'avó'],
  ['Quem apresentou os dois foi a tia Rosa Maria.', 'Rosa Maria', 'tia'],
  ['A mãe da Ana, dona Marta, chorou.', 'Marta', 'mãe da Ana'],
  ['Mãe dele: Célia.', 'Célia', 'mãe dele'],
  ['Quando Marta, mãe da Ana, soube, riu.', 'Marta', 'mãe da Ana'],
  ['O padrinho é o Léo; a madrinha se chama Bia.', 'Bia', 'madrinha'],
  ['Her grandmother Rose taught her to sail.', 'Rose', 'grandmother'],
  ['It was Joe, his uncle, who drove.', 'Joe', 'uncle'],
  ['Sa grand-mère Odette cuisinait.', 'Odette', 'grand-mère'],
  ['Sa sœur, Inès, a tout vu.', 'Inès', 'sœur'],
  ['La abuela Carmen los presentó.', 'Carmen', 'abuela'],
])('“%s” names %s', (words, name, role) => {
  expect(told(words)).toEqual([{ ...nobody, name, role }])
})

test('who reads and who brings the rings are told with their part', () => {
  expect(told('Joana vai ler um poema.', 'O Pedro leva as alianças.')).toEqual([
    { ...nobody, name: 'Joana', reads: 'Leitura' },
    { ...nobody, name: 'Pedro', brings: 'as alianças' },
  ])
  expect(told('Leitura: Joana Prado.', 'Alianças: Pedro')).toMatchObject([
    { name: 'Joana Prado', reads: 'Leitura' },
    { name: 'Pedro', brings: 'as alianças' },
  ])
  expect(told('Tom will read.', 'Nora will carry the rings')).toHaveLength(2)
  expect(told('Luc lira un texte.', 'Zoé portera les alliances.')).toHaveLength(2)
  expect(told('Luz va a leer.', 'Teo llevará los anillos.')).toHaveLength(2)
})

test('somebody who was named twice is offered once, with all that was told', () => {
  expect(told('A prima Joana mora longe.', 'Joana vai ler.')).toEqual([
    { ...nobody, name: 'Joana', role: 'prima', reads: 'Leitura' },
  ])
})

test('two people with one first name stay two, and nobody who lives is offered as dead', () => {
  const [dead, reader] = [
    { ...nobody, name: 'Maria', role: 'avó', isInMemory: true },
    { ...nobody, name: 'Maria Clara', role: 'tia', reads: 'Leitura' },
  ]
  expect(told('A avó Maria, que já faleceu, cantava.', 'A tia Maria Clara vai ler.')).toEqual([
    dead,
    reader,
  ])
  expect(told('A avó Maria, que já faleceu, cantava.', 'Maria Clara vai ler.')).toEqual([
    dead,
    { ...reader, role: '' },
  ])
  expect(told('Joana Prado vai ler.', 'Joana Lima leva as alianças.')).toHaveLength(2)
  expect(told('A tia Joana Prado e a prima Joana Lima.', 'Joana vai ler.')).toMatchObject([
    { name: 'Joana Prado', reads: '' },
    { name: 'Joana Lima', reads: '' },
    { name: 'Joana', reads: 'Leitura' },
  ])
  expect(
    told('A avó Maria e a tia Maria.', 'Maria vai ler.', 'Maria leva as alianças.'),
  ).toMatchObject([
    { role: 'avó', reads: '' },
    { role: 'tia', reads: '' },
    { role: '', reads: 'Leitura', brings: 'as alianças' },
  ])
  expect(told('A tia Joana riu.', 'A tia Joana Prado chorou.')).toEqual([
    { ...nobody, name: 'Joana Prado', role: 'tia' },
  ])
})

test('a name of two letters is known where it stands already', () => {
  const tellings = tellingsOf('O tio Zé leva as alianças. O noivo é amigo Ed.')
  const bare = sampleCeremony({ tellings, ranges: [] })
  expect(toldPeople(bare, library)).toMatchObject([{ name: 'Zé' }, { name: 'Ed' }])
  const people = [{ ...nobody, id: 'person-1', name: 'Zé', saidAs: '', isThanked: false }]
  const [first, second] = bare.couple
  const couple: typeof bare.couple = [{ ...first, name: 'Ed Moura', calledAs: '' }, second]
  expect(toldPeople({ ...bare, people, couple }, library)).toEqual([])
})

test('a coloured heart hides nobody', () => {
  expect(told('A avó Dalva fazia broa ❤️', 'A tia Jose\u0301 riu ❤️')).toMatchObject([
    { name: 'Dalva' },
    { name: 'José' },
  ])
})

test('who has died is offered as remembered, without a part', () => {
  expect(told('A avó Dalva, que já faleceu, fazia broa.', 'Dalva leva as alianças')).toEqual([
    { ...nobody, name: 'Dalva', role: 'avó', isInMemory: true },
  ])
  expect(told('Her late grandmother Rose.')).toMatchObject([{ isInMemory: true }])
  expect(told('A avó Dalva já partiu.', 'Sa grand-mère Odette, disparue.')).toMatchObject([
    { isInMemory: true },
    { isInMemory: true },
  ])
  expect(
    told(
      'A prima Joana partiu para Lisboa.',
      'Tia Rosa partiu o bolo.',
      'Sa cousine Inès, disparue pendant la danse, riait.',
    ),
  ).toMatchObject([{ isInMemory: false }, { isInMemory: false }, { isInMemory: false }])
  expect(told('A avó Dalva cuidou dela quando o pai morreu.')).toMatchObject([
    { isInMemory: false },
  ])
})

test('the couple, who is there already, places and plain words are nobody new', () => {
  const people = [{ ...nobody, id: 'person-1', name: 'Dalva Reis', saidAs: '', isThanked: false }]
  const tellings = tellingsOf('A avó Dalva e a mãe da Ana riram. A noiva, Ana, também.')
  expect(toldPeople(sampleCeremony({ people, tellings, ranges: [] }), library)).toEqual([])
  expect(
    told(
      'Em Paraty, a mãe dela chorou.',
      'Com a mãe, Ana vai ler os votos.',
      'Foram de Recife a Olinda com o pai.',
      'Em Paraty, mãe e filha dançaram.',
    ),
  ).toEqual([])
})

test('what is to be left out, a secret, and what nobody else may read, names nobody', () => {
  const tellings = tellingsOf(
    'O pai Carlos sumiu.',
    'A tia Rosa vai cantar.',
    'Não falem do tio Beto.',
    'O tio Léo bebe.',
  ).map((telling, at) => (at === 3 ? { ...telling, isPrivate: true } : telling))
  const changes = [
    { why: 'asked' },
    { why: 'private', by: 'hand', secretFor: 'both' },
    { why: 'request' },
  ] as const
  const ranges = tellings.slice(0, 3).map((telling, at) => whole(telling, changes[at] ?? {}))
  expect(toldPeople(sampleCeremony({ tellings, ranges }), library)).toEqual([])
})

test('who is named in a hardship, or in what the celebrant has allowed, is offered', () => {
  const tellings = tellingsOf('A avó Dalva adoeceu.', 'O pai Carlos bebia.')
  const [first, second] = tellings
  if (first === undefined || second === undefined) throw new Error('nothing was told')
  const ranges = [
    whole(first, { why: 'hardship' }),
    whole(second, { decision: 'allow', by: 'hand' }),
  ]
  expect(toldPeople(sampleCeremony({ tellings, ranges }), library)).toMatchObject([
    { name: 'Dalva' },
    { name: 'Carlos' },
  ])
})
