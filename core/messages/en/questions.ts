import type { QuestionsMessages } from '../shape/questions.ts'

export const questions: QuestionsMessages = {
  introduction:
    'To the two of you: so that the ceremony sounds like nobody else’s, please take your time with these five questions.',
  questions: {
    guestCities: 'Which cities and towns are your guests coming from?',
    howTheyMet: 'How did you meet, and how long have you been together?',
    challenges:
      'What challenges have you overcome together? Would you like them to be mentioned in the ceremony?',
    incredibleThings: 'What are the best things you have done or seen together?',
    success: 'What does a good life together look like to you?',
  },
}
