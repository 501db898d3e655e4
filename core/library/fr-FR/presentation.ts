/** The couple is presented to the guests, in French. */
import { direction, type Piece, says } from '../piece.ts'

export const presentation: Piece = {
  heading: 'Présentation du couple',
  acts: ['celebrant', 'couple'],
  props: [],
  caution: 'Demander avant sous quels noms et dans quel ordre, et les répéter à voix haute.',
  silentMinutes: 0.3,
  wordings: {
    classic: {
      name: 'Classique',
      lines: [
        direction('Le couple se tourne vers les invités. Se placer sur le côté.'),
        says(
          'celebrant',
          'Je n’ai plus que deux noms à prononcer, et j’ai gardé ma voix pour eux. Voici {first.full} et {second.full} !',
        ),
        direction('Applaudir, reculer d’un pas et attendre la musique.'),
      ],
    },
  },
}
