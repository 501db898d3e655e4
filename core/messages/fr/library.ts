import type { LibraryMessages } from '../shape/library.ts'

export const library: LibraryMessages = {
  proposals: {
    noReligion: 'Sans religion : retirer la prière ?',
    religion: 'Mariage religieux : remettre la prière ?',
    noGuests: (section) => `Sans invités, ce moment n’a plus d’objet : retirer « ${section} » ?`,
    noGuestsWording: (section) =>
      `Sans invités : prendre pour « ${section} » le texte prévu pour quelques personnes ?`,
    addChildren: 'Il y a des enfants : ajouter des mots pour eux ?',
    childrenWording: (section) =>
      `Il y a des enfants : prendre pour « ${section} » le texte qui parle d’eux ?`,
    secondMarriageWording: (section) =>
      `Second mariage : prendre pour « ${section} » le texte écrit pour cela ?`,
  },
  entranceOrders: {
    brazil: 'Brésil : première personne, cortège, enfants, seconde personne',
    brazilWithParents: 'Brésil : avec les parents, avant le cortège',
    brazilAttendantsFirst: 'Brésil : le cortège d’abord, puis les parents',
    portugal: 'Portugal',
    spain: 'Espagne',
    mexico: 'Mexique',
    france: 'France',
    unitedStates: 'États-Unis',
    unitedKingdom: 'Royaume-Uni',
    australia: 'Australie',
    together: 'Le couple ensemble',
    eachWithParents: 'Chaque personne avec sa famille',
  },
  law: {
    heading: 'Dans votre pays',
    elsewhere:
      'La cérémonie est symbolique, sauf si la loi vous autorise à marier. Pour savoir qui le peut, adressez-vous à l’état civil du pays.',
    source: (date) => `Loi consultée le ${date} sur`,
  },
}
