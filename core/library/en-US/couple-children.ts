/** Words for the children of the couple, in American English. */
import { direction, type Piece, says } from '../piece.ts'

export const coupleChildren: Piece = {
  heading: 'The Family That Is Already Here',
  name: 'Words for the couple’s children',
  acts: ['couple', 'children'],
  props: [
    {
      what: 'A small present for each child',
      called: 'the presents',
      alsoCalled: ['the gifts'],
      from: 'couple',
    },
  ],
  caution:
    'No child has to come up or speak; the other parent may hear about it tomorrow, so take nobody’s place.',
  silentMinutes: 1,
  wordings: {
    classic: {
      name: 'Three promises',
      fits: { children: true },
      lines: [
        direction('Call to the front only those who want to come. Crouch down if you can.'),
        says(
          'celebrant',
          'Grown-ups chose the date, the music and the guest list. The next minute belongs to {children}.',
        ),
        says(
          'celebrant',
          'You keep everybody you already love, by the names you already call them. Nobody is taking anything away from you today. You are getting something instead: three promises.',
        ),
        says('celebrant', '{first}, {second}, what do you promise {children}?'),
        says('both', 'We promise to save you a seat.'),
        says('both', 'We promise to tell you what is going on.'),
        says('both', 'We promise to be there, and on time.'),
        direction(
          '{first} and {second} give each child a present. A hug only if the child wants one.',
        ),
        says(
          'celebrant',
          'If they ever forget, remind them how many people were listening. We’re on your side.',
        ),
      ],
    },
  },
}
