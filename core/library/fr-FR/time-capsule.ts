/** A present: the box to be opened years later, in French. */
import { direction, type Piece, says } from '../piece.ts'

export const timeCapsule: Piece = {
  heading: 'Un cadeau : la capsule temporelle',
  acts: ['couple', 'attendants'],
  props: [
    {
      what: 'Un coffret qui ferme à clé',
      called: 'le coffret',
      alsoCalled: ['la boîte', 'la capsule'],
      from: 'couple',
    },
    {
      what: 'Une lettre de chaque membre du couple, sous enveloppe',
      called: 'les lettres',
      from: 'couple',
    },
    {
      what: 'Les mots des proches',
      called: 'les mots des proches',
      alsoCalled: ['les messages'],
      from: 'attendants',
    },
    { what: 'Une bouteille de garde', called: 'la bouteille', from: 'attendants' },
  ],
  music: 'Commence quand les lettres entrent dans le coffret ; baisse quand il se ferme.',
  caution:
    'Convenir de la date et de qui garde coffret et clé ; ne pas laisser la bouteille l’après-midi dans une voiture au soleil.',
  silentMinutes: 1,
  wordings: {
    classic: {
      name: 'Dans dix ans',
      lines: [
        direction('Le coffret est apporté ouvert et posé devant le couple.'),
        says(
          'celebrant',
          '{first}, {second}, voici le seul cadeau de la journée qu’il soit interdit de déballer. Vous allez au contraire le fermer, ici, devant nous, et le laisser dormir.',
        ),
        says(
          'celebrant',
          'On y mettra vos lettres, quelques mots de vos proches et une bouteille. À la cave, on apprend une chose que l’on oublie partout ailleurs : il y a des merveilles que l’on abîme en voulant les goûter trop tôt. On les couche, on referme la porte, et le temps, pour une fois, travaille pour nous.',
        ),
        direction(
          '{first} et {second} déposent leurs lettres. Les témoins ajoutent les mots des proches et la bouteille, puis le couple ferme le coffret.',
        ),
        says(
          'celebrant',
          'Dans dix ans, jour pour jour, vous irez le chercher. Vous aurez sans doute changé de canapé, de coiffure et peut-être d’adresse. Débouchez la bouteille, lisez les lettres à voix haute, et laissez le couple d’autrefois vous raconter ce qu’il espérait de vous. Et si un hiver vous paraissait plus long que les autres, n’attendez pas l’anniversaire : ouvrez. Une lettre d’amour n’arrive jamais trop tôt.',
        ),
      ],
    },
    posteRestante: {
      name: 'Poste restante',
      lines: [
        direction('Le coffret est ouvert devant le couple. Garder la clé sur soi.'),
        says(
          'celebrant',
          'À la poste, il y a un guichet pour les gens de passage : la poste restante. La lettre arrive avant vous, et elle attend.',
        ),
        says(
          'celebrant',
          '{first}, {second}, vous avez écrit à un couple qui n’a pas encore d’adresse : vous, plus tard. Posez vos lettres.',
        ),
        direction(
          '{first} et {second} déposent leurs lettres. Les témoins ajoutent ce qu’on leur a confié. Le couple ferme le coffret.',
        ),
        says(
          'celebrant',
          'La clé ne part pas avec vous. Je la remets à quelqu’un qui a promis deux choses : ne pas la perdre, et ne pas s’en servir.',
        ),
        direction('Remettre la clé à la personne que le couple a choisie.'),
        says(
          'celebrant',
          'Le jour venu, présentez-vous au guichet. Et prévoyez la soirée : il y aura du courrier.',
        ),
      ],
    },
  },
}
