/** The library in British English: the American pieces in British spelling, and those whose sentences differ. */
import { library as america } from '../en-US/library.ts'
import type { Library } from '../piece.ts'
import { frame } from './frame.ts'
import * as ownPieces from './pieces.ts'
import { spelledInBritain } from './spelling.ts'

const spelled = Object.entries(america.pieces).map(([id, piece]) => [id, spelledInBritain(piece)])

export const library: Library = {
  language: 'en-GB',
  frame,
  pieces: { ...Object.fromEntries(spelled), ...ownPieces },
}
