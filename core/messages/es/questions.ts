/** The five fixed questions in Spanish: the couple is “vosotros”, and in Latin America “ustedes”. */
import type { QuestionsMessages } from '../shape/questions.ts'

export const questions: QuestionsMessages = {
  introduction:
    '¡Hola! Para que la ceremonia hable de verdad de vosotros, responded con calma a estas cinco preguntas:',
  questions: [
    '¿De qué ciudades vienen los invitados?',
    '¿Cómo os conocisteis y cuánto tiempo lleváis juntos?',
    '¿Qué dificultades habéis superado juntos? ¿Queréis que se mencionen en la ceremonia?',
    '¿Qué cosas increíbles habéis vivido juntos?',
    '¿Qué es el éxito para vosotros?',
  ],
  elsewhere: {
    'es-419': {
      introduction:
        '¡Hola! Para que la ceremonia cuente de verdad su historia, respondan con calma estas cinco preguntas:',
      questions: [
        '¿De qué ciudades vienen los invitados?',
        '¿Cómo se conocieron y cuánto tiempo llevan juntos?',
        '¿Qué dificultades han superado juntos? ¿Quieren que se mencionen en la ceremonia?',
        '¿Qué cosas increíbles han vivido juntos?',
        '¿Qué es el éxito para ustedes?',
      ],
    },
  },
}
