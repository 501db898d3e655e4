import type { ExampleCouple } from './example-couple.ts'

const bride = { title: 'bride', agreement: 'feminine' } as const
const groom = { title: 'groom', agreement: 'masculine' } as const

export const example: ExampleCouple = {
  language: 'pt-BR',
  partners: [
    { name: 'Otávio Lemos', calledAs: 'Otávio', ...groom },
    { name: 'Beatriz Nunes Prado', calledAs: 'Bia', ...bride },
  ],
  place: 'Igrejinha de São Roque, Paraty',
  date: '2027-08-07',
  time: '15:00',
  answers: [
    'A minha família é toda de Juiz de Fora. A do Otávio vem de Pelotas e o melhor amigo dele, o Cacau, vem de Maputo.',
    'Eu conheci o Otávio no plantão: eu era residente e ele veio com um anzol enfiado no dedo. Tirei o anzol e ele voltou no outro dia com um bolo de fubá. Foi há sete anos, em 2020 ele veio morar comigo.',
    'A minha mãe, Lúcia, morreu em março do ano passado. Eu quero muito que ela seja lembrada, ela fez o meu véu antes de partir e ele vai estar comigo. Pode falar com alegria, ela era a mais animada da casa.',
    'A gente reformou um barco de madeira, o Teimoso, durante quatro verões. Ele afundou na primeira volta e a gente ria tanto que quase não conseguiu nadar. Agora ele navega.',
    'Sucesso é a mesa da minha mãe cheia no domingo, com gente que a gente nem sabe quem convidou.',
  ],
  people: [{ name: 'Lúcia', role: 'mãe da Bia', isInMemory: true }],
}
