/** The couple's own words behind a sentence, in Spanish. */
import type { ToldMessages } from '../shape/told.ts'

export const told: ToldMessages = {
  heading: 'De dónde sale esta frase',
  fromAnswer: (question) => `Respuesta ${question}`,
  byHand: 'Añadido por ti',
  nobody: 'En tus notas sobre la pareja no hay nada parecido.',
  back: 'Volver a la frase',
  close: 'Cerrar',
}
