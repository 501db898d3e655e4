/** What the writers get where answers could not be read into facts: the answers themselves, wishes obeyed by code. */
import type { questionIds } from '../ceremony/question-ids.ts'
import { holdsWish, touches } from './wish-cues.ts'
import type { GivenAnswer, WritingRequest } from './writing-request.ts'

type QuestionId = (typeof questionIds)[number]

export interface RawAnswers {
  answers: GivenAnswer[]
  /** The answers of which nothing is told. */
  withheld: QuestionId[]
}

/**
 * The answers that may be told whole. Withheld are an answer in which anybody asks to leave something unsaid, one that
 * shares a word with what the ceremony leaves unsaid, and the one about challenges unless somebody allowed it.
 */
export function rawAnswers(
  answers: readonly GivenAnswer[],
  {
    leaveUnsaid,
    couple,
    challengesMayBeTold,
  }: Pick<WritingRequest, 'leaveUnsaid' | 'couple' | 'challengesMayBeTold'>,
): RawAnswers {
  const names = couple.flatMap(({ called, full }) => [called, full])
  const given = answers.filter(({ text }) => text.trim() !== '')
  const isWithheld = ({ question, text }: GivenAnswer): boolean =>
    holdsWish(text) ||
    touches(text, leaveUnsaid, names) ||
    (question === 'challenges' && challengesMayBeTold !== true)
  return {
    answers: given.filter((answer) => !isWithheld(answer)),
    withheld: given.filter(isWithheld).map(({ question }) => question),
  }
}
