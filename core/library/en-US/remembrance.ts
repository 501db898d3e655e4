/** Those who are missing, in American English; then something light. */
import { direction, type Piece, says } from '../piece.ts'

export const remembrance: Piece = {
  heading: 'In Memory',
  acts: ['celebrant'],
  props: [
    {
      what: 'A candle, already lit, in a glass',
      called: 'the candle',
      from: 'couple',
      wordings: ['litCandle'],
    },
  ],
  caution:
    'Warn the family, so that no one is caught off guard by the name; rehearse how it is said, and stay under a minute.',
  silentMinutes: 0.3,
  wordings: {
    keptSeat: {
      name: 'A place kept',
      lines: [
        says(
          'celebrant',
          'At every good gathering there is one place nobody else can fill. Today that place is kept for {remembered}.',
        ),
        says(
          'celebrant',
          'I won’t ask you to be sad. I will ask for a moment of quiet, and for each of you to think of something that made you laugh.',
        ),
        direction('About ten seconds of silence. Count to yourself.'),
        says(
          'celebrant',
          'Thank you. If you laughed just now, even on the inside, you are ready for what comes next.',
        ),
      ],
    },
    litCandle: {
      name: 'A candle burning',
      lines: [
        direction(
          'The candle has been burning since before the ceremony, away from veils, paper and wind.',
        ),
        says(
          'celebrant',
          'One candle was already burning when you arrived. It is here for {remembered}.',
        ),
        says(
          'celebrant',
          'The people we miss still turn up. In a recipe. In a nickname. In your own laugh, when you suddenly hear where you got it.',
        ),
        says(
          'celebrant',
          'The candle will stay lit until we are done. If you catch yourself smiling at it, go right ahead. That is what it’s there for.',
        ),
      ],
    },
  },
}
