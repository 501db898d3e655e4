/** Words for the children of the couple, in French. */
import { direction, type Piece, says } from '../piece.ts'

export const coupleChildren: Piece = {
  heading: 'La famille est déjà là',
  name: 'Paroles aux enfants du couple',
  acts: ['couple', 'children'],
  props: [
    {
      what: 'Un petit cadeau pour chaque enfant',
      called: 'les cadeaux des enfants',
      from: 'couple',
    },
  ],
  caution:
    'Aucun enfant n’est obligé de venir devant ni de parler ; un autre parent entendra peut-être le récit demain.',
  silentMinutes: 1,
  wordings: {
    classic: {
      name: 'Trois promesses',
      fits: { children: true },
      lines: [
        direction(
          'N’appeler que les enfants qui veulent venir. Se mettre à leur hauteur, si possible.',
        ),
        says(
          'celebrant',
          'La date, la musique, le menu : on n’a sans doute pas tout demandé à {children}. C’est le moment de se rattraper.',
        ),
        says(
          'celebrant',
          'Aujourd’hui, personne ne prend la place de personne. Les gens qu’on aimait ce matin, on les aime encore ce soir. On ajoute une chaise, voilà tout.',
        ),
        says('celebrant', '{first}, {second}, que promettez-vous à {children} ?'),
        says('both', 'Nous promettons d’écouter jusqu’au bout.'),
        says('both', 'Nous promettons de toquer avant d’entrer.'),
        says('both', 'Nous promettons d’être au premier rang, le jour du spectacle.'),
        direction(
          '{first} et {second} remettent à chaque enfant son cadeau. Une étreinte seulement si l’enfant fait le premier pas.',
        ),
        says(
          'celebrant',
          'Nous avons bien entendu. Si une promesse s’oublie, on a le droit de la réclamer.',
        ),
      ],
    },
  },
}
