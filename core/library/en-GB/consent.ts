/** The question to each of them, in British English: nobody here has a trash day or partial credit. */
import { consent as america } from '../en-US/consent.ts'
import { direction, type Piece, says } from '../piece.ts'
import { spelledInBritain } from './spelling.ts'

const spelled = spelledInBritain(america)

export const consent: Piece = {
  ...spelled,
  wordings: {
    ...spelled.wordings,
    playful: {
      name: 'With a smile',
      lines: [
        direction('Ask slowly, and wait for each answer.'),
        says(
          'celebrant',
          'Time for the question. There is no revision and no resit, and the right answer is two words long.',
        ),
        says(
          'celebrant',
          '{first}, do you take {second} on good days, on dull days and on bin day?',
        ),
        says('first', 'I do.'),
        says('celebrant', 'One vote in favour. One to go.'),
        says(
          'celebrant',
          '{second}, do you take {first}, complete with every habit I have sworn not to mention today?',
        ),
        says('second', 'I do.'),
        says('celebrant', 'Carried unanimously. Next item.'),
      ],
    },
  },
}
