/** What the page beside the desk says, in Portuguese. */
import type { ReadingMessages } from '../shape/reading.ts'

export const reading: ReadingMessages = {
  title: 'Minhas cerimônias',
  explanation:
    'Tudo o que está guardado neste aparelho. Aqui você lê, imprime, salva, leva para outro aparelho e corrige, mesmo depois que o acesso termina.',
  toDesk: 'Abrir o Enlace para escrever',
  empty: 'Não há nenhuma cerimônia guardada neste aparelho.',
  blocked:
    'Este navegador não deixa ler o que está guardado. Saia do modo privado ou permita cookies e dados deste site, e recarregue a página.',
  unnamed: 'Cerimônia ainda sem nomes',
  toList: 'Todas as cerimônias',
  altar: 'Ler no altar',
  correct: 'Corrigir',
  correctHint: 'Toque em uma linha e corrija. Cada mudança é guardada na hora, neste aparelho.',
  correctDone: 'Pronto',
  line: (number, speaker) => (speaker === '' ? `Linha ${number}` : `Linha ${number}, ${speaker}`),
  saved: 'Guardado neste aparelho.',
  notSaved:
    'A correção não pôde ser guardada neste aparelho. Copie-a ou imprima antes de fechar a página.',
  gone: 'Esta cerimônia não está mais neste aparelho.',
  newer:
    'Não foi possível ler esta cerimônia. Se for de uma versão mais nova do Enlace, recarregue a página; nada foi alterado.',
  print: 'Imprimir',
  saveDocument: 'Salvar .docx',
  carry: 'Levar para outro aparelho',
  closed: {
    title: 'Fechado neste aparelho',
    text: 'Alguém saiu do Enlace aqui, e por isso as cerimônias deste aparelho ficam fechadas até que alguém entre de novo. Nada se perdeu.',
    enter: 'Entrar',
  },
  held: {
    text: 'Há cerimônias guardadas neste aparelho. Dá para ler, imprimir e corrigir a qualquer momento.',
    open: 'Abrir minhas cerimônias',
    dismiss: 'Agora não',
  },
}
