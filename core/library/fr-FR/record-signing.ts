/** Symbolic signing of a page, in French. */
import { direction, type Piece, says } from '../piece.ts'

export const recordSigning: Piece = {
  heading: 'Signature symbolique du registre',
  acts: ['couple', 'attendants'],
  props: [
    {
      what: 'La page à signer, sans blason ni allure officielle',
      called: 'la page à signer',
      alsoCalled: ['le certificat', 'le registre'],
      from: 'celebrant',
    },
    { what: 'Deux stylos qui écrivent', called: 'les stylos', from: 'celebrant' },
    {
      what: 'Une table, et de quoi retenir la page',
      called: 'la table des signatures',
      from: 'planner',
    },
  ],
  music: 'Commence à la première signature ; baisse quand la page est montrée.',
  caution:
    'La page ne doit pas ressembler à un acte ; essayer les stylos avant et poser un poids : le vent aime le papier.',
  silentMinutes: 3,
  wordings: {
    classic: {
      name: 'Pour la mémoire',
      lines: [
        direction(
          'Le registre et le stylo sont prêts sur la table. S’en approcher avec le couple.',
        ),
        says(
          'celebrant',
          'Pour la loi, on signe ailleurs. Ici, on signe pour la mémoire. Ce registre ne connaît ni tampon ni article du Code civil. Il ne porte qu’une date, un lieu et quelques noms. Un jour, quelqu’un l’ouvrira et reconnaîtra une écriture avant même d’avoir lu le nom.',
        ),
        says(
          'celebrant',
          '{first}, {second}, à vous la plume. Appuyez un peu : c’est fait pour durer.',
        ),
        direction('{first} signe, puis {second} signe à son tour.'),
        says(
          'celebrant',
          'Chers témoins, à vous maintenant. Votre rôle ne s’arrête pas ce soir. Une nuit, peut-être, on sonnera chez vous à une heure impossible. Vous ouvrirez.',
        ),
        direction('Les témoins signent. Montrer la page aux invités.'),
        says('celebrant', 'C’est écrit, et nous étions là.'),
      ],
    },
    names: {
      name: 'À la main',
      lines: [
        direction('La page et les stylos sont sur la table.'),
        says(
          'celebrant',
          'On écrit de moins en moins à la main. Les claviers corrigent, alignent, effacent. Une signature, elle, tremble quand on tremble.',
        ),
        says(
          'celebrant',
          'Cette page est un souvenir, rien d’autre. Elle porte la date, le lieu, et beaucoup de blanc.',
        ),
        says('celebrant', '{first}, {second}, signez comme ça vient, droit ou de travers.'),
        direction('{first} signe, puis {second} signe à son tour.'),
        says(
          'celebrant',
          'Et vous qui n’êtes jamais bien loin, venez. Les taches d’encre sont admises.',
        ),
        direction(
          'Les témoins signent, et d’autres proches s’ils le veulent. Montrer la page aux invités.',
        ),
        says('celebrant', 'Voilà une page que personne ne recopiera au propre.'),
      ],
    },
    alone: {
      name: 'Sans invités',
      fits: { noGuests: true },
      lines: [
        direction('La page et le stylo sont prêts.'),
        says(
          'celebrant',
          'On vous demandera comment c’était. Cette page ne le dira pas. Elle dit seulement où, quand, et qui.',
        ),
        says('celebrant', '{first}, {second}, signez. Le reste, vous le saurez par cœur.'),
        direction('{first} signe, puis {second}. Ensuite, toute autre personne présente.'),
        says('celebrant', 'Il n’y a plus qu’à ne pas la perdre.'),
      ],
    },
  },
}
