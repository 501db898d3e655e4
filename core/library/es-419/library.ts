/** The library in Latin American Spanish (ustedes). */
import type { Library } from '../piece.ts'
import { frame } from './frame.ts'
import * as pieces from './pieces.ts'

export const library: Library = { language: 'es-419', frame, pieces }
