/**
 * The five fixed questions in Spanish, for couples on either side of the ocean and for any two: they speak of the couple,
 * and so say neither “vosotros” nor “ustedes”, neither “juntos” nor “juntas”.
 */
import type { QuestionsMessages } from '../shape/questions.ts'

export const questions: QuestionsMessages = {
  introduction:
    '¡Hola! Para que la ceremonia cuente de verdad la historia de la pareja, aquí van cinco preguntas para responder con calma:',
  questions: {
    guestCities: '¿De qué ciudades vienen los invitados?',
    howTheyMet: '¿Cómo empezó todo y cuánto tiempo lleva junta la pareja?',
    challenges: '¿Qué dificultades ha superado la pareja? ¿Se pueden mencionar en la ceremonia?',
    incredibleThings: '¿Qué cosas increíbles ha vivido la pareja?',
    success: '¿Qué es el éxito para la pareja?',
  },
}
