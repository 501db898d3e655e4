/** The five fixed questions in Portuguese. */
import type { QuestionsMessages } from '../shape/questions.ts'

export const questions: QuestionsMessages = {
  introduction:
    'Olá! Para que a cerimônia tenha a cara de vocês, respondam com calma a estas cinco perguntas:',
  questions: [
    'De quais cidades vêm os convidados?',
    'Como vocês se conheceram e há quanto tempo estão juntos?',
    'Que desafios vocês já superaram juntos? Gostariam que eles fossem mencionados na cerimônia?',
    'Que coisas incríveis vocês já viveram juntos?',
    'O que é sucesso para vocês?',
  ],
}
