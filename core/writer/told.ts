/** What was told as far as it may be said: what texts are written from. */
import * as v from 'valibot'
import { type QuestionId, questionIds } from '../ceremony/question-ids.ts'
import { sayableText } from '../told/sayable.ts'
import { tellers } from '../told/telling.ts'
import type { ToldRange } from '../told/told-range.ts'
import { type SentTelling, tellingMaxCharacters, tellingsMost } from './writing-request.ts'

const shortText = v.pipe(v.string(), v.maxLength(2_000, 'text-too-long'))

const sayableTellingSchema = v.object({
  question: v.optional(v.picklist(questionIds)),
  by: v.picklist(tellers),
  /** Without what is held back; never empty. */
  text: v.pipe(v.string(), v.maxLength(tellingMaxCharacters, 'text-too-long')),
})

export type SayableTelling = v.InferOutput<typeof sayableTellingSchema>

export const toldSchema = v.object({
  /** In the order in which they were told. */
  tellings: v.pipe(v.array(sayableTellingSchema), v.maxLength(tellingsMost)),
  /** How far permissions go: these words only like this. */
  limits: v.pipe(v.array(v.object({ quote: shortText, limit: shortText })), v.maxLength(200)),
})

export type Told = v.InferOutput<typeof toldSchema>

/** What may be said of these tellings. @param ranges everything that was decided about them */
export function toldOf(
  tellings: readonly Pick<SentTelling, 'id' | 'question' | 'by' | 'text'>[],
  ranges: readonly ToldRange[],
): Told {
  return {
    tellings: tellings.flatMap(({ id, question, by, text }) => {
      const sayable = sayableText(
        text,
        ranges.filter(({ telling }) => telling === id),
      )
      return sayable === '' ? [] : [{ ...(question && { question }), by, text: sayable }]
    }),
    limits: ranges.flatMap(({ decision, quote, limit }) =>
      decision === 'allow' && limit !== undefined ? [{ quote, limit }] : [],
    ),
  }
}

/** What answers this question, all of it. */
export function saidOf({ tellings }: Told, asked: QuestionId): string {
  return tellings
    .filter(({ question }) => question === asked)
    .map(({ text }) => text)
    .join('\n')
}
