/** The couple's own words behind a sentence, in Portuguese. */
import type { ToldMessages } from '../shape/told.ts'

export const told: ToldMessages = {
  heading: 'De onde vem esta frase',
  fromAnswer: (question) => `Resposta ${question}`,
  nobody: 'Nada do que você anotou sobre o casal diz isto com palavras parecidas.',
  nothingBehind: 'Nada do que foi contado está por trás desta frase.',
  maybe: 'Pelas palavras, talvez venha daqui:',
  back: 'Voltar à frase',
  close: 'Fechar',
}
