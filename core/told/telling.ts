/**
 * What was told, in the words in which it was told: an answer, a talk, a chat, notes. There is no second list of it; what
 * must not be said is held back in place (`told-range.ts`).
 */
import * as v from 'valibot'

/**
 * Where it comes from. `notes` is also what the celebrant adds; `reply` a message in which the couple answered several
 * questions at once.
 */
export const tellingOrigins = ['answer', 'talk', 'chat', 'notes', 'reply'] as const

/** Who tells it. What is the celebrant's is never quoted as the couple's. */
export const tellers = ['first', 'second', 'both', 'celebrant', 'several', 'unknown'] as const

export const tellingSchema = v.object({
  /** Unique in its ceremony. The first answer to a question has the question's id, so that two devices agree. */
  id: v.pipe(v.string(), v.minLength(1)),
  from: v.picklist(tellingOrigins),
  /** The question it answers; several may answer one. */
  question: v.optional(v.string()),
  by: v.picklist(tellers),
  /** For whoever celebrates alone: it is in no call to any service. */
  isPrivate: v.optional(v.boolean()),
  text: v.string(),
})

export type Telling = v.InferOutput<typeof tellingSchema>
