import type { QuestionsMessages } from '../shape/questions.ts'

export const questions: QuestionsMessages = {
  introduction:
    'To the two of you: so that the ceremony sounds like nobody else’s, please take your time with these five questions.',
  questions: [
    'Which cities and towns are your guests coming from?',
    'How did you meet, and how long have you been together?',
    'What challenges have you overcome together? Would you like them to be mentioned in the ceremony?',
    'What are the best things you have done or seen together?',
    'What does a good life together look like to you?',
  ],
}
