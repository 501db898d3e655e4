/** A press of Marina and Rafael, for tests. */
import type { SentTelling, WritingRequest } from '../writing-request.ts'

/** An answer as it is sent, nothing of it decided. */
export function answer(
  question: NonNullable<SentTelling['question']>,
  text: string,
  changes: Partial<SentTelling> = {},
): SentTelling {
  return { id: question, question, by: 'unknown', text, ranges: [], isRead: false, ...changes }
}

export const tellingsOfTest: readonly SentTelling[] = [
  answer('guestCities', 'Belo Horizonte, Salvador, Lisboa e uma turma de Chapecó'),
  answer(
    'howTheyMet',
    'Nos conhecemos em 2017 numa fila de padaria em BH, ele pagou meu pão de queijo porque a maquininha não passava. Estamos juntos há 9 anos.',
    { by: 'second' },
  ),
  answer(
    'challenges',
    'Ele perdeu o pai em 2020 e eu fiquei desempregada um ano. Por favor deixem isso FORA da cerimônia, é doído.',
  ),
  answer(
    'incredibleThings',
    'Fizemos o Caminho da Fé a pé (14 dias), adotamos a vira-lata Farofa, abrimos uma cafeteria chamada Dois Grãos em 2023.',
  ),
  answer(
    'success',
    'Sucesso pra gente é chegar em casa e ter quem espere, e poder viajar uma vez por ano com a minha avó Dita.',
  ),
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
    tellings: [...tellingsOfTest],
    cities: [],
    ...changes,
  }
}
