/** What a hand has done to a fact, as its card says it. */
import type { Fact } from './fact.ts'

/** `corrected`: reworded. `released` and `keptOut`: its words are as they were told, and a hand decided about them. */
export type FactByHand = 'corrected' | 'released' | 'keptOut'

/** Undefined where no hand has touched it, and for what a hand added. */
export function factByHand(
  fact: Pick<Fact, 'isCorrected' | 'source' | 'toldAs' | 'mayBeUsed' | 'secretFor'>,
): FactByHand | undefined {
  if (fact.isCorrected !== true || fact.source === 'hand') return undefined
  if (fact.toldAs !== undefined) return 'corrected'
  return fact.mayBeUsed && fact.secretFor === undefined ? 'released' : 'keptOut'
}
