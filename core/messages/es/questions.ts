import type { QuestionsMessages } from '../shape/questions.ts'

export const questions: QuestionsMessages = {
  introduction:
    'Queridos novios: para que la ceremonia hable de verdad de vosotros, responded con calma a estas cinco preguntas:',
  questions: [
    '¿De qué ciudades vienen los invitados?',
    '¿Cómo os conocisteis y cuánto tiempo lleváis juntos?',
    '¿Qué dificultades habéis superado juntos? ¿Queréis que se mencionen en la ceremonia?',
    '¿Qué cosas increíbles habéis vivido juntos?',
    '¿Qué es el éxito para vosotros?',
  ],
}
