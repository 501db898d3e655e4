/** A candle each, and one lit from both, in American English. */
import { direction, type Piece, says } from '../piece.ts'

export const candles: Piece = {
  heading: 'The Candles',
  acts: ['couple'],
  props: [
    {
      what: 'Three candles, two lit and one unlit',
      called: 'the three candles',
      from: 'couple',
    },
    {
      what: 'Tall glass to shield them from the wind',
      called: 'the glass for the candles',
      from: 'planner',
    },
    { what: 'A long lighter', called: 'the lighter', from: 'celebrant' },
  ],
  music: 'Starts when they pick up their candles; fades once the middle one burns.',
  caution:
    'The wind always wins: tall glass, no veil or loose hair nearby, and ask whether the venue allows a flame.',
  silentMinutes: 1.5,
  wordings: {
    classic: {
      name: 'When the power goes out',
      lines: [
        direction('The two outer candles are already burning behind glass. The middle one is not.'),
        says(
          'celebrant',
          'When the power goes out, somebody looks for the matches. A minute later, everyone has pulled a chair up to one small flame.',
        ),
        says(
          'celebrant',
          'Two of these candles burn for the lives you have led so far, {first} and {second}. The one in the middle has been waiting for both of you.',
        ),
        says('celebrant', 'Please take your candles, one each, and light the third one together.'),
        direction(
          '{first} and {second} light the middle candle at the same moment and put their own back, still burning.',
        ),
        says(
          'celebrant',
          'Leave all three burning. Nobody here has to go out for somebody else to shine. And the next time the power goes out, you will know where to pull up your chairs.',
        ),
      ],
    },
  },
}
