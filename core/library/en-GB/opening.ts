/** Before anybody enters, in British English: nobody here calls that a processional. */
import { opening as america } from '../en-US/opening.ts'
import type { Piece } from '../piece.ts'
import { spelledInBritain } from './spelling.ts'

export const opening: Piece = { ...spelledInBritain(america), heading: 'Before the Entrance' }
