/** The page that puts a ceremony on paper, in Portuguese. */
import type { PaperMessages } from '../shape/paper.ts'

export const paper: PaperMessages = {
  title: 'Imprimir ou PDF',
  loading: 'Abrindo o roteiro…',
  choose: 'Qual cerimônia?',
  unnamed: 'Cerimônia ainda sem nomes',
  nothing: 'Este aparelho ainda não tem nenhuma cerimônia para imprimir.',
  unreadable: 'Não foi possível ler esta cerimônia. Nada nela foi alterado.',
  what: 'O que imprimir',
  cards: 'Fichas',
  vowsOf: (name) => `Votos de ${name}`,
  team: 'Folhas da equipe',
  keepsake: 'Lembrança para o casal',
  size: 'Papel',
  sizes: {
    a5: 'A5, uma ficha por folha',
    a4: 'A4, letra grande',
    letter: 'Carta, letra grande',
    twoOnA4: 'A4 deitada, duas fichas A5 para cortar',
    twoOnLetter: 'Carta deitada, duas fichas de meia carta para cortar',
  },
  type: 'Letra',
  points: (size) => `${size} pontos`,
  print: 'Imprimir',
  printHint: 'Na janela de impressão, escolha “Salvar como PDF” para guardar um arquivo.',
  ownMargins: 'As folhas já têm margens: na impressão, escolha margens “nenhuma”.',
  pdf: 'Arquivo PDF',
  pdfMaking: 'Fazendo o PDF…',
  pdfSave: 'Salvar o PDF',
  pdfFailed:
    'Não foi possível fazer o PDF neste aparelho. Use “Imprimir” e escolha “Salvar como PDF”.',
  pdfPictures: ({ number, form }) =>
    form === 'one'
      ? 'Uma palavra tem caracteres que a fonte do arquivo não tem (emoji, outro alfabeto). Ela vai como imagem: dá para ler, não para copiar.'
      : `${number} palavras têm caracteres que a fonte do arquivo não tem (emoji, outro alfabeto). Elas vão como imagem: dá para ler, não para copiar.`,
  count: ({ number, form }) => `${number} ${form === 'one' ? 'ficha' : 'fichas'}`,
  page: (number, total) => `${number} de ${total}`,
  version: (moment) => `versão de ${moment}`,
  changed: (numbers, { form }) =>
    form === 'one'
      ? `Mudou desde a última impressão: ficha ${numbers}.`
      : `Mudaram desde a última impressão: fichas ${numbers}.`,
  unchanged: 'O que você imprimiu continua valendo: nenhuma ficha mudou desde então.',
  renumbered: 'A numeração também mudou.',
  copy: 'Copiar texto',
  copied: 'Copiado!',
  shareText: 'Enviar o texto',
  share: 'Enviar',
  noVows: 'Neste roteiro, esta pessoa não repete nem lê nenhum voto.',
}
