/** How everybody leaves, in British English: a recessional is for churches here. */
import { exit as america } from '../en-US/exit.ts'
import type { Piece } from '../piece.ts'
import { spelledInBritain } from './spelling.ts'

export const exit: Piece = { ...spelledInBritain(america), heading: 'Leaving Together' }
