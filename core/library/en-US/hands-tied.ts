/** Their hands tied with a cord, and untied, in American English. */
import { direction, type Piece, says } from '../piece.ts'

export const handsTied: Piece = {
  heading: 'Handfasting',
  acts: ['celebrant', 'couple'],
  props: [
    {
      what: 'A soft cord about ten feet long',
      called: 'the cord',
      alsoCalled: ['the rope', 'the ribbon'],
      from: 'couple',
    },
  ],
  music: 'Starts when the cord appears; fades when the hands come free.',
  caution:
    'Untie before the rings and before anything is signed, keep clear of a lapel mic, and rehearse the knot at home.',
  silentMinutes: 2,
  wordings: {
    classic: {
      name: 'Three turns',
      lines: [
        says(
          'celebrant',
          'People say “tying the knot” and never bring any rope. {first} and {second}, you did. Please give each other your hands.',
        ),
        direction('Lay the cord over their wrists, one loose turn for each sentence.'),
        says('celebrant', 'Once around for what you will say to each other, even when it is hard.'),
        says('celebrant', 'Once around for what you will let go, even when you are right.'),
        says(
          'celebrant',
          'Once around for everything that will make you laugh at the wrong moment.',
        ),
        direction('Tie the ends loosely and let go. A short silence.'),
        says(
          'celebrant',
          'Try to pull. Gently. See? The harder you pull apart, the tighter it gets. Move toward each other, and it gives.',
        ),
        direction('Loosen the knot, lift off the cord and hand it to them.'),
        says(
          'celebrant',
          'And look: the cord is off, and neither of you has let go. That part was never up to the rope.',
        ),
      ],
    },
  },
}
