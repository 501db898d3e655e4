/** The couple's own words behind a sentence, in Portuguese. */
import type { ToldMessages } from '../shape/told.ts'

export const told: ToldMessages = {
  heading: 'De onde vem esta frase',
  fromAnswer: (question) => `Resposta ${question}`,
  byHand: 'Adicionado por você',
  nobody: 'Nada do que você anotou sobre o casal diz isto com palavras parecidas.',
  back: 'Voltar à frase',
  close: 'Fechar',
}
