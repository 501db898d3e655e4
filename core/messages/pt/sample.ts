/** The example on the landing page: what an invented couple answered, and the script's page that comes of it. */
export const sample = {
  heading: 'De cinco respostas, uma cerimônia',
  explanation: 'Primeiro, o que um casal responde. Depois, o que os convidados vão ouvir.',
  answersHeading: 'O que eles contaram',
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
        text: 'Sejam todos bem-vindos. Há quem tenha saído do Recife, onde o mar vem bater no Marco Zero, e vencido mais de dois mil quilômetros até estas montanhas. Há quem tenha trocado, por um dia, a Serra do Curral pela Serra de São José. E há a tia Lúcia, que deixou o Tejo correndo sozinho em Lisboa e atravessou um oceano para se sentar hoje na primeira fila.',
      },
      {
        heading: 'Cerimônia',
        text: 'Em 2017, numa padaria, restava um único pão de queijo. Rafael chegou primeiro; podia ter pago e ido embora. Em vez disso, olhou para a moça de trás e partiu o pão ao meio. Foi assim, com as mãos cheias de migalhas, que os dois começaram a fazer o que fazem até hoje: repartir.',
      },
      {
        heading: 'Mensagem final',
        text: 'Vocês disseram que sucesso é chegar em casa e ter para quem contar o dia. Que nunca lhes faltem dias para contar, nem essa casa para chegar.',
      },
    ],
  },
  caption: 'Exemplo com um casal inventado. O roteiro completo segue com alianças, votos e areias.',
}

export type SampleMessages = typeof sample
