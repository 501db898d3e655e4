/** Lets everybody sit down after the entrance, in French. */
import { direction, type Piece, says } from '../piece.ts'

export const sittingDown: Piece = {
  heading: 'Vous pouvez vous asseoir',
  acts: ['guests'],
  props: [],
  caution:
    'La phrase que l’on oublie le plus : sans elle, les invités restent debout jusqu’aux vœux.',
  silentMinutes: 0.3,
  wordings: {
    classic: {
      name: 'Classique',
      lines: [
        direction('Attendre la fin de la musique et laisser le couple reprendre son souffle.'),
        says(
          'celebrant',
          'Asseyez-vous, je vous en prie. Si je vous propose plus tard de vous lever, que le cœur et les genoux en décident.',
        ),
      ],
    },
  },
}
