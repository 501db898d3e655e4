/** The library in French. */
import type { Library } from '../piece.ts'
import { frame } from './frame.ts'
import * as pieces from './pieces.ts'

export const library: Library = { language: 'fr-FR', frame, pieces }
