import { expect, test } from 'vitest'
import { sampleCeremony } from '../ceremony/testing/sample-ceremony.ts'
import { library } from '../library/pt-BR/library.ts'
import { fact } from './testing/writing-request.ts'
import { toldPeople } from './told-people.ts'

const told = (...words: string[]) =>
  toldPeople(
    sampleCeremony({ facts: words.map((one, at) => fact(one, { id: String(at) })) }),
    library,
  )

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

test('who has died is offered as remembered, without a part', () => {
  expect(told('A avó Dalva, que já faleceu, fazia broa.', 'Dalva leva as alianças')).toEqual([
    { ...nobody, name: 'Dalva', role: 'avó', isInMemory: true },
  ])
  expect(told('Her late grandmother Rose.')).toMatchObject([{ isInMemory: true }])
  expect(told('A avó Dalva cuidou dela quando o pai morreu.')).toMatchObject([
    { isInMemory: false },
  ])
})

test('the couple, who is there already, places and plain words are nobody new', () => {
  const people = [{ ...nobody, name: 'Dalva Reis', saidAs: '', isThanked: false }]
  const facts = [fact('A avó Dalva e a mãe da Ana riram. A noiva, Ana, também.')]
  expect(toldPeople(sampleCeremony({ people, facts }), library)).toEqual([])
  expect(
    told(
      'Em Paraty, a mãe dela chorou.',
      'Com a mãe, Ana vai ler os votos.',
      'Foram de Recife a Olinda com o pai.',
      'Em Paraty, mãe e filha dançaram.',
    ),
  ).toEqual([])
})

test('what is to be left out, and a secret, names nobody', () => {
  const facts = [
    fact('O pai Carlos sumiu.', { mayBeUsed: false, withheld: 'asked' }),
    fact('A tia Rosa vai cantar.', { id: '2', secretFor: 'both' }),
  ]
  expect(toldPeople(sampleCeremony({ facts }), library)).toEqual([])
})
