/** Asks the celebrant to leave the center for the photo of the final kiss, in American English. */
import { direction, type Piece } from '../piece.ts'

export const finalKissNote: Piece = {
  name: 'Reminder for the kiss photo',
  acts: ['celebrant'],
  props: [],
  silentMinutes: 0,
  wordings: {
    classic: {
      name: 'Classic',
      lines: [
        direction(
          'Note to the celebrant: before the closing words, step out of the center, so that the photograph of the kiss shows {both} and no one else.',
        ),
      ],
    },
  },
}
