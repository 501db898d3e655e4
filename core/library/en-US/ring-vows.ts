/** What the couple says while exchanging the rings, breath by breath, in American English. */
import { direction, type Piece, says } from '../piece.ts'

const firstRepeats = direction('Hand the ring to {first}, who repeats each line.')
const secondRepeats = direction(
  '{first} puts the ring on {second}’s finger. Now hand the other ring to {second}, who repeats each line.',
)
const secondGives = direction('{second} puts the ring on {first}’s finger.')

export const ringVows: Piece = {
  heading: 'Exchange of Rings',
  acts: ['couple'],
  props: [
    {
      what: 'The rings',
      called: 'the rings',
      alsoCalled: ['the wedding bands'],
      from: 'attendants',
    },
  ],
  caution:
    'Ask beforehand which hand the ring goes on; fingers swell in the heat, so let the wearer push it the rest of the way.',
  silentMinutes: 1,
  isRepeated: true,
  wordings: {
    classic: {
      name: 'Two promises',
      lines: [
        says(
          'celebrant',
          '{first} and {second}, please turn to each other and take each other’s hands. I will give you the words a few at a time. There is no hurry, and nobody here minds if your voice shakes. Ours would shake too.',
        ),
        direction(
          'Hand the ring to {first}, who holds it at the tip of {second}’s finger and repeats each line.',
        ),
        says('first', '{second}, this ring is a small thing'),
        says('first', 'to carry so large a promise.'),
        says('first', 'I give you my time, my patience'),
        says('first', 'and the benefit of the doubt.'),
        says('first', 'On your best days, I will be the loudest one cheering.'),
        says('first', 'On your worst, I will be the one who stays.'),
        says('first', 'With this ring, I marry you.'),
        direction(
          '{first} puts the ring on {second}’s finger. Then hand the other ring to {second}, who repeats each line.',
        ),
        says('second', '{first}, today I choose you in front of everyone.'),
        says('second', 'Tomorrow I will choose you again'),
        says('second', 'with nobody watching.'),
        says('second', 'I promise to keep choosing you, on purpose,'),
        says('second', 'on the most ordinary of days.'),
        says('second', 'When we get it wrong, and sometimes we will,'),
        says('second', 'I promise to reach across the table first.'),
        says('second', 'With this ring, I marry you.'),
        direction('{second} puts the ring on {first}’s finger. Let the moment settle.'),
        says(
          'celebrant',
          'There. What you could only say until now has become something you can hold. When words run short, look down at your hand. The promise you were given today will still be there.',
        ),
      ],
    },
    sameWords: {
      name: 'The same words',
      lines: [
        says(
          'celebrant',
          'You two will make the same promise, word for word. I will say a little, and you say it back.',
        ),
        firstRepeats,
        says('first', '{second}, here is my hand,'),
        says('first', 'and here is my word.'),
        says('first', 'I will tell you the truth'),
        says('first', 'and leave the light on for you.'),
        says('first', 'I will be glad of you'),
        says('first', 'on the days nobody remembers.'),
        says('first', 'Wear this ring,'),
        says('first', 'and know that I meant it.'),
        secondRepeats,
        says('second', '{first}, here is my hand,'),
        says('second', 'and here is my word.'),
        says('second', 'I will tell you the truth'),
        says('second', 'and leave the light on for you.'),
        says('second', 'I will be glad of you'),
        says('second', 'on the days nobody remembers.'),
        says('second', 'Wear this ring,'),
        says('second', 'and know that I meant it.'),
        secondGives,
        says('celebrant', 'The same words, and they sounded brand new both times.'),
      ],
    },
    alone: {
      name: 'No guests',
      fits: { noGuests: true },
      lines: [
        says(
          'celebrant',
          'I will say these lines softly. You may say them more softly still: only one person has to hear.',
        ),
        firstRepeats,
        says('first', '{second}, there is nobody here to impress,'),
        says('first', 'so here is the plain truth.'),
        says('first', 'I like my life with you in it.'),
        says('first', 'I want to keep it that way.'),
        says('first', 'This ring says so.'),
        secondRepeats,
        says('second', '{first}, I have nothing clever to say.'),
        says('second', 'I only know where I am going,'),
        says('second', 'and it is wherever you are.'),
        says('second', 'I want to keep it that way.'),
        says('second', 'This ring says so.'),
        secondGives,
        says('celebrant', 'I have nothing to add to that.'),
      ],
    },
  },
}
