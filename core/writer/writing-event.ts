/** One step of a press: facts as they are read, then the texts (docs/design/shape.md section 5). */
import * as v from 'valibot'
import { textNames } from '../ceremony/ceremony.ts'
import { questionIds } from '../ceremony/question-ids.ts'
import { writerFailureCodes } from '../errors.ts'
import { factSchema, missingMatters } from './fact.ts'

const text = v.picklist(textNames)

export const writingEventSchema = v.variant('event', [
  /** A new card, or one whose labels changed: the later of two with one id counts. */
  v.object({ event: v.literal('fact'), fact: factSchema }),
  /** Nothing of this answer reaches a writer; without facts, or because a wish in it may mean any part of it. */
  v.object({ event: v.literal('withheld'), question: v.picklist(questionIds) }),
  /**
   * The reading is over. `read`: every answer asked for has its facts, and these fingerprints go with them. Otherwise
   * the texts are written from the answers themselves, and no fact is new.
   */
  v.object({
    event: v.literal('facts-ended'),
    outcome: v.picklist(['read', 'nothing-new', 'failed']),
    answersRead: v.record(v.string(), v.string()),
    missing: v.array(v.picklist(missingMatters)),
  }),
  /** Plain words, names included. */
  v.object({ event: v.literal('delta'), text, delta: v.string() }),
  /** The whole text, the couple's names as the tokens of core/library/notation.ts. */
  v.object({ event: v.literal('done'), text, content: v.string() }),
  v.object({ event: v.literal('failed'), text, code: v.picklist(writerFailureCodes) }),
])

export type WritingEvent = v.InferOutput<typeof writingEventSchema>
