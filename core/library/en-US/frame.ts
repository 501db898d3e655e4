/** What a script needs besides its pieces, in American English. */
import { direction, type Frame } from '../piece.ts'

export const frame: Frame = {
  title: '{first} and {second}’s Wedding Ceremony',
  headings: {
    entrances: 'Processional',
    welcome: 'Welcome',
    ceremony: 'Ceremony',
    finalMessage: 'Closing Words',
  },
  partnerTitles: { bride: 'Bride', groom: 'Groom' },
  blankNames: {
    bride: '[bride’s name]',
    groom: '[groom’s name]',
    partner: '[name]',
    celebrant: '[celebrant’s name]',
    children: '[children’s names]',
    remembered: '[name of the person remembered]',
    thanked: '[name of the person thanked]',
    reader: '[reader’s name]',
  },
  usualEntrances: ['Wedding party', 'Ring bearer', 'Flower girl'],
  entersWith: (name, companion) => `${name}, with ${companion}`,
  entranceNotes: [
    direction(
      'When everyone has reached the front, wait until the guests are seated and the two of them have caught their breath. Then begin.',
    ),
  ],
}
