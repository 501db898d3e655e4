/** The five fixed questions (seed section 3), in the order in which the answers are kept. */
export interface QuestionsMessages {
  /** Stands above the questions when they are sent to the couple. */
  introduction: string
  questions: readonly [string, string, string, string, string]
}

export const questions: QuestionsMessages = {
  introduction:
    'Queridos noivos, para que a cerimônia tenha a cara de vocês, respondam com calma a estas cinco perguntas:',
  questions: [
    'De quais cidades vêm os convidados?',
    'Como vocês se conheceram e há quanto tempo estão juntos?',
    'Que desafios vocês já superaram juntos? Gostariam que eles fossem mencionados na cerimônia?',
    'Que coisas incríveis vocês já viveram juntos?',
    'O que é sucesso para vocês?',
  ],
}
