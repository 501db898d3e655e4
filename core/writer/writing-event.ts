/** One step of a press: what is held as it is read, then the texts (docs/design/shape.md section 5). */
import * as v from 'valibot'
import { textNames } from '../ceremony/ceremony.ts'
import { writerFailureCodes } from '../errors.ts'
import { tellers } from '../told/telling.ts'
import { heldReasons } from '../told/told-range.ts'

const text = v.picklist(textNames)

/** What a reading, or code, decided about words of a telling; whoever keeps the telling places them (`core/told/place-quote.ts`). */
const foundRangeSchema = v.object({
  telling: v.string(),
  /** Letter by letter as sent; the whole text where words could not be placed. */
  quote: v.string(),
  decision: v.picklist(['hold', 'allow']),
  by: v.picklist(['reading', 'code']),
  why: v.picklist(heldReasons),
  limit: v.optional(v.string()),
})

export type FoundRange = v.InferOutput<typeof foundRangeSchema>

export const writingEventSchema = v.variant('event', [
  /** All that the reading decided, once, before the first word of a text. */
  v.object({
    event: v.literal('read'),
    /**
     * `read`: the model understood, and code made sure. `nothing-new`: every telling was read before. `failed`: no usable
     * answer; code alone held what may have been asked for, and the tellings count as unread.
     */
    outcome: v.picklist(['read', 'nothing-new', 'failed']),
    /** The tellings this replaces the reading's and code's former ranges of; what hands decided stays. */
    tellings: v.array(v.string()),
    ranges: v.array(foundRangeSchema),
    /** Who "I" is in a telling whose teller was unknown. */
    tellers: v.array(v.object({ telling: v.string(), by: v.picklist(tellers) })),
  }),
  /** What came with the reading and nobody waits for: doubts about words, and what to ask the couple next. */
  v.object({
    event: v.literal('asked'),
    doubts: v.array(v.object({ telling: v.string(), quote: v.string(), question: v.string() })),
    questions: v.array(v.string()),
  }),
  /** So many tellings were left out of what this text is written from: the service cannot hold them all. */
  v.object({ event: v.literal('shortened'), text, tellings: v.number() }),
  /** Plain words, names included. */
  v.object({ event: v.literal('delta'), text, delta: v.string() }),
  /** The whole text, the couple's names as the tokens of core/library/notation.ts. */
  v.object({ event: v.literal('done'), text, content: v.string() }),
  v.object({ event: v.literal('failed'), text, code: v.picklist(writerFailureCodes) }),
])

export type WritingEvent = v.InferOutput<typeof writingEventSchema>
