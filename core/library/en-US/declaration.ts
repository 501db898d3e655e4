/** The fixed words with which a ceremony ends, in American English. */
import { direction, type Piece, type PieceLine, says } from '../piece.ts'

const withCivilEffect: PieceLine = {
  ...direction(
    'Legally binding only if you are authorized, the papers are here and you have said the words the local law requires. Say those words before this line.',
  ),
  power: 'legal',
}

export const declaration: Piece = {
  name: 'Declaration',
  acts: ['celebrant', 'couple'],
  props: [],
  caution: 'Step out of the center before you say “kiss”: that picture is of two people.',
  silentMinutes: 0.2,
  wordings: {
    classic: {
      name: 'Classic',
      lines: [
        withCivilEffect,
        { ...says('celebrant', 'I now pronounce you married. You may kiss!'), power: 'legal' },
        {
          ...says('celebrant', 'In the eyes of everyone here, you are married. You may now kiss!'),
          power: 'symbolic',
        },
      ],
    },
    ownWord: {
      name: 'By your own word',
      lines: [
        withCivilEffect,
        says(
          'celebrant',
          'I could say something solemn now, but you have already said it to each other, and better.',
        ),
        says('celebrant', 'By your own word, you are married. You may kiss!'),
      ],
    },
    everybody: {
      name: 'With every voice',
      lines: [
        withCivilEffect,
        says(
          'celebrant',
          'The last question is for the guests. You heard what was asked, and you heard the answers. So tell me, as loudly as you can: are these two married?',
        ),
        direction('The guests answer. If they are shy, ask again.'),
        says('celebrant', '{first}, {second}, you heard them. You may kiss!'),
      ],
    },
    light: {
      name: 'With a smile',
      lines: [
        withCivilEffect,
        says(
          'celebrant',
          'I have one line left, and strict instructions to get out of the way as soon as I have said it.',
        ),
        says('celebrant', 'You are married. Go ahead, kiss!'),
      ],
    },
    alone: {
      name: 'No guests',
      fits: { noGuests: true },
      lines: [
        withCivilEffect,
        says('celebrant', 'There is no back row to reach, so I will keep my voice down.'),
        says('celebrant', 'You are married. Kiss for as long as you like.'),
      ],
    },
  },
}
