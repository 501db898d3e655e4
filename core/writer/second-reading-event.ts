/** One step of the reading after the writing. */
import * as v from 'valibot'
import { writerFailureCodes } from '../errors.ts'
import { sentenceVerdicts } from '../told/second-reading.ts'

export const secondReadingEventSchema = v.variant('event', [
  /** What was said of one sentence, as it comes. */
  v.object({
    event: v.literal('sentence'),
    /** Its position among the sentences sent, from 0. */
    sentence: v.number(),
    verdict: v.picklist(sentenceVerdicts),
    /** Positions of the clauses it rests on (`clausesOf` of the tellings as sent), from 0. */
    rests: v.array(v.number()),
    isDelicate: v.boolean(),
  }),
  /** The end: clauses that may be said and stand nowhere. */
  v.object({ event: v.literal('ended'), leftOut: v.array(v.number()) }),
  v.object({ event: v.literal('failed'), code: v.picklist(writerFailureCodes) }),
])

export type SecondReadingEvent = v.InferOutput<typeof secondReadingEventSchema>
