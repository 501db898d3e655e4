/** One part written again, in Portuguese. */
import type { RewritingMessages } from '../shape/rewriting.ts'

export const rewriting: RewritingMessages = {
  part: 'Trecho',
  whole: 'O texto inteiro',
  how: 'Como',
  ways: {
    shorter: 'Mais curto',
    longer: 'Mais longo',
    lighter: 'Mais leve',
    moreSolemn: 'Mais solene',
    lessSugar: 'Menos meloso',
    inMyWords: 'Do meu jeito',
    withTheirStory: 'Com a história do casal',
  },
  instruction: 'Ou diga com as suas palavras',
  instructionHint: 'Por exemplo: “Termine na cena do bolo”.',
  write: 'Reescrever',
  writing: 'Reescrevendo…',
  stop: 'Parar',
  before: 'Como está',
  after: 'Reescrito',
  changed: 'mudou',
  take: 'Usar este texto',
  takeParagraph: 'Usar só este parágrafo',
  takenParagraph: 'Parágrafo trocado.',
  refuse: 'Deixar como está',
  parted:
    'O texto voltou com outro número de parágrafos, e não dá para saber onde entra o que é dito ou feito entre eles. Use um parágrafo de cada vez ou reescreva de novo.',
  taken: 'Trecho trocado. O anterior está nas versões, ou volta com Ctrl+Z.',
  nothing: 'Não há nada para reescrever aqui.',
  failed: 'Não deu para reescrever; o trecho está como antes.',
  overHand: {
    corrected: (texts) =>
      `Você corrigiu à mão: ${texts}. Se forem escritos de novo, o que está no roteiro vai para as versões anteriores.`,
    compare: (rewrite) =>
      `Para ver os dois lado a lado antes de decidir, use “${rewrite}” nos três pontos do trecho.`,
    others: 'Escrever só os outros',
    all: 'Escrever tudo de novo',
  },
}
