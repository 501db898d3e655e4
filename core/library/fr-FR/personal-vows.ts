/** Introduces the vows the couple wrote themselves, in French. */
import { direction, type Piece, says } from '../piece.ts'

export const personalVows: Piece = {
  heading: 'Vœux personnels',
  acts: ['couple'],
  props: [
    { what: 'Les vœux, sur papier', called: 'le texte des vœux', isKept: true, from: 'couple' },
  ],
  caution:
    'Lire les deux textes avant : une longueur semblable, et une copie de chacun dans sa poche.',
  silentMinutes: 3,
  wordings: {
    classic: {
      name: 'À voix haute',
      lines: [
        says(
          'celebrant',
          'Les mots que nous avons entendus jusqu’ici, d’autres auraient pu les prononcer. Ceux qui viennent, non. Il a fallu toute une histoire pour qu’ils deviennent vrais, et personne ne pourrait les dire à votre place.',
        ),
        says(
          'celebrant',
          '{first}, {second}, parlez-vous comme si nous n’étions pas là, et prenez votre temps. Personne ici n’attend un discours : on veut vous entendre, tout simplement, avec vos mots à vous. Si l’émotion vous coupe la parole, laissez-la faire ; le silence aussi sait dire oui. Nous vous écoutons.',
        ),
        direction('{first} dit ses vœux. Tenir le micro si besoin.'),
        direction('{second} dit ses vœux.'),
        says(
          'celebrant',
          'Merci. Nous nous en souviendrons, mais ne comptez pas trop sur nous : glissez ces feuilles dans un livre que vous aimez. Un jour de pluie, vous le rouvrirez, et elles vous retomberont entre les mains. Relisez-les : vous n’en changerez pas un mot.',
        ),
      ],
    },
    stepBack: {
      name: 'Un pas de côté',
      lines: [
        says(
          'celebrant',
          'Je vais maintenant faire ce que je fais le moins bien : me taire. Ne cherchez pas la belle phrase. Parlez comme au retour d’une soirée, dans la voiture, quand on se raconte tout.',
        ),
        direction('S’écarter vraiment, hors du cadre. {first} lit.'),
        direction('{second} lit.'),
        says('celebrant', 'Je n’ajoute rien. Je ne ferais pas mieux.'),
      ],
    },
    alone: {
      name: 'Sans invités',
      fits: { noGuests: true },
      lines: [
        says('celebrant', 'Je vais vous laisser un moment. Ce qui suit ne regarde que vous deux.'),
        direction(
          'S’éloigner jusqu’à ne plus entendre. {first} lit, puis {second}. Revenir quand le couple fait signe.',
        ),
        says(
          'celebrant',
          'Je n’ai rien entendu, et c’est très bien. Gardez ces feuilles : il n’en existe pas d’autre exemplaire.',
        ),
      ],
    },
  },
}
