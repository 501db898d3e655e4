/** Vows to repeat without rings, breath by breath, in American English. */
import { direction, type Piece, says } from '../piece.ts'

const faceToFace = direction(
  '{first} and {second} face each other and hold hands. Say each line and wait for it to be repeated.',
)

export const repeatedVows: Piece = {
  heading: 'Vows to Repeat',
  acts: ['couple'],
  props: [],
  caution: 'Look at the one who is repeating, and never give two lines at once.',
  silentMinutes: 0.3,
  isRepeated: true,
  wordings: {
    home: {
      name: 'Life at home',
      lines: [
        faceToFace,
        says('celebrant', 'Short lines, no test at the end. Just say them to each other.'),
        says('first', '{second}, come home to me.'),
        says('first', 'I will ask about your day'),
        says('first', 'and wait for the long answer.'),
        says('first', 'I will learn when to talk'),
        says('first', 'and when to put the coffee on.'),
        says('first', 'I will take your side in public'),
        says('first', 'and tell you the truth in private.'),
        says('second', '{first}, come home to me.'),
        says('second', 'I will laugh at the old jokes'),
        says('second', 'as if I had never heard them.'),
        says('second', 'I will say sorry first,'),
        says('second', 'at least half the time.'),
        says('second', 'I will guard your sleep'),
        says('second', 'and brag about you behind your back.'),
        says('celebrant', 'We will hold you to the part about the jokes.'),
      ],
    },
    solemn: {
      name: 'Solemn',
      lines: [
        faceToFace,
        says(
          'celebrant',
          'These words are few and old-fashioned. Let each one take the time it needs.',
        ),
        says('first', '{second}, I take you as you are,'),
        says('first', 'and I bring you all that I am.'),
        says('first', 'What I have is yours.'),
        says('first', 'What I lack, we will do without.'),
        says('first', 'In plenty and in want,'),
        says('first', 'in strength and in weakness,'),
        says('first', 'I am yours as long as I live.'),
        says('second', '{first}, I take you as you are,'),
        says('second', 'and I bring you all that I am.'),
        says('second', 'What I have is yours.'),
        says('second', 'What I lack, we will do without.'),
        says('second', 'In plenty and in want,'),
        says('second', 'in strength and in weakness,'),
        says('second', 'I am yours as long as I live.'),
        says('celebrant', 'You have promised, and we have heard you.'),
      ],
    },
  },
}
