/** Those who are missing, in French; then something light. */
import { direction, type Piece, says } from '../piece.ts'

export const remembrance: Piece = {
  heading: 'Une pensée pour les absents',
  acts: ['celebrant'],
  props: [
    {
      what: 'Une bougie déjà allumée, sous verre',
      called: 'la bougie',
      from: 'couple',
      wordings: ['litCandle'],
    },
  ],
  caution:
    'Prévenir la famille, pour que personne n’entende ce nom par surprise ; répéter la prononciation et rester sous la minute.',
  silentMinutes: 0.3,
  wordings: {
    keptSeat: {
      name: 'Une place gardée',
      lines: [
        says(
          'celebrant',
          'Il y a ici une place que nous avons gardée. Elle est pour {remembered}.',
        ),
        says(
          'celebrant',
          'Cherchez un souvenir. Pas le plus grave : celui qui vous fait encore rire. Je vous laisse dix secondes.',
        ),
        direction('Dix secondes de silence. Les compter pour de bon.'),
        says(
          'celebrant',
          'Ce souvenir, ne le gardez pas pour vous. Racontez-le tout à l’heure, à table, à quelqu’un qui ne l’a jamais entendu.',
        ),
      ],
    },
    litCandle: {
      name: 'Une bougie allumée',
      lines: [
        direction(
          'La bougie brûle depuis avant la cérémonie, loin des voiles, du papier et du vent.',
        ),
        says(
          'celebrant',
          'Cette bougie brûlait déjà quand vous avez pris place. Elle est là pour {remembered}.',
        ),
        says(
          'celebrant',
          'On hérite de drôles de choses. Une recette sans les quantités, une expression que personne d’autre ne comprend, une façon de plier les serviettes. Un jour, on se surprend à faire pareil.',
        ),
        says(
          'celebrant',
          'Regardez cette flamme de temps en temps. On a le droit de sourire : c’est un peu pour cela qu’elle est là.',
        ),
      ],
    },
  },
}
