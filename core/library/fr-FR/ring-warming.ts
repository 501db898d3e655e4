/** The rings go from hand to hand before they come to the couple, in French. */
import { direction, type Piece, says } from '../piece.ts'

export const ringWarming: Piece = {
  heading: 'Les alliances de main en main',
  acts: ['attendants', 'guests'],
  props: [
    {
      what: 'Un sachet ou un ruban qui retient les alliances',
      called: 'le sachet des alliances',
      from: 'celebrant',
    },
  ],
  music: 'Commence au départ des alliances et dure jusqu’à leur retour.',
  caution:
    'Jusqu’à une quarantaine de personnes ; au-delà, les familles seulement, ou avant l’entrée. Une alliance détachée se perd dans l’herbe.',
  silentMinutes: 4,
  wordings: {
    classic: {
      name: 'Classique',
      lines: [
        says(
          'celebrant',
          'Avant d’arriver ici, les alliances de {first} et de {second} vont faire le tour des rangs.',
        ),
        says(
          'celebrant',
          'Fermez la main dessus, le temps d’une respiration. Pensez à un vœu, à un conseil, à une bêtise si c’est ce qui vous vient. Puis passez-les à la personne d’à côté.',
        ),
        direction('Les alliances partent du premier rang. Musique. Reprendre à leur retour.'),
        says(
          'celebrant',
          'Les voici. D’habitude, une alliance est froide quand on la met. Celles-ci, non : vous y avez veillé.',
        ),
      ],
    },
  },
}
