import type { QuestionsMessages } from '../pt/questions.ts'

export const questions: QuestionsMessages = {
  introduction:
    'Chers futurs mariés, pour que la cérémonie vous ressemble, prenez le temps de répondre à ces cinq questions :',
  questions: [
    'De quelles villes viennent vos invités ?',
    'Comment vous êtes-vous rencontrés et depuis combien de temps êtes-vous ensemble ?',
    'Quelles épreuves avez-vous surmontées ensemble ? Souhaitez-vous qu’elles soient évoquées pendant la cérémonie ?',
    'Quelles choses incroyables avez-vous vécues ensemble ?',
    'Qu’est-ce que la réussite pour vous ?',
  ],
}
