/** One step of rewriting a part. */
import * as v from 'valibot'
import { writerFailureCodes } from '../errors.ts'

export const partEventSchema = v.variant('event', [
  /** Plain words, names included. */
  v.object({ event: v.literal('delta'), delta: v.string() }),
  /** The whole part, the couple's names as the tokens of core/library/notation.ts. */
  v.object({ event: v.literal('done'), content: v.string() }),
  v.object({ event: v.literal('failed'), code: v.picklist(writerFailureCodes) }),
])

export type PartEvent = v.InferOutput<typeof partEventSchema>
