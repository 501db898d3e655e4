/** What waits for the celebrant's word: a request in the same answer may mean it too, or it was hard and nobody allowed it. */
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
  return !facts.some(isAllowedByHand) && facts.some(isUnclear)
}

function isAllowedByHand({ isCorrected, mayBeUsed }: Fact): boolean {
  return isCorrected === true && mayBeUsed
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

/** A hardship that no text tells, since nobody plainly allowed it: the question, from 1, and the first such fact of its answer. */
export interface KeptHardship {
  question: number
  fact: string
}

/**
 * By question, in their order. An answer that waits as a whole is not named twice, nor one of which somebody has said what
 * may be told.
 */
export function keptHardships(facts: readonly Fact[]): KeptHardship[] {
  const waiting = questionsWaiting(facts)
  return questionIds.flatMap((question, at): KeptHardship[] => {
    const told = facts.filter(({ source }) => source === question)
    const first = told.find(({ withheld }) => withheld === 'hardship')
    const isDecided = waiting.includes(at + 1) || told.some(isAllowedByHand)
    return first === undefined || isDecided ? [] : [{ question: at + 1, fact: first.id }]
  })
}
