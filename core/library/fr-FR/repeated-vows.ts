/** Vows to repeat without rings, breath by breath, in French. */
import { direction, type Piece, says } from '../piece.ts'

const faceToFace = direction(
  '{first} et {second} se font face et se tiennent les mains. Dire chaque phrase et attendre qu’elle soit répétée.',
)

export const repeatedVows: Piece = {
  heading: 'Vœux à répéter',
  acts: ['couple'],
  props: [],
  caution:
    'Dire chaque morceau en regardant la personne qui répète, et jamais deux morceaux à la fois.',
  silentMinutes: 0.3,
  isRepeated: true,
  wordings: {
    home: {
      name: 'La vie à la maison',
      lines: [
        faceToFace,
        says(
          'celebrant',
          'Je dis un bout de phrase, vous le redites. Si la voix se cache, on l’attendra.',
        ),
        says('first', '{second}, je choisis la vie avec toi.'),
        says('first', 'Je promets de te demander ton avis'),
        says('first', 'et d’écouter la réponse.'),
        says('first', 'Je promets de rire de mes défauts'),
        says('first', 'avant de compter les tiens.'),
        says('first', 'Je promets de laisser une lampe allumée'),
        says('first', 'quand tu rentreras tard.'),
        says('second', '{first}, je choisis la vie avec toi.'),
        says('second', 'Je promets de te laisser la fenêtre'),
        says('second', 'une fois sur deux, dans le train.'),
        says('second', 'Je promets de faire la paix'),
        says('second', 'avant de faire la vaisselle.'),
        says('second', 'Je promets de te surprendre,'),
        says('second', 'même un mardi.'),
        says('celebrant', 'Voilà des promesses que l’on pourra vérifier dès lundi.'),
      ],
    },
    solemn: {
      name: 'Solennel',
      lines: [
        faceToFace,
        says('celebrant', 'Il y a peu de mots, et ils pèsent. Prenez-les un à un.'),
        says('first', '{second}, je te donne ma parole.'),
        says('first', 'Ce que tu as vécu,'),
        says('first', 'je l’accueille tout entier.'),
        says('first', 'Ce que je possède,'),
        says('first', 'nous le partagerons.'),
        says('first', 'Tant que j’aurai un souffle,'),
        says('first', 'tu auras une maison.'),
        says('second', '{first}, je te donne ma parole.'),
        says('second', 'Ce que tu as vécu,'),
        says('second', 'je l’accueille tout entier.'),
        says('second', 'Ce que je possède,'),
        says('second', 'nous le partagerons.'),
        says('second', 'Tant que j’aurai un souffle,'),
        says('second', 'tu auras une maison.'),
        says('celebrant', 'Parole donnée, parole reçue.'),
      ],
    },
  },
}
