/** The five fixed questions in Portuguese. */
import type { QuestionsMessages } from '../shape/questions.ts'

export const questions: QuestionsMessages = {
  introduction:
    'Olá! Para que a cerimônia tenha a cara de vocês, respondam com calma a estas cinco perguntas:',
  questions: {
    guestCities: 'De quais cidades vêm os convidados?',
    howTheyMet: 'Como vocês se conheceram e há quanto tempo são um casal?',
    challenges:
      'Que desafios vocês já superaram como casal? Gostariam que eles fossem mencionados na cerimônia?',
    incredibleThings: 'Que coisas incríveis vocês já viveram como casal?',
    success: 'O que é sucesso para vocês?',
  },
}
