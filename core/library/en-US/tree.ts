/** Two earths and water for one tree, in American English. */
import { direction, type Piece, says } from '../piece.ts'

export const tree: Piece = {
  heading: 'The Tree',
  acts: ['couple'],
  props: [
    {
      what: 'A young tree in its pot',
      called: 'the tree',
      alsoCalled: ['the sapling'],
      from: 'couple',
    },
    {
      what: 'Two jars of loose soil',
      called: 'the soil',
      alsoCalled: ['the earth'],
      from: 'couple',
    },
    {
      what: 'A pitcher of water',
      called: 'the pitcher of water',
      alsoCalled: ['the water', 'the jug'],
      from: 'planner',
    },
    { what: 'A towel for the hands', called: 'the hand towel', from: 'celebrant' },
  ],
  music: 'Starts with the soil; fades when the pitcher is put down.',
  caution:
    'Have the tree potted and the soil in jars, so that no one digs; a couple with a plane to catch or only a balcony is better off with a seed.',
  silentMinutes: 2.5,
  wordings: {
    classic: {
      name: 'A place to climb',
      lines: [
        says(
          'celebrant',
          'Most of us remember one particular tree. We climbed it, or hid behind it, or were told to come down from it. Chances are, somebody planted it years before we needed it.',
        ),
        says(
          'celebrant',
          'That is the odd thing about planting. You do it in an afternoon, and then you mostly wait and carry water.',
        ),
        says(
          'celebrant',
          'There is a jar of soil here from {first} and one from {second}. Please add both, and then water the tree together.',
        ),
        direction('{first} and {second} add their soil and pour the water. Music.'),
        says(
          'celebrant',
          'Don’t dig it up to see whether it is growing. Give it light, give it a bigger pot when it asks, and keep coming back with the water. Then treat each other the same way.',
        ),
      ],
    },
  },
}
