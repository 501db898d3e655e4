/** For a couple who married years ago, in French. */
import { direction, type Piece, says } from '../piece.ts'

export const renewal: Piece = {
  heading: 'Le renouvellement des vœux',
  acts: ['couple'],
  props: [],
  caution:
    'Une alliance portée depuis longtemps ne quitte pas toujours le doigt : essayer avant, ou se contenter de la toucher.',
  silentMinutes: 0.3,
  wordings: {
    classic: {
      name: 'Classique',
      lines: [
        says(
          'celebrant',
          '{first} et {second} se sont déjà dit oui, il y a des années. Depuis, ce oui a beaucoup servi, le plus souvent sans un mot. On le dit en allant chercher quelqu’un à la gare. On le dit en laissant à l’autre la dernière part de gâteau.',
        ),
        direction('{first} et {second} retirent leurs alliances et les gardent en main.'),
        says(
          'celebrant',
          '{first}, maintenant que vous savez tout, dites-vous encore oui à {second} ?',
        ),
        says('first', 'Oui.'),
        says(
          'celebrant',
          '{second}, maintenant que vous savez tout, dites-vous encore oui à {first} ?',
        ),
        says('second', 'Oui.'),
        says('celebrant', 'Remettez vos alliances. Elles ont pris la forme de vos doigts.'),
      ],
    },
  },
}
