/** How whoever celebrates writes, in Portuguese. */
import type { VoiceMessages } from '../shape/voice.ts'

export const voice: VoiceMessages = {
  explanation:
    'Cole de um a três roteiros seus, ou abra os documentos. Deles sai uma ficha do seu jeito de escrever, que fica neste aparelho e acompanha cada texto. Os roteiros não são guardados.',
  script: 'Roteiro',
  another: 'Adicionar outro roteiro',
  make: 'Fazer a ficha',
  making: 'Lendo os roteiros…',
  stop: 'Parar',
  made: 'A ficha está pronta e vale para os próximos textos.',
  failed: 'Não deu para fazer a ficha; nada mudou.',
  notKept: 'A ficha não coube neste aparelho.',
  card: 'A sua ficha',
  rhythm: 'Ritmo',
  humour: 'Humor',
  address: 'Como você fala com as pessoas',
  openings: 'Como você começa',
  closings: 'Como você termina',
  neverSays: 'O que você nunca diz',
  perLine: 'Um por linha.',
  remove: 'Apagar a ficha',
  removed: 'Ficha apagada.',
  fromFile: 'Abrir um .docx',
  fileRead: (name) => `“${name}” foi lido neste aparelho e está no campo.`,
  fileRefused: {
    'too-large':
      'Este documento é grande demais para ser aberto aqui. Copie o texto e cole no campo.',
    protected:
      'Este documento tem senha. Salve uma cópia sem senha, ou copie o texto e cole no campo.',
    'old-format':
      'Este arquivo é de um formato antigo. Salve como .docx, ou copie o texto e cole no campo.',
    'not-a-document': 'Este arquivo não é um documento .docx.',
    broken: 'Este documento está danificado e não abre.',
    empty: 'Não foi possível ler nenhuma palavra deste documento.',
  },
}
