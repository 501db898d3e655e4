/** The library in the Spanish of Spain. */
import type { Library } from '../piece.ts'
import { frame } from './frame.ts'
import * as pieces from './pieces.ts'

export const library: Library = { language: 'es-ES', frame, pieces }
