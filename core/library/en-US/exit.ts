/** How everybody leaves, in American English. */
import { direction, type Piece, says } from '../piece.ts'

export const exit: Piece = {
  heading: 'Recessional',
  acts: ['couple', 'guests'],
  props: [
    {
      what: 'Petals or soap bubbles',
      called: 'the petals',
      alsoCalled: ['the bubbles', 'the confetti'],
      from: 'planner',
    },
  ],
  music: 'Starts with the couple’s first step and lasts until the last row has left.',
  caution:
    'Wet petals stain and slip, and rice on a hard floor makes people fall; check what the venue allows.',
  silentMinutes: 2,
  wordings: {
    classic: {
      name: 'Classic',
      lines: [
        says(
          'celebrant',
          'That was the ceremony. The marriage starts with the next step they take. Let {both} go first, and if you have something in your hands for them, aim high.',
        ),
        direction(
          '{both} leave first; then the families and those who walked in; then the guests, row by row.',
        ),
      ],
    },
  },
}
