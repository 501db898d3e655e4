/** Introduces the vows the couple wrote themselves, in American English. */
import { direction, type Piece, says } from '../piece.ts'

export const personalVows: Piece = {
  heading: 'Personal Vows',
  acts: ['couple'],
  props: [{ what: 'Their vows, on paper', called: 'the vows', isKept: true, from: 'couple' }],
  caution:
    'Read both beforehand: they should be about the same length, and a copy of each belongs in your pocket.',
  silentMinutes: 3,
  wordings: {
    classic: {
      name: 'Out loud',
      lines: [
        says(
          'celebrant',
          'So far you have heard a good deal from me. The next words belong to the two of you alone. Nobody handed them to you, and nobody else could ever say them. You wrote them yourselves, out of your own days, and we are about to hear them for the first time.',
        ),
        says(
          'celebrant',
          'To everyone listening: this is the part people will ask you about tomorrow. {first} and {second}, forget I said that. Look at each other, breathe, and begin whenever you are ready.',
        ),
        direction('{first} reads {first:her|his|their own} vows. Hold the microphone if needed.'),
        direction('{second} reads {second:her|his|their own} vows.'),
        says(
          'celebrant',
          'Thank you for letting us overhear that. Whatever you wrote it on, keep it. There will come an evening, years from now, when one of you asks to hear it again. The other will find that there is hardly a word to change.',
        ),
      ],
    },
    stepBack: {
      name: 'One step back',
      lines: [
        says(
          'celebrant',
          'I am going to stop talking now and get out of the picture. What comes next doesn’t have to be polished. It has to sound like you two at home, with the door shut.',
        ),
        direction('Take a real step aside, out of the photograph. {first} reads.'),
        direction('{second} reads.'),
        says(
          'celebrant',
          'This morning those were two sheets of paper. Now everyone here knows what is on them, and every one of us is on your side.',
        ),
      ],
    },
    alone: {
      name: 'No guests',
      fits: { noGuests: true },
      lines: [
        says(
          'celebrant',
          'I am going for a short walk. What {first} and {second} have to say is for two pairs of ears, and neither pair is mine.',
        ),
        direction(
          'Walk away until you cannot hear. {first} reads, then {second}. Come back when they wave.',
        ),
        says('celebrant', 'I don’t know what was said. From your faces, I would say it went well.'),
      ],
    },
  },
}
