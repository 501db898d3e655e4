/** What waits for the celebrant's word, since a request in the same answer may mean it too. */
import type { TextName } from '../ceremony/ceremony.ts'
import { questionIds } from '../ceremony/question-ids.ts'
import type { Fact } from './fact.ts'

/** Whether nobody knows yet if this may be said. */
export function isUnclear({ withheld, mayBeUsed }: Fact): boolean {
  return withheld === 'unclear' && !mayBeUsed
}

/**
 * The questions whose answers wait, by number from 1, in their order.
 * @param text only those that this text is first of all made of
 */
export function questionsWaiting(facts: readonly Fact[], text?: TextName): number[] {
  const sources = new Set(
    facts
      .filter((fact) => isUnclear(fact) && (text === undefined || fact.texts?.[0] === text))
      .map(({ source }) => source),
  )
  return questionIds.flatMap((question, at) => (sources.has(question) ? [at + 1] : []))
}
