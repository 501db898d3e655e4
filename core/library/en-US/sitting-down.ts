/** Lets everybody sit down after the entrance, in American English. */
import { direction, type Piece, says } from '../piece.ts'

export const sittingDown: Piece = {
  heading: 'Please Be Seated',
  acts: ['guests'],
  props: [],
  caution:
    'The line most often forgotten: without it, the guests stand through the whole ceremony.',
  silentMinutes: 0.3,
  wordings: {
    classic: {
      name: 'Classic',
      lines: [
        direction('Wait for the music to end and for the couple to take a breath.'),
        says(
          'celebrant',
          'Please sit down and make yourselves comfortable. If I ask you to stand later on and you would rather not, stay just as you are.',
        ),
      ],
    },
  },
}
