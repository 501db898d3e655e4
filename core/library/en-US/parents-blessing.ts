/** Those who raised the couple bless them, in American English. */
import { direction, type Piece, says } from '../piece.ts'

export const parentsBlessing: Piece = {
  heading: 'A Blessing from the Families',
  acts: ['parents', 'couple'],
  props: [],
  caution:
    'Settle beforehand who comes: a mother, a father, a grandparent, whoever raised them. No one has to come in a pair, and no one is given away.',
  silentMinutes: 1,
  wordings: {
    classic: {
      name: 'Across the street',
      lines: [
        says(
          'celebrant',
          'I would like to ask {thanked} to come and stand close to {first} and {second}.',
        ),
        direction('The families come up and lay a hand on the couple’s shoulders.'),
        says(
          'celebrant',
          'There was a day when you let go of a small hand at the curb and watched a child cross the street alone. You have been watching ever since.',
        ),
        says(
          'celebrant',
          'Nobody is being given away today. These two crossed by themselves. But they did look back, because there is one thing they would like from you.',
        ),
        says('celebrant', 'Do they have your blessing?'),
        direction('The families answer: “They do.”'),
        says('celebrant', 'Then tell them so, as quietly as you like. The rest of us can wait.'),
        direction('Wait, away from the microphone. What is said there stays there.'),
        says('celebrant', 'We didn’t hear a word of it, and we understood it all.'),
      ],
    },
  },
}
