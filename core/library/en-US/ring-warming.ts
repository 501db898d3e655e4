/** The rings go from hand to hand before they come to the front, in American English. */
import { direction, type Piece, says } from '../piece.ts'

export const ringWarming: Piece = {
  heading: 'Ring Warming',
  acts: ['attendants', 'guests'],
  props: [
    {
      what: 'A pouch or a ribbon that holds the rings',
      called: 'the pouch for the rings',
      from: 'celebrant',
    },
  ],
  music: 'Starts when the rings set out and lasts until they are back.',
  caution:
    'Good for about forty guests; with more, pass them among the families only, or before the entrance. Loose rings vanish in grass: tie them on.',
  silentMinutes: 4,
  wordings: {
    classic: {
      name: 'Classic',
      lines: [
        says(
          'celebrant',
          'Before these rings reach {first} and {second}, they are going to pass through your hands.',
        ),
        says(
          'celebrant',
          'When they come to you, hold them for one slow breath and make a wish for this couple. It can be as grand as a long life or as small as a good parking space. Then pass them along.',
        ),
        direction('The rings start in the front row. Music. Go on when they are back.'),
        says(
          'celebrant',
          '{first}, {second}, feel these. They left here cold. Everyone you invited has had a hand in the difference.',
        ),
      ],
    },
  },
}
