/**
 * The five fixed questions in Spanish, for couples on either side of the ocean: “se conocieron” is “ellos” to a celebrant
 * in Spain and “ustedes” to a couple in Latin America, so nothing here says “vosotros” or “ustedes”.
 */
import type { QuestionsMessages } from '../shape/questions.ts'

export const questions: QuestionsMessages = {
  introduction:
    '¡Hola! Para que la ceremonia cuente de verdad la historia de la pareja, aquí van cinco preguntas para responder con calma:',
  questions: [
    '¿De qué ciudades vienen los invitados?',
    '¿Cómo se conocieron y cuánto tiempo llevan juntos?',
    '¿Qué dificultades han superado juntos? ¿Quieren que se mencionen en la ceremonia?',
    '¿Qué cosas increíbles han vivido juntos?',
    '¿Qué es el éxito para la pareja?',
  ],
}
