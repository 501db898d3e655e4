/** Each washes the other's feet, as in John 13, in French. */
import { direction, type Piece, says } from '../piece.ts'

export const footWashing: Piece = {
  heading: 'Le lavement des pieds',
  acts: ['couple'],
  props: [
    { what: 'Une bassine et un broc d’eau tiède', called: 'la bassine', from: 'planner' },
    { what: 'Deux serviettes', called: 'les serviettes', from: 'couple' },
    { what: 'Une chaise', called: 'la chaise', from: 'planner' },
  ],
  music: 'Commence quand l’eau coule ; dure jusqu’à la seconde serviette.',
  caution:
    'Convenir du moment avec l’Église du couple ; penser aux collants et aux ourlets, et glisser une serviette sous la bassine.',
  silentMinutes: 3.5,
  wordings: {
    classic: {
      name: 'Jean 13',
      fits: { faith: 'religious' },
      lines: [
        says(
          'celebrant',
          'Le soir de son dernier repas, Jésus se lève de table. Il prend une serviette, il verse de l’eau, et il lave les pieds de ses amis.',
        ),
        says(
          'celebrant',
          'Pierre proteste. Servir, il veut bien. Se laisser servir, c’est autre chose.',
        ),
        says(
          'celebrant',
          '{first}, {second}, vous avez choisi d’apprendre les deux : vous pencher, et vous laisser faire.',
        ),
        direction(
          '{first} prend place sur la chaise, {second} lui lave les pieds et les essuie. Puis l’inverse. Pour qui ne peut pas s’agenouiller, laver les mains.',
        ),
        says(
          'celebrant',
          'Seigneur, donne à {first} et à {second} la simplicité de servir, et celle de recevoir. Amen.',
        ),
      ],
    },
  },
}
