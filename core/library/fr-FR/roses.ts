/** A rose to each other, and to those who raised them, in French. */
import { direction, type Piece, says } from '../piece.ts'

export const roses: Piece = {
  heading: 'Les roses',
  acts: ['couple', 'parents'],
  props: [
    {
      what: 'Deux roses sans épines, et une de plus par proche à remercier',
      called: 'les roses',
      from: 'planner',
    },
  ],
  music: 'Commence à la première rose ; baisse quand le couple a repris sa place.',
  caution: 'Ôter les épines, essuyer les tiges et garder les fleurs à l’ombre jusqu’au moment.',
  silentMinutes: 1.5,
  wordings: {
    classic: {
      name: 'Ce qui ne sert à rien',
      lines: [
        says(
          'celebrant',
          'Une rose ne sert à rien. On ne peut ni la manger, ni l’habiter, ni la déposer à la banque. Voilà sans doute pourquoi on l’offre.',
        ),
        says(
          'celebrant',
          '{first}, cette rose est pour {second}. {second}, celle-ci est pour {first}.',
        ),
        direction('{first} et {second} échangent leurs roses.'),
        says(
          'celebrant',
          'Vous aurez des journées pleines de choses utiles. Gardez toujours un vase dans un placard, pas trop haut, pour le reste.',
        ),
        says('celebrant', 'Il y a d’autres roses sur cette table. Elles sont pour {thanked}.'),
        direction('{first} et {second} apportent une rose à {thanked} et reviennent.'),
      ],
    },
  },
}
