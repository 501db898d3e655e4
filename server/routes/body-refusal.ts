import type * as v from 'valibot'
import { questionIds } from '#core/ceremony/question-ids.ts'
import type { ErrorCode } from '#core/errors.ts'
import type { Refusal } from '#core/messages/error-sentences.ts'
import { callExcess } from '#core/writer/call-size.ts'

/** Codes that the schemas of bodies use as their issues' messages. */
const bodyCodes = [
  'names-missing',
  'name-too-long',
  'location-too-long',
  'answer-too-long',
  'text-too-long',
  'call-too-long',
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
    if (code === 'answer-too-long') return { code, questionNumber: questionNumber(issue) }
    if (code !== 'call-too-long') return { code }
    // The input of this issue is the whole request, as the rule read it.
    const excess =
      typeof issue.input === 'object' && issue.input !== null && callExcess(issue.input)
    if (excess) return { code, ...excess }
  }
  return { code: 'body-invalid' }
}
