/** The couple's own words behind a sentence, in Spanish. */
import type { ToldMessages } from '../shape/told.ts'

export const told: ToldMessages = {
  heading: 'De dónde sale esta frase',
  fromAnswer: (question) => `Respuesta ${question}`,
  nobody: 'En tus notas sobre la pareja no hay nada parecido.',
  nothingBehind: 'Nada de lo que se contó está detrás de esta frase.',
  maybe: 'Por las palabras, quizá venga de aquí:',
  back: 'Volver a la frase',
  close: 'Cerrar',
}
