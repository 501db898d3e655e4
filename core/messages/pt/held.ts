/** What the desk says of what was told and of what is held back of it, in Portuguese. */
import type { HeldMessages } from '../shape/held.ts'

export const held: HeldMessages = {
  why: {
    asked: 'Alguém pediu que isto fique fora.',
    hardship: 'Um momento difícil, e ninguém disse se pode ser contado.',
    thirdPerson: 'É assunto de outra pessoa.',
    request: 'É o próprio pedido.',
    private: 'Só seu: não vai para nenhuma IA.',
  },
  heldByHand: 'Você deixou fora.',
  allowedByHand: 'Você liberou.',
  limit: (limit) => `Só assim: ${limit}.`,
  mayBeSaid: 'Pode ser dito',
  staysOut: 'Fica fora',
  nowSaid: 'Pode ser dito. Entra da próxima vez que os textos forem gerados.',
  nowOut: 'Fica fora dos textos.',
  allBut: 'Tudo isto pode ser dito, menos o pedido',
  leaveOut: 'Deixar fora',
  leaveOutHint:
    'Para deixar algo fora dos textos, selecione as palavras na resposta e toque em “Deixar fora”.',
  secretFor: 'Segredo para',
  secretFrom: { nobody: 'ninguém', both: 'o casal', everyone: 'todos, menos quem celebra' },
  isPrivate: 'Só para quem celebra',
  privateNote:
    'Nenhuma IA lê isto. O Enlace procura estas mesmas palavras no roteiro, mas não percebe indiretas.',
  count: ({ number, form }) =>
    form === 'one'
      ? `${number} trecho fica fora dos textos.`
      : `${number} trechos ficam fora dos textos.`,
  see: 'Ver',
  reading: 'Lendo as respostas…',
  notRead:
    'A IA não conseguiu dizer o que deve ficar fora. O Enlace guardou as frases que talvez peçam silêncio: olhe cada uma.',
  writtenWithout: 'O resto entrou nos textos.',
  readAgain: 'Ler as respostas de novo',
  readNow: 'As respostas foram lidas. Veja o que ficou fora.',
  stillNotRead: 'De novo não deu para ler as respostas. Nada mudou; tente mais tarde.',
  shortened:
    'A IA escolhida lê pouco de cada vez: uma parte do que foi contado não coube e não entrou nos textos.',
  doubt: 'Pergunte',
  questions: 'Para perguntar ao casal',
  copy: 'Copiar as perguntas',
  from: {
    answer: 'Outra resposta',
    talk: 'Conversa',
    chat: 'Mensagens',
    notes: 'Anotações',
    reply: 'Resposta do casal',
  },
  byCelebrant: 'Contado por você',
  more: 'O que mais você sabe?',
  addHint: 'Entra da próxima vez que os textos forem gerados, nunca como palavras do casal.',
  addButton: 'Adicionar',
  added: 'Adicionado.',
  remove: 'Remover',
  removed: 'Removido. Ctrl+Z desfaz.',
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
