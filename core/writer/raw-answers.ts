/** What the writers get where answers could not be read into facts: the answers themselves, wishes obeyed by code. */
import type { QuestionId } from '../ceremony/question-ids.ts'
import type { Fact } from './fact.ts'
import { answerWithout, toldParts } from './told-words.ts'
import { holdsWish, touches } from './wish-cues.ts'
import type { GivenAnswer, WritingRequest } from './writing-request.ts'

export interface RawAnswers {
  answers: GivenAnswer[]
  /** The answers of which nothing is told. */
  withheld: QuestionId[]
}

/** What a hand has silenced is cut out, and so is what it has put right, which is told as it should be. */
function asCorrected({ question, text }: GivenAnswer, facts: readonly Fact[]): string | undefined {
  const corrected = facts.filter(
    ({ source, isCorrected }) => source === question && isCorrected === true,
  )
  const silent = answerWithout(
    text,
    corrected.filter(({ mayBeUsed }) => !mayBeUsed),
  )
  const reworded = corrected
    .filter(({ mayBeUsed, toldAs }) => mayBeUsed && toldAs !== undefined)
    .flatMap(toldParts)
  return silent === undefined
    ? undefined
    : reworded.reduce((rest, part) => rest.replaceAll(part, ' '), silent)
}

/**
 * The answers that may be told, without what a hand has decided about. Withheld are an answer in which anybody asks to
 * leave something unsaid, one that shares a word with what the ceremony leaves unsaid, one in which the words of a
 * silenced fact can no longer be found, and the one about challenges unless somebody allowed it.
 */
export function rawAnswers(
  answers: readonly GivenAnswer[],
  {
    leaveUnsaid,
    couple,
    challengesMayBeTold,
    facts,
  }: Pick<WritingRequest, 'leaveUnsaid' | 'couple' | 'challengesMayBeTold' | 'facts'>,
): RawAnswers {
  const names = couple.flatMap(({ called, full }) => [called, full])
  const told: GivenAnswer[] = []
  const withheld: QuestionId[] = []
  for (const answer of answers.filter(({ text }) => text.trim() !== '')) {
    const { question } = answer
    const text = asCorrected(answer, facts)
    const isWithheld =
      text === undefined ||
      holdsWish(text) ||
      touches(text, leaveUnsaid, names) ||
      (question === 'challenges' && challengesMayBeTold !== true)
    if (isWithheld) withheld.push(question)
    else if (text.trim() !== '') told.push({ ...answer, text })
  }
  return { answers: told, withheld }
}
