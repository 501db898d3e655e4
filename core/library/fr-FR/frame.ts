/** What a script needs besides its pieces, in French. */
import { direction, type Frame } from '../piece.ts'

export const frame: Frame = {
  title: 'Cérémonie de mariage de {both}',
  headings: {
    entrances: 'Indications : ordre d’entrée',
    welcome: 'Mot d’accueil',
    ceremony: 'Cérémonie',
    finalMessage: 'Le mot de la fin',
  },
  partnerTitles: { bride: 'La mariée', groom: 'Le marié' },
  blankNames: {
    bride: '[prénom de la mariée]',
    groom: '[prénom du marié]',
    partner: '[prénom]',
    celebrant: '[nom de la personne qui célèbre]',
    children: '[prénoms des enfants]',
    remembered: '[nom de la personne absente]',
    thanked: '[nom de la personne remerciée]',
    reader: '[nom de la personne qui lit]',
  },
  usualEntrances: ['Les témoins', 'L’enfant qui porte les alliances', 'La petite fille d’honneur'],
  entersWith: (name, companion) => `${name}, avec ${companion}`,
  entranceNotes: [
    direction(
      'Une fois le cortège arrivé, laisser aux invités le temps de s’asseoir et au couple celui de reprendre son souffle, puis commencer.',
    ),
  ],
}
