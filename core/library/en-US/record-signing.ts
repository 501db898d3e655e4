/** Symbolic signing of a keepsake of the marriage, in American English. */
import { direction, type Piece, says } from '../piece.ts'

export const recordSigning: Piece = {
  heading: 'Signing of the Keepsake Certificate',
  acts: ['couple', 'attendants'],
  props: [
    {
      what: 'The keepsake page',
      called: 'the keepsake page',
      alsoCalled: ['the certificate'],
      from: 'celebrant',
    },
    {
      what: 'A pen that has been tested, and a clip against the wind',
      called: 'the pen',
      from: 'celebrant',
    },
    {
      what: 'A table at a comfortable height for writing',
      called: 'the table for signing',
      from: 'planner',
    },
  ],
  music: 'Starts with the first signature; fades when the page is held up.',
  caution:
    'No seal, no coat of arms and no number on the page: it must not look official. Where you file legal papers too, sign those separately.',
  silentMinutes: 3,
  wordings: {
    classic: {
      name: 'Out of a book',
      lines: [
        direction(
          'The certificate and a pen lie ready on the table. Walk over to it with the couple.',
        ),
        says(
          'celebrant',
          'The law has its own form for a marriage, with boxes to fill in and a fee to pay. This is not that form. This page is a keepsake. What it has is a date, a place, your handwriting and the names of people who saw it happen. One day it may slip out from between the pages of a book. And it will tell whoever picks it up everything they need to know: there was a day, and these two people meant it.',
        ),
        says(
          'celebrant',
          '{first} and {second}, please sign. If your signatures are not at their best, so much the better. Let the record show that your hands were shaking.',
        ),
        direction('{first} signs, then {second}.'),
        says(
          'celebrant',
          'And now the friends who stand beside them. When you sign, you are saying that you saw this, and that you will remind them of it, should they ever need reminding.',
        ),
        direction('The wedding party signs. Hold the page up for all to see.'),
        says('celebrant', 'Signed, witnessed and not to be forgotten.'),
      ],
    },
    ourHandwriting: {
      name: 'Handwriting',
      lines: [
        direction('Walk to the table with the couple. The page and the pen are ready.'),
        says(
          'celebrant',
          'You two have signed for packages, signed leases and signed things you never read. This page is short, and you know every word of it.',
        ),
        says(
          'celebrant',
          'It asks for nothing but your names, one under the other. That is how they will appear on a good many things from here on: a mailbox, a birthday card, a note on the fridge.',
        ),
        direction('{first} signs, then {second}; then those who stand beside them.'),
        says(
          'celebrant',
          'Frame it or lose it in a drawer. Either way, somebody will find it one day and smile.',
        ),
      ],
    },
    alone: {
      name: 'No guests',
      fits: { noGuests: true },
      lines: [
        direction('The page and the pen are ready.'),
        says(
          'celebrant',
          'One day people will ask you for the details. You will remember the light and forget the rest, so let us put something in writing.',
        ),
        says('celebrant', '{first}, {second}, please sign. There is nobody waiting for a turn.'),
        direction('{first} signs, then {second}, then anyone else who is there.'),
        says('celebrant', 'Two names and a date. It will make sense to the people it is for.'),
      ],
    },
  },
}
