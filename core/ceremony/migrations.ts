/**
 * Reads a ceremony of any format. Each step converts one format to the next, so that an ancient document takes the same
 * path as last month's; a format from the future is never guessed at.
 */
import * as v from 'valibot'
import { ceremonyFormat } from './ceremony-format.ts'
import { type Ceremony, ceremonySchema } from './document.ts'
import { fromFirstStage } from './first-stage/from-first-stage.ts'
import type { Beginning } from './new-ceremony.ts'
import { fromFacts } from './second-stage/from-facts.ts'

/** What a document that lacks them is given: an id, a language, the moment it is read. */
export type NewcomersBeginning = Omit<Beginning, 'plan'>

export type CeremonyReading =
  /** `former`: the document that it was converted from, of a former format; absent for what was no document. */
  | { kind: 'ceremony'; ceremony: Ceremony; former?: Record<string, unknown> }
  /** Written by a later version of the product: refused, and to be left as it is. */
  | { kind: 'newer'; format: number }
  | { kind: 'not-a-ceremony' }

/** Returns undefined if the document is not in the format it starts from; may convert over several formats at once. */
type Migration = (document: unknown, beginning: NewcomersBeginning) => unknown

const anyObject = v.looseObject({})

const firstStageFile = v.object({
  format: v.literal('enlace-ceremony'),
  version: v.literal(1),
  info: v.object({
    brideName: v.string(),
    groomName: v.string(),
    location: v.string(),
    date: v.union([v.literal(''), v.pipe(v.string(), v.isoDate())]),
    time: v.union([v.literal(''), v.pipe(v.string(), v.isoTime())]),
  }),
  answers: v.strictTuple([v.string(), v.string(), v.string(), v.string(), v.string()]),
  texts: v.object({ welcome: v.string(), ceremony: v.string(), finalMessage: v.string() }),
})

/** By the format a step starts from. */
export const migrations: Readonly<Record<number, Migration>> = {
  1: (document, beginning) => {
    const parsed = v.safeParse(firstStageFile, document)
    return parsed.success
      ? fromFirstStage({ ...parsed.output, formerTexts: [] }, beginning)
      : undefined
  },
  // All that format 3 adds is optional: the number is there so that an earlier page leaves such words alone.
  2: (document) => (v.is(anyObject, document) ? { ...document, format: 3 } : undefined),
  // And so is all that format 4 adds.
  3: (document) => (v.is(anyObject, document) ? { ...document, format: 4 } : undefined),
  4: fromFacts,
}

const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(1))
const numbered = v.object({ format: wholeNumber })
const firstStageNumbered = v.object({ format: v.literal('enlace-ceremony'), version: wholeNumber })

function formatOf(document: unknown): number | undefined {
  if (v.is(numbered, document)) return document.format
  if (!v.is(firstStageNumbered, document)) return undefined
  // There was only ever one version of such files, so a later one is not ours.
  return document.version === 1 ? 1 : ceremonyFormat + 1
}

/**
 * A ceremony from what was stored or sent, converted to the current format. Never fails; says what is wrong instead.
 */
export function readCeremony(value: unknown, beginning: NewcomersBeginning): CeremonyReading {
  const format = formatOf(value)
  if (format === undefined) return { kind: 'not-a-ceremony' }
  if (format > ceremonyFormat) return { kind: 'newer', format }
  let document = value
  let step: number | undefined = format
  while (step !== undefined && step < ceremonyFormat) {
    document = migrations[step]?.(document, beginning)
    step = formatOf(document)
  }
  const parsed = v.safeParse(ceremonySchema, document)
  if (!parsed.success) return { kind: 'not-a-ceremony' }
  const isFormer = format < ceremonyFormat && v.is(v.looseObject(numbered.entries), value)
  return { kind: 'ceremony', ceremony: parsed.output, ...(isFormer && { former: value }) }
}

/** The same for text, as found in a file or an entry. */
export function readCeremonyText(text: string, beginning: NewcomersBeginning): CeremonyReading {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { kind: 'not-a-ceremony' }
  }
  return readCeremony(value, beginning)
}
