/** What waits for the celebrant's word, since a request in the same answer may mean it too. */
import type { TextName } from '../ceremony/ceremony.ts'
import { questionIds } from '../ceremony/question-ids.ts'
import type { Fact } from './fact.ts'

/** Whether nobody knows yet if this may be said. */
export function isUnclear({ withheld, mayBeUsed }: Fact): boolean {
  return withheld === 'unclear' && !mayBeUsed
}

/**
 * Whether an answer of these facts waits: something in it is unclear, and nobody has begun to say what may be said.
 * Whoever has ticked one has seen the others.
 */
export function waits(facts: readonly Fact[]): boolean {
  const isDecided = facts.some(({ withheld, mayBeUsed }) => withheld === 'unclear' && mayBeUsed)
  return !isDecided && facts.some(isUnclear)
}

/**
 * The questions whose answers wait, by number from 1, in their order.
 * @param text only those that this text is first of all made of
 */
export function questionsWaiting(facts: readonly Fact[], text?: TextName): number[] {
  return questionIds.flatMap((question, at) => {
    const told = facts.filter(({ source }) => source === question)
    const isPart = told.some(
      (fact) => isUnclear(fact) && (text === undefined || fact.texts?.[0] === text),
    )
    return isPart && waits(told) ? [at + 1] : []
  })
}
