/**
 * What services are asked to answer as data. They return numbers and labels, hardly any words: the words are the
 * couple's, and code fetches them. A schema says nothing that some service does not know; every answer is parsed again
 * (`read-facts.ts` and its neighbours), because some services ignore schemas.
 */
import { textNames } from '../ceremony/ceremony.ts'
import { questionIds } from '../ceremony/question-ids.ts'
import { factSubjects, manners, missingMatters } from './fact.ts'
import type { AnswerShape } from './prompt.ts'

type Schema = Readonly<Record<string, unknown>>

function object(properties: Readonly<Record<string, Schema>>): Schema {
  return {
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  }
}

const list = (items: Schema): Schema => ({ type: 'array', items })
const oneOf = (values: readonly string[]): Schema => ({ type: 'string', enum: values })
const text: Schema = { type: 'string' }
const yesOrNo: Schema = { type: 'boolean' }
const number: Schema = { type: 'integer' }

/** How an answer stands to telling a hardship in it. `none`: it is no hardship. */
export const hardshipLabels = ['none', 'allowed', 'notAllowed'] as const

/** Wishes first, so that what follows them can be shown and used as it streams in. */
export const factsShape: AnswerShape = {
  name: 'facts',
  schema: object({
    wishes: list(
      object({
        /** The clauses that ask to leave something unsaid. */
        clauses: list(number),
        /** The clauses whose matter they mean. */
        leaveOut: list(number),
        /** Whether it is plain which ones these are. */
        isClear: yesOrNo,
      }),
    ),
    facts: list(
      object({
        clauses: list(number),
        who: oneOf(factSubjects),
        /** Copied from the clause; empty if it does not say when. */
        when: text,
        texts: list(oneOf(textNames)),
        sensitive: yesOrNo,
        hardship: oneOf(hardshipLabels),
        manner: oneOf(['none', ...manners]),
        /** A question, or empty. */
        doubt: text,
      }),
    ),
    missing: list(oneOf(missingMatters)),
  }),
}

const ranges = list(object({ from: number, to: number }))

/** The lines of the notes that belong to each answer. */
export const notesShape: AnswerShape = {
  name: 'notes',
  schema: object({
    ...Object.fromEntries(questionIds.map((id) => [id, ranges])),
    leaveUnsaid: ranges,
  }),
}

export const voiceShape: AnswerShape = {
  name: 'voice',
  schema: object({
    rhythm: text,
    humour: text,
    address: text,
    openings: list(text),
    closings: list(text),
    neverSays: list(text),
  }),
}
