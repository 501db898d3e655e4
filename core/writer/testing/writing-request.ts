/** A press of Marina and Rafael, for tests. */
import type { Fact } from '../fact.ts'
import type { WritingRequest } from '../writing-request.ts'

export const answersOfTest: WritingRequest['answers'] = [
  { question: 'guestCities', text: 'Belo Horizonte, Salvador, Lisboa e uma turma de Chapecó' },
  {
    question: 'howTheyMet',
    text: 'Nos conhecemos em 2017 numa fila de padaria em BH, ele pagou meu pão de queijo porque a maquininha não passava. Estamos juntos há 9 anos.',
    answeredBy: 'second',
  },
  {
    question: 'challenges',
    text: 'Ele perdeu o pai em 2020 e eu fiquei desempregada um ano. Por favor deixem isso FORA da cerimônia, é doído.',
  },
  {
    question: 'incredibleThings',
    text: 'Fizemos o Caminho da Fé a pé (14 dias), adotamos a vira-lata Farofa, abrimos uma cafeteria chamada Dois Grãos em 2023.',
  },
  {
    question: 'success',
    text: 'Sucesso pra gente é chegar em casa e ter quem espere, e poder viajar uma vez por ano com a minha avó Dita.',
  },
]

export function writingRequest(changes: Partial<WritingRequest> = {}): WritingRequest {
  return {
    language: 'pt-BR',
    couple: [
      { called: 'Rafael', full: 'Rafael Moura', agreement: 'masculine' },
      { called: 'Marina', full: 'Marina', agreement: 'feminine' },
    ],
    register: 'warm',
    texts: ['welcome', 'ceremony', 'finalMessage'],
    place: 'Tiradentes',
    date: '2027-04-18',
    time: '16:30',
    faith: 'open',
    leaveUnsaid: '',
    rituals: [],
    answers: [...answersOfTest],
    facts: [],
    answersRead: {},
    cities: [],
    ...changes,
  }
}

export function fact(words: string, changes: Partial<Fact> = {}): Fact {
  return { id: words, words, source: 'howTheyMet', mayBeUsed: true, ...changes }
}
