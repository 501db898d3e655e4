import type { LibraryMessages } from '../shape/library.ts'

export const library: LibraryMessages = {
  proposals: {
    noReligion: 'No religion: switch the prayer off?',
    religion: 'A religious wedding: switch the prayer on?',
    noGuests: (section) =>
      `With no guests there is nobody to do this with: switch off “${section}”?`,
    noGuestsWording: (section) =>
      `With no guests: use the wording of “${section}” meant for just the two of them?`,
    addChildren: 'There are children in the family: add words for them?',
    childrenWording: (section) =>
      `There are children in the family: use the wording of “${section}” that names them?`,
    secondMarriageWording: (section) =>
      `A second marriage: use the wording of “${section}” for people who have been here before?`,
  },
  entranceOrders: {
    brazil: 'Brazil: first partner, wedding party, children, second partner',
    brazilWithParents: 'Brazil: with parents, before the wedding party',
    brazilAttendantsFirst: 'Brazil: wedding party first, then parents',
    portugal: 'Portugal',
    spain: 'Spain',
    mexico: 'Mexico',
    france: 'France',
    unitedStates: 'United States',
    unitedKingdom: 'United Kingdom',
    australia: 'Australia',
    together: 'The couple together',
    eachWithParents: 'Each with their own family',
  },
  law: {
    heading: 'What the law says',
    elsewhere:
      'The ceremony is symbolic unless you are authorized to marry couples there. Ask the country’s civil registry who is.',
    source: (date) => `Read on ${date}:`,
  },
}
