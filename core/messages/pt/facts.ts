/** What the desk says of what the couple told, in Portuguese. */
import type { FactsMessages } from '../shape/facts.ts'

export const facts: FactsMessages = {
  reading: 'Lendo as respostas…',
  notRead: 'Desta vez não deu para separar as respostas lembrança por lembrança.',
  writtenFromAnswers:
    'Os textos foram escritos a partir das respostas, sem aquelas em que alguém pede que algo não seja dito.',
  readAgain: 'Ler as respostas de novo',
  readNow:
    'As respostas foram lidas. As lembranças entram da próxima vez que os textos forem gerados.',
  stillNotRead: 'De novo não deu para ler as respostas. Nada mudou; tente mais tarde.',
  leftOut: (question) =>
    `A resposta ${question} ficou de fora dos textos: nela alguém pede que algo não seja dito.`,
  withheld: (question) =>
    `A resposta ${question} ainda não entrou nos textos: nela alguém pede que algo não seja dito, e não dá para saber até onde vai o pedido.`,
  hardshipWithheld: (question) =>
    `A resposta ${question} fala de um momento difícil, e essa parte ficou de fora dos textos: ninguém disse ainda que pode ser contada.`,
  decide: 'Escolher o que pode ser dito',
  decideEach: 'Marque abaixo, uma por uma, as lembranças que podem ser ditas.',
  allow: 'Tudo isto pode ser dito, menos o que pediram para deixar de fora',
  allowed: 'Anotado. Entra da próxima vez que os textos forem gerados.',
  challengesWithheld: (question) =>
    `A resposta ${question} ficou de fora dos textos: ela fala do que foi difícil, e ninguém marcou que isso pode ser contado.`,
  challengesMayBeTold: (question) => `A resposta ${question} pode ser contada`,
  empty: 'As lembranças aparecem aqui quando os textos são gerados.',
  missing: 'Ninguém contou ainda:',
  matters: {
    howTheyMet: 'como tudo começou',
    howLongTogether: 'há quanto tempo o casal está junto',
    guestCities: 'de onde vêm os convidados',
    success: 'o que é sucesso para o casal',
  },
  fromAnswer: (question) => `Da resposta ${question}`,
  byHand: 'Adicionado por você',
  mayBeUsed: 'Pode ser dito',
  why: {
    asked: 'Alguém pediu que isto fique de fora.',
    hardship: 'Um momento difícil: fica guardado até alguém dizer que pode ser contado.',
    request: 'É um pedido, não uma lembrança.',
  },
  sensitive: 'Assunto delicado',
  touched: {
    corrected: 'Corrigido por você',
    released: 'Liberado por você',
    keptOut: 'Deixado de fora por você',
  },
  secretFor: 'Segredo para',
  secretFrom: { nobody: 'ninguém', both: 'o casal', everyone: 'todos, menos quem celebra' },
  words: 'Como foi contado',
  correct: 'Corrigir',
  done: 'Pronto',
  remove: 'Remover',
  removed: 'Lembrança removida.',
  add: 'O que mais você sabe?',
  addHint: 'Vale como contado pelo casal e entra da próxima vez que os textos forem gerados.',
  addButton: 'Adicionar',
  added: 'Lembrança adicionada.',
  people: {
    heading: 'Quem foi citado',
    explanation: 'Toque em “Adicionar” para pôr o nome em “Pessoas”.',
    added: (name) => `${name}: agora em Pessoas.`,
    reads: 'faz uma leitura',
    brings: (thing) => `leva ${thing}`,
    inMemory: 'já faleceu',
  },
  whichCity: (name) => `Qual “${name}”?`,
  whichCityHint: 'Há mais de uma. Até você escolher, a distância não é dita.',
  noneOfThese: 'Nenhuma destas',
}
