/** One part written again, in Spanish. */
import type { RewritingMessages } from '../shape/rewriting.ts'

export const rewriting: RewritingMessages = {
  part: 'Parte',
  whole: 'Todo el texto',
  how: 'Cómo',
  ways: {
    shorter: 'Más corto',
    longer: 'Más largo',
    lighter: 'Más ligero',
    moreSolemn: 'Más solemne',
    lessSugar: 'Menos empalagoso',
    inMyWords: 'A mi manera',
    withTheirStory: 'Con la historia de la pareja',
  },
  instruction: 'O dilo con tus palabras',
  instructionHint: 'Por ejemplo: «Que acabe en la escena del aeropuerto».',
  write: 'Reescribir',
  writing: 'Reescribiendo…',
  stop: 'Detener',
  before: 'Como está',
  after: 'Reescrito',
  changed: 'cambiado',
  take: 'Usar este texto nuevo',
  takeParagraph: 'Usar solo este párrafo',
  takenParagraph: 'Párrafo cambiado.',
  refuse: 'Dejarlo como está',
  parted:
    'El texto nuevo tiene otro número de párrafos, y ya no se sabría dónde va lo que se dice o se hace entre ellos. Usa los párrafos de uno en uno, o pide que se reescriba otra vez.',
  taken: 'Parte cambiada. La anterior está entre las versiones, o vuelve con Ctrl+Z.',
  nothing: 'Aquí no hay nada que reescribir.',
  failed: 'No se ha podido reescribir; la parte sigue como estaba.',
  overHand: {
    corrected: (texts) =>
      `Has corregido a mano: ${texts}. Si se escriben otra vez, lo que está en el guion pasa a las versiones anteriores.`,
    compare: (rewrite) =>
      `Para ver los dos uno al lado del otro antes de decidir, usa «${rewrite}» en los tres puntos del pasaje.`,
    others: 'Escribir solo los demás',
    all: 'Escribir todo otra vez',
  },
}
