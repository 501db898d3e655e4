import type { QuestionsMessages } from '../shape/questions.ts'

export const questions: QuestionsMessages = {
  introduction:
    'Bonjour à vous deux\u202f! Pour que la cérémonie vous ressemble, prenez le temps de répondre à ces cinq questions :',
  questions: {
    guestCities: 'De quelles villes viennent vos invités ?',
    howTheyMet:
      'Comment s’est passée votre rencontre, et depuis combien de temps êtes-\u2060vous ensemble ?',
    challenges:
      'Quelles épreuves avez-\u2060vous surmontées ensemble ? Souhaitez-\u2060vous qu’elles soient évoquées pendant la cérémonie ?',
    incredibleThings: 'Quels moments inoubliables avez-\u2060vous vécus ensemble ?',
    success: 'Pour vous, qu’est-ce qu’une vie à deux réussie ?',
  },
}
