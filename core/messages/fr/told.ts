/** The couple's own words behind a sentence, in French. */
import type { ToldMessages } from '../shape/told.ts'

export const told: ToldMessages = {
  heading: 'D’où vient cette phrase',
  fromAnswer: (question) => `Réponse ${question}`,
  byHand: 'Ajouté par vous',
  nobody: 'Vos notes sur le couple ne disent rien de semblable.',
  back: 'Revenir à la phrase',
  close: 'Fermer',
}
