/** Asks the celebrant to leave the centre for the photo of the final kiss, in French. */
import { direction, type Piece } from '../piece.ts'

export const finalKissNote: Piece = {
  name: 'Rappel pour la photo du baiser',
  acts: ['celebrant'],
  props: [],
  silentMinutes: 0,
  wordings: {
    classic: {
      name: 'Classique',
      lines: [
        direction(
          'Rappel pour la personne qui célèbre : avant le mot de la fin, s’écarter du centre, pour que sur la photo du baiser on ne voie que {both}.',
        ),
      ],
    },
  },
}
