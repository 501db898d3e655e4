/**
 * How a text opens and closes is assigned by code: left to itself a model takes the same way at every wedding.
 */
import type { TextName } from '../ceremony/ceremony.ts'

/** What a move may need: something that is known, guests who hear it, or that there are none. */
type Need = 'place' | 'facts' | 'guests' | 'alone'

/** One way to open or close, as an instruction; `needs` says what must hold for it. */
export interface Move {
  says: string
  needs?: Need | readonly Need[]
}

/** FNV-1a, so that ceremonies with neighbouring ids get different moves. */
function hash(seed: string): number {
  let value = 0x811c9dc5
  for (const character of seed)
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  value ^= value >>> 16
  return Math.imul(value, 0x45d9f3b) >>> 0
}

/** The move for this ceremony; the same seed always gets the same one. Undefined if none fits. */
export function moveFor(
  moves: readonly Move[],
  text: TextName,
  seed: string,
  known: Readonly<Record<Need, boolean>>,
): string | undefined {
  const fitting = moves.filter(({ needs = [] }) => [needs].flat().every((need) => known[need]))
  return fitting[hash(`${text} ${seed}`) % Math.max(1, fitting.length)]?.says
}
