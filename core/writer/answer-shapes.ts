/**
 * What services are asked to answer as data. They return numbers and labels, hardly any words: the words are the
 * couple's, and code fetches them. A schema says nothing that some service does not know; every answer is parsed again
 * (`sort-notes.ts`, `voice-prompt.ts`), because some services ignore schemas.
 */
import { questionIds } from '../ceremony/question-ids.ts'
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
const text: Schema = { type: 'string' }
const number: Schema = { type: 'integer' }

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
