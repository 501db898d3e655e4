import type * as v from 'valibot'
import { questionIds } from '#core/ceremony/question-ids.ts'
import type { ErrorCode } from '#core/errors.ts'
import type { Refusal } from '#core/messages/error-sentences.ts'

/** Codes that the schemas of bodies use as their issues' messages. */
const bodyCodes = [
  'names-missing',
  'name-too-long',
  'location-too-long',
  'answer-too-long',
  'text-too-long',
] as const satisfies readonly ErrorCode[]

function isBodyCode(message: string): message is (typeof bodyCodes)[number] {
  return bodyCodes.some((code) => code === message)
}

const questions: readonly unknown[] = questionIds

/** The number of the question whose answer an issue is about. */
function questionNumber({ path }: v.BaseIssue<unknown>): number {
  const answer: unknown = path?.at(-1)?.input
  const isNamed = typeof answer === 'object' && answer !== null && 'question' in answer
  return isNamed ? questions.indexOf(answer.question) + 1 : 0
}

/** Why a body is refused: the first issue that names a code decides; any other is `body-invalid`. */
export function refusalOf(issues: readonly v.BaseIssue<unknown>[]): Refusal {
  for (const issue of issues) {
    const { message: code } = issue
    if (!isBodyCode(code)) continue
    return code === 'answer-too-long' ? { code, questionNumber: questionNumber(issue) } : { code }
  }
  return { code: 'body-invalid' }
}
