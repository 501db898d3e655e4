import type { Ceremony } from '#core/ceremony/document.ts'
import { questionIds } from '#core/ceremony/question-ids.ts'
import { answerTo } from '#core/told/answers.ts'
import type { Telling } from '#core/told/telling.ts'

/** What was told beside the first answer to each question, in its order. */
export function otherTellings(ceremony: Ceremony): Telling[] {
  const answers = questionIds.map((question) => answerTo(ceremony, question))
  return ceremony.tellings.filter((telling) => !answers.includes(telling))
}
