/** The question to each of them, and the answers, in American English. */
import { direction, type Piece, says } from '../piece.ts'

const slowly = direction('Ask slowly, and wait for each answer.')

export const consent: Piece = {
  heading: '“I Do”',
  acts: ['celebrant', 'couple'],
  props: [],
  caution:
    'One question, one answer: with two questions in a sentence, nobody knows when to say “I do.”',
  silentMinutes: 0.2,
  wordings: {
    classic: {
      name: 'Classic',
      lines: [
        slowly,
        says(
          'celebrant',
          'Before the rings, there is a question. I will ask it twice, and each of you will answer for yourself.',
        ),
        says(
          'celebrant',
          '{first}, do you freely and gladly choose to share your life with {second}?',
        ),
        says('first', 'I do.'),
        says(
          'celebrant',
          '{second}, do you freely and gladly choose to share your life with {first}?',
        ),
        says('second', 'I do.'),
        says('celebrant', 'We all heard it.'),
      ],
    },
    playful: {
      name: 'With a smile',
      lines: [
        slowly,
        says(
          'celebrant',
          'Time for the question. There is no essay section and no partial credit, and the right answer is two words long.',
        ),
        says(
          'celebrant',
          '{first}, do you take {second} on good days, on dull days and on trash day?',
        ),
        says('first', 'I do.'),
        says('celebrant', 'One vote in favor. One to go.'),
        says(
          'celebrant',
          '{second}, do you take {first}, complete with every habit I have sworn not to mention today?',
        ),
        says('second', 'I do.'),
        says('celebrant', 'Carried unanimously. Moving on.'),
      ],
    },
    religious: {
      name: 'In faith',
      fits: { faith: 'religious' },
      lines: [
        slowly,
        says(
          'celebrant',
          'Before God and before all of you, I will now ask what {both} came here to answer.',
        ),
        says(
          'celebrant',
          '{first}, of your own free will and trusting in God, do you take {second} to share your life?',
        ),
        says('first', 'I do.'),
        says(
          'celebrant',
          '{second}, of your own free will and trusting in God, do you take {first} to share your life?',
        ),
        says('second', 'I do.'),
        says('celebrant', 'May God help you both to keep your word.'),
      ],
    },
    children: {
      name: 'With the children',
      fits: { children: true },
      lines: [
        slowly,
        says(
          'celebrant',
          'Most people answer this question with a table for two in mind. The one at your house already seats more, so today’s question is a little longer.',
        ),
        says(
          'celebrant',
          '{first}, do you choose {second}, and a home with room in it for {children}?',
        ),
        says('first', 'I do.'),
        says(
          'celebrant',
          '{second}, do you choose {first}, and a home with room in it for {children}?',
        ),
        says('second', 'I do.'),
        says('celebrant', 'That was said in front of {children}. There is no taking it back now.'),
      ],
    },
    again: {
      name: 'Once more',
      fits: { secondMarriage: true },
      lines: [
        slowly,
        says(
          'celebrant',
          'Some people say yes because they have no idea what is coming. These two have a fair idea, and they still want to be asked.',
        ),
        says(
          'celebrant',
          '{first}, knowing all that you know, do you choose to start again, with {second}?',
        ),
        says('first', 'I do.'),
        says(
          'celebrant',
          '{second}, knowing all that you know, do you choose to start again, with {first}?',
        ),
        says('second', 'I do.'),
        says('celebrant', 'Then it has begun.'),
      ],
    },
    alone: {
      name: 'No guests',
      fits: { noGuests: true },
      lines: [
        slowly,
        says('celebrant', 'There is no audience today. You can answer as quietly as you please.'),
        says('celebrant', '{first}, here, with nobody watching, do you choose {second} for life?'),
        says('first', 'I do.'),
        says('celebrant', '{second}, here, with nobody watching, do you choose {first} for life?'),
        says('second', 'I do.'),
        says('celebrant', 'I heard you both.'),
      ],
    },
  },
}
