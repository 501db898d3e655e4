import * as v from 'valibot'
import type { Answers, CeremonyInfo, Texts } from '#core/ceremony.ts'

/** Everything of one ceremony that leaves the device when the celebrant saves it to a file. */
export interface CeremonyContent {
  info: CeremonyInfo
  answers: Answers
  texts: Texts
}

const format = 'enlace-ceremony'
const version = 1

const contentSchema = v.object({
  format: v.literal(format),
  version: v.literal(version),
  info: v.object({
    brideName: v.string(),
    groomName: v.string(),
    location: v.string(),
    date: v.union([v.literal(''), v.pipe(v.string(), v.isoDate())]),
    time: v.union([v.literal(''), v.pipe(v.string(), v.isoTime())]),
  }),
  answers: v.tuple([v.string(), v.string(), v.string(), v.string(), v.string()]),
  texts: v.object({ welcome: v.string(), ceremony: v.string(), finalMessage: v.string() }),
})

const newerSchema = v.object({
  format: v.literal(format),
  version: v.pipe(v.number(), v.gtValue(version)),
})

export type FileRefusal = 'not-json' | 'not-a-ceremony' | 'newer-version'

/** The file's text: JSON with its format and version first, indented, so that people can look into it. */
export function writeCeremonyFile(content: CeremonyContent): string {
  return `${JSON.stringify({ format, version, ...content }, null, 2)}\n`
}

/** Reads a file back. Lengths are not limited here: the fields say what is too much, nothing is cut. */
export function readCeremonyFile(
  text: string,
): { content: CeremonyContent } | { refusal: FileRefusal } {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { refusal: 'not-json' }
  }
  const parsed = v.safeParse(contentSchema, value)
  if (parsed.success) {
    const { info, answers, texts } = parsed.output
    return { content: { info, answers, texts } }
  }
  return { refusal: v.is(newerSchema, value) ? 'newer-version' : 'not-a-ceremony' }
}

/** A file name that says whose ceremony it is, in characters every system allows. */
export function ceremonyFileName(info: CeremonyInfo): string {
  const couple = [info.groomName, info.brideName]
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .join(' e ')
    .replace(/[^\p{L}\p{M}\p{N} .'-]+/gu, '')
    .slice(0, 80)
    .trim()
  return couple === '' ? 'cerimonia.enlace.json' : `cerimonia ${couple}.enlace.json`
}
