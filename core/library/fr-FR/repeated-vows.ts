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
          'Je dis un bout de phrase, vous le redites. Si la voix vous manque, on attendra.',
        ),
        says('first', '{second}, c’est avec toi que je veux vivre.'),
        says('first', 'Je promets de te demander ton avis'),
        says('first', 'et d’écouter la réponse.'),
        says('first', 'Je promets de rire de mes défauts'),
        says('first', 'avant de compter les tiens.'),
        says('first', 'Je promets de laisser une lampe allumée'),
        says('first', 'quand tu rentreras tard.'),
        says('second', '{first}, c’est avec toi que je veux vivre.'),
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
        says('celebrant', 'Peu de mots, mais ils pèsent lourd. Prenez-les un à un.'),
        says('first', '{second}, je te donne ma parole.'),
        says('first', 'Ce que tu as vécu,'),
        says('first', 'je l’accueille tout entier.'),
        says('first', 'Ce que je possède,'),
        says('first', 'nous le partagerons.'),
        says('first', 'Tant qu’il me restera un souffle,'),
        says('first', 'tu pourras compter sur moi.'),
        says('second', '{first}, je te donne ma parole.'),
        says('second', 'Ce que tu as vécu,'),
        says('second', 'je l’accueille tout entier.'),
        says('second', 'Ce que je possède,'),
        says('second', 'nous le partagerons.'),
        says('second', 'Tant qu’il me restera un souffle,'),
        says('second', 'tu pourras compter sur moi.'),
        says('celebrant', 'Parole donnée, parole reçue.'),
      ],
    },
  },
}
