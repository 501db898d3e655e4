/** What a service is asked to answer to the reading: first what the writing waits for. */
import type { AnswerShape } from '../../writer/prompt.ts'

type Schema = Readonly<Record<string, unknown>>

/** Why a reading holds something; `private` is found by code. */
export const readReasons = ['asked', 'request', 'hardship', 'thirdPerson'] as const

export const readTellers = ['first', 'second', 'both'] as const

function listOf(properties: Readonly<Record<string, Schema>>): Schema {
  const items = {
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  }
  return { type: 'array', items }
}

const text: Schema = { type: 'string' }
const oneOf = (values: readonly string[]): Schema => ({ type: 'string', enum: values })
const quoted = { telling: { type: 'integer' }, quote: text }

const members = {
  hold: listOf({ ...quoted, why: oneOf(readReasons) }),
  limits: listOf({ ...quoted, limit: text }),
  tellers: listOf({ telling: { type: 'integer' }, by: oneOf(readTellers) }),
  doubts: listOf({ ...quoted, question: text }),
  questions: { type: 'array', items: text },
}

export const readingShape: AnswerShape = {
  name: 'reading',
  schema: {
    type: 'object',
    properties: members,
    required: Object.keys(members),
    additionalProperties: false,
  },
}
