/** How everybody leaves, in French. */
import { direction, type Piece, says } from '../piece.ts'

export const exit: Piece = {
  heading: 'La sortie',
  acts: ['couple', 'guests'],
  props: [
    {
      what: 'Des pétales ou des bulles de savon',
      called: 'les pétales',
      alsoCalled: ['les bulles'],
      from: 'planner',
    },
  ],
  music: 'Commence au premier pas du couple et dure jusqu’au dernier rang.',
  caution:
    'Un pétale mouillé tache et fait glisser, le riz aussi ; demander au lieu ce qu’il permet, et oublier les lâchers de ballons.',
  silentMinutes: 2,
  wordings: {
    classic: {
      name: 'Classique',
      lines: [
        says(
          'celebrant',
          'Je n’ai plus de feuilles, et vous avez faim. Laissez d’abord passer {both}. Si vous avez quelque chose à lancer, lancez haut.',
        ),
        direction(
          'Sortent {both}, puis les familles et le cortège, enfin les invités, rang après rang.',
        ),
      ],
    },
  },
}
