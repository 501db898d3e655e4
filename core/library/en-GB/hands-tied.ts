/** Their hands tied with a cord, in British English: the cord is measured in metres. */
import { handsTied as america } from '../en-US/hands-tied.ts'
import type { Piece } from '../piece.ts'
import { spelledInBritain } from './spelling.ts'

export const handsTied: Piece = {
  ...spelledInBritain(america),
  props: [
    {
      what: 'A soft cord about three metres long',
      called: 'the cord',
      alsoCalled: ['the rope', 'the ribbon'],
      from: 'couple',
    },
  ],
}
