/** A fact as a request carries it, each member as long as what it comes from. A ceremony keeps facts without limits. */
import * as v from 'valibot'
import { answerMaxCharacters } from '../ceremony/ceremony.ts'
import { factSchema } from './fact.ts'

const mark = v.pipe(v.string(), v.maxLength(100))
/** Part of an answer, or typed by hand in its place. */
const told = v.pipe(v.string(), v.maxLength(answerMaxCharacters, 'text-too-long'))

export const sentFactSchema = v.object({
  ...factSchema.entries,
  id: mark,
  words: told,
  toldAs: v.optional(told),
  source: mark,
  when: v.optional(told),
  doubt: v.optional(v.pipe(v.string(), v.maxLength(400))),
})
