/** Their hands tied with a cord, and untied, in French. */
import { direction, type Piece, says } from '../piece.ts'

export const handsTied: Piece = {
  heading: 'Les mains liées',
  acts: ['celebrant', 'couple'],
  props: [
    {
      what: 'Un cordon souple de trois mètres environ',
      called: 'le cordon',
      alsoCalled: ['le ruban', 'la corde'],
      from: 'couple',
    },
  ],
  music: 'Commence quand le cordon apparaît ; baisse quand les mains sont libres.',
  caution:
    'Dénouer avant la signature et avant les alliances, loin du micro-cravate ; s’entraîner chez soi à la boucle.',
  silentMinutes: 2,
  wordings: {
    classic: {
      name: 'Trois tours',
      lines: [
        says('celebrant', '{first}, {second}, donnez-vous les mains.'),
        says(
          'celebrant',
          'Regardez-les. Vous savez où sont les petites cicatrices, et quels doigts ont toujours froid.',
        ),
        direction('Passer le cordon sur les poignets, un tour par phrase, sans serrer.'),
        says('celebrant', 'Un tour pour ce que ces mains ont porté jusqu’à aujourd’hui.'),
        says(
          'celebrant',
          'Un tour pour ce qu’elles feront demain matin : le café, les volets, la porte qu’on ouvre.',
        ),
        says(
          'celebrant',
          'Un tour pour ce qu’elles ne savent pas faire, et qu’il faudra demander.',
        ),
        direction('Faire une boucle. Laisser au couple le temps de regarder ses mains.'),
        says(
          'celebrant',
          'Maintenant je tire sur le bout, et tout se défait. Vos mains, elles, ne se sont pas lâchées.',
        ),
        direction('Dénouer le cordon et le remettre au couple.'),
      ],
    },
  },
}
