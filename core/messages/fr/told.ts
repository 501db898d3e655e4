/** The couple's own words behind a sentence, in French. */
import type { ToldMessages } from '../shape/told.ts'

export const told: ToldMessages = {
  heading: 'D’où vient cette phrase',
  fromAnswer: (question) => `Réponse ${question}`,
  nobody: 'Vos notes sur le couple ne disent rien de semblable.',
  nothingBehind: 'Rien de ce qui a été raconté n’est derrière cette phrase.',
  maybe: 'À en croire les mots, peut-être d’ici\u202f:',
  back: 'Revenir à la phrase',
  close: 'Fermer',
}
