/**
 * How much one call of the writer may carry. Each field has its own limit; this one keeps all of them together from
 * spending what no ceremony needs.
 */
import * as v from 'valibot'

/** What five full answers, or a talk of two hours, need; in UTF-16 code units, as input fields count. */
export const callMaxCharacters = 120_000

/** What a call can have too much of, as whoever typed it knows it. */
export const callMatters = ['answers', 'text'] as const

export type CallMatter = (typeof callMatters)[number]

/** By how many characters a call is too long, and what most of it is. */
export interface CallExcess {
  matter: CallMatter
  excessCharacters: number
}

/** The fields without which no request that fits its own limits is too long. */
const matterOf: Readonly<Record<string, CallMatter>> = {
  tellings: 'answers',
  told: 'answers',
  standing: 'text',
  part: 'text',
  before: 'text',
  after: 'text',
  sentences: 'text',
}

/** Every string of a request, wherever in it; the names of its fields are not the sender's. */
export function charactersIn(value: unknown): number {
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce<number>((sum, one) => sum + charactersIn(one), 0)
}

/** What must go so that a call can be made; undefined if nothing must. */
export function callExcess(request: object): CallExcess | undefined {
  const excessCharacters = charactersIn(request) - callMaxCharacters
  if (excessCharacters <= 0) return undefined
  const sizes = callMatters.map((matter) => ({
    matter,
    characters: Object.entries(request)
      .filter(([field]) => matterOf[field] === matter)
      .reduce((sum, [, value]) => sum + charactersIn(value), 0),
  }))
  const largest = sizes.reduce((one, other) => (other.characters > one.characters ? other : one))
  return { matter: largest.matter, excessCharacters }
}

/** The rule as a step of a request's schema; its issue names the error's code and has the request as its input. */
export function fitsOneCall<Request extends object>() {
  return v.check<Request, 'call-too-long'>(
    (request) => callExcess(request) === undefined,
    'call-too-long',
  )
}
