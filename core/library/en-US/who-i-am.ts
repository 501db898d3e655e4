/** The celebrant introduces themselves, in American English. */
import { type Piece, says } from '../piece.ts'

export const whoIAm: Piece = {
  heading: 'A Word from the Celebrant',
  acts: ['celebrant'],
  props: [],
  caution: 'Three sentences are plenty: nobody came to hear about you.',
  silentMinutes: 0,
  wordings: {
    classic: {
      name: 'A new face',
      lines: [
        says(
          'celebrant',
          'My name is {celebrant}, and for the next little while I am on loan to {both}.',
        ),
        says(
          'celebrant',
          'Whatever I say about them, I heard from them first. If you remember it differently, please take it up with the two of them.',
        ),
      ],
    },
    friend: {
      name: 'One of the family',
      lines: [
        says(
          'celebrant',
          'I’m {celebrant}. Many of you know me from places where nobody would hand me a script.',
        ),
        says(
          'celebrant',
          '{both} asked me to stand up here today, and I said yes before they had finished asking. If my voice cracks, please tell people there were onions.',
        ),
      ],
    },
  },
}
