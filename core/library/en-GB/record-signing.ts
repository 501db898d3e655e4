/** Symbolic signing of a keepsake of the marriage, in British English: the legal document is a register here. */
import { recordSigning as america } from '../en-US/record-signing.ts'
import { direction, type Piece, says } from '../piece.ts'
import { spelledInBritain } from './spelling.ts'

const spelled = spelledInBritain(america)

export const recordSigning: Piece = {
  ...spelled,
  caution:
    'No crest, no stamp and no number on the page: it must not be taken for the legal document, which is signed separately.',
  wordings: {
    ...spelled.wordings,
    classic: {
      name: 'Out of a book',
      lines: [
        direction(
          'The certificate and a pen lie ready on the table. Walk over to it with the couple.',
        ),
        says(
          'celebrant',
          'Somewhere there is an official register, with boxes to fill in and a registrar to check every one. This is not that register. This page is a keepsake. What it has is a date, a place, your handwriting and the names of people who saw it happen. One day it may slip out from between the pages of a book. And it will tell whoever picks it up everything they need to know: there was a day, and these two people meant it.',
        ),
        says(
          'celebrant',
          '{first} and {second}, please sign. If your signatures are not at their best, so much the better. Let the page show that your hands were shaking.',
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
          'You two have signed for parcels, signed tenancy agreements and signed things you never read. This page is short, and you know every word of it.',
        ),
        says(
          'celebrant',
          'It asks for nothing but your names, one under the other. That is how they will appear on a good many things from here on: a doorbell, a birthday card, a note on the fridge.',
        ),
        direction('{first} signs, then {second}; then those who stand beside them.'),
        says(
          'celebrant',
          'Frame it or lose it in a drawer. Either way, somebody will find it one day and smile.',
        ),
      ],
    },
  },
}
