/** The example on the landing page: what an invented couple answered, and the page of the script made from it. */
import type { SampleMessages } from '../shape/sample.ts'

export const sample: SampleMessages = {
  answers: [
    {
      about: 'Os convidados',
      text: 'Do Recife, de Belo Horizonte, e a tia Lúcia, que vem de Lisboa.',
    },
    {
      about: 'Como se conheceram',
      text: 'Na fila da padaria, em 2017. Só tinha um pão de queijo. Ele pegou e partiu no meio.',
    },
    { about: 'Sucesso, para eles', text: 'Chegar em casa e ter para quem contar o dia.' },
  ],
  page: {
    label: 'Trecho de um roteiro',
    names: 'Rafael e Marina',
    detail: 'Tiradentes, 18 de abril, às 16h30',
    excerpts: [
      {
        heading: 'Boas-vindas',
        sentences: [
          { text: 'Sejam muito bem-vindos.' },
          {
            text: 'Há quem tenha vindo do Recife: são mais de mil e setecentos quilômetros até Tiradentes.',
            told: 'Do Recife',
          },
          { text: 'Há quem tenha vindo de Belo Horizonte, logo ali.', told: 'de Belo Horizonte' },
          {
            text: 'E há a tia Lúcia, que vem de Lisboa e atravessou um oceano inteiro para estar aqui.',
            told: 'a tia Lúcia, que vem de Lisboa',
          },
          { text: 'A cada um, de perto ou de longe: que bom que você veio.' },
        ],
      },
      {
        heading: 'Cerimônia',
        sentences: [
          {
            text: 'Em 2017, na fila da padaria, só tinha um pão de queijo.',
            told: 'Na fila da padaria, em 2017. Só tinha um pão de queijo.',
          },
          {
            text: 'Rafael pegou o pão de queijo e partiu no meio.',
            told: 'Ele pegou e partiu no meio.',
          },
          { text: 'Há começos mais solenes.' },
          { text: 'Mais fáceis de repartir, não.' },
        ],
      },
      {
        heading: 'Mensagem final',
        sentences: [
          {
            text: 'Vocês disseram que sucesso é chegar em casa e ter para quem contar o dia.',
            told: 'Chegar em casa e ter para quem contar o dia.',
          },
          { text: 'Que nunca lhes faltem dias para contar, nem essa casa para onde voltar.' },
        ],
      },
    ],
  },
  caption: 'Exemplo com um casal inventado. O roteiro completo segue com alianças, votos e areias.',
}
