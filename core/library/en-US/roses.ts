/** A rose to each other, and to those who raised them, in American English. */
import { direction, type Piece, says } from '../piece.ts'

export const roses: Piece = {
  heading: 'The Roses',
  acts: ['couple', 'parents'],
  props: [
    {
      what: 'Roses without thorns, two for the couple and one for each family member',
      called: 'the roses',
      from: 'planner',
    },
  ],
  music: 'Starts with the first rose; fades when the couple is back in place.',
  caution:
    'Strip the thorns, dry the stems, and keep the roses in the shade until they are needed.',
  silentMinutes: 1.5,
  wordings: {
    classic: {
      name: 'The first gift',
      lines: [
        says(
          'celebrant',
          'Gifts will be opened later, and some will need batteries. The first one is simpler. {first}, please give {second} a rose. {second}, please give one in return.',
        ),
        direction('{first} and {second} exchange roses.'),
        says(
          'celebrant',
          'Now agree on a place at home: a shelf, a windowsill, one particular jar. After an argument, whoever is sorry first puts a flower there.',
        ),
        says(
          'celebrant',
          'No note, no speech. The other will know. And if there are ever two flowers there, you may both laugh.',
        ),
        says(
          'celebrant',
          'There are a few more roses here, and we know where they belong. Please take them to {thanked}.',
        ),
        direction('{first} and {second} take the roses to {thanked}, then come back.'),
      ],
    },
  },
}
