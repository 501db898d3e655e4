import type { QuestionsMessages } from '../pt/questions.ts'

export const questions: QuestionsMessages = {
  introduction:
    'To the two of you: so that the ceremony sounds like nobody else’s, please take your time with these five questions.',
  questions: [
    'Which cities and towns are your guests coming from?',
    'How did you meet, and how long have you been together?',
    'What challenges have you overcome together? Would you like them to be mentioned in the ceremony?',
    'What amazing things have you lived through together?',
    'What does success mean to you?',
  ],
}
