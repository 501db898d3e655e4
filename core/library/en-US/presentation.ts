/** The couple is presented to the guests, in American English. */
import { direction, type Piece, says } from '../piece.ts'

export const presentation: Piece = {
  heading: 'Presentation of the Couple',
  acts: ['celebrant', 'couple'],
  props: [],
  caution: 'Ask beforehand which names to use and in which order, and rehearse them aloud.',
  silentMinutes: 0.3,
  wordings: {
    classic: {
      name: 'Classic',
      lines: [
        direction('The couple turns to face the guests. Stand well to the side.'),
        says(
          'celebrant',
          'I get to say the names, and you get to make the noise. Please welcome {first.full} and {second.full}!',
        ),
        direction('Applaud, take a step back and wait for the music.'),
      ],
    },
  },
}
