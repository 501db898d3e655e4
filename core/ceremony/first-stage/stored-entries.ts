/**
 * A ceremony as format 1 stored it: three entries under the specification's keys, one of ours with earlier versions of
 * the texts, and one with the layout's number.
 */
import * as v from 'valibot'
import {
  type Answers,
  type CeremonyInfo,
  emptyAnswers,
  emptyInfo,
  emptyTexts,
  type Texts,
} from '../ceremony.ts'

/** The content of a format-1 ceremony, read from entries or from a file. */
export interface FirstStage {
  info: CeremonyInfo
  answers: Answers
  texts: Texts
  /** Replaced texts, all three each time, oldest first; undone ones included. */
  formerTexts: readonly Texts[]
}

const firstStageEntries = ['info', 'answers', 'texts', 'formerTexts'] as const

type FirstStageEntry = (typeof firstStageEntries)[number]

/** The raw content of each entry; null if absent. */
export type StoredEntries = Record<FirstStageEntry | 'layoutVersion', string | null>

export type FirstStageReading =
  /** Nothing is stored, or only empty fields. */
  | { kind: 'nothing' }
  /** Stored by a later version of the product: to be left alone. */
  | { kind: 'newer' }
  /** `unread` lists the entries that were not fully understood: their raw content must be set aside. */
  | { kind: 'read'; content: FirstStage; unread: readonly FirstStageEntry[] }

/** The last layout of format 1. */
const layoutVersion = 1

const isoDate = v.pipe(v.string(), v.isoDate())
const isoTime = v.pipe(v.string(), v.isoTime())
const textsSchema = v.object({
  welcome: v.string(),
  ceremony: v.string(),
  finalMessage: v.string(),
})
const formerTextsSchema = v.object({
  version: v.literal(1),
  past: v.array(textsSchema),
  future: v.array(textsSchema),
})

interface Decoded<Content> {
  content: Content
  /** False if anything was not understood. */
  isWhole: boolean
}

function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw)
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** An entry's text fields; a field that is missing or of another type reads as empty. */
function decodeFields<Fields extends Record<string, string>>(
  raw: string | null,
  empty: Fields,
): Decoded<Fields> {
  if (raw === null) return { content: empty, isWhole: true }
  const value = parseJson(raw)
  if (!isRecord(value)) return { content: empty, isWhole: false }
  let isWhole = true
  const content = Object.fromEntries(
    Object.keys(empty).map((name) => {
      const field = value[name]
      if (typeof field === 'string') return [name, field]
      if (field !== undefined && field !== null) isWhole = false
      return [name, '']
    }),
  ) as Fields
  return { content, isWhole }
}

/** An impossible date or time reads as none. */
function decodeInfo(raw: string | null): Decoded<CeremonyInfo> {
  const { content, isWhole } = decodeFields(raw, { ...emptyInfo })
  const date = v.is(isoDate, content.date) ? content.date : ''
  const time = v.is(isoTime, content.time) ? content.time : ''
  return {
    content: { ...content, date, time },
    isWhole: isWhole && date === content.date && time === content.time,
  }
}

/** An array of exactly five strings; anything in it that is not text reads as empty. */
function decodeAnswers(raw: string | null): Decoded<Answers> {
  if (raw === null) return { content: emptyAnswers, isWhole: true }
  const value = parseJson(raw)
  if (!Array.isArray(value)) return { content: emptyAnswers, isWhole: false }
  const answerAt = (position: number): string => {
    const answer: unknown = value[position]
    return typeof answer === 'string' ? answer : ''
  }
  return {
    content: [answerAt(0), answerAt(1), answerAt(2), answerAt(3), answerAt(4)],
    isWhole: value.length === emptyAnswers.length && value.every((one) => typeof one === 'string'),
  }
}

/** In the order in which they were on screen: undone ones are in the future, latest first. */
function decodeFormerTexts(raw: string | null): Decoded<readonly Texts[]> {
  if (raw === null) return { content: [], isWhole: true }
  const parsed = v.safeParse(formerTextsSchema, parseJson(raw))
  if (!parsed.success) return { content: [], isWhole: false }
  const { past, future } = parsed.output
  return { content: [...past, ...future.toReversed()], isWhole: true }
}

/** Whether nothing was ever written into any of it. */
export function isEmptyFirstStage({ info, answers, texts, formerTexts }: FirstStage): boolean {
  const fields = [info, ...formerTexts, texts].flatMap((entry) => Object.values(entry))
  return [...fields, ...answers].every((field) => field === '')
}

/** Reads what is stored. Never fails: entries it cannot understand are named, so that the caller sets them aside. */
export function readStoredEntries(stored: StoredEntries): FirstStageReading {
  if (stored.layoutVersion !== null && Number(stored.layoutVersion) > layoutVersion) {
    return { kind: 'newer' }
  }
  const entries = {
    info: decodeInfo(stored.info),
    answers: decodeAnswers(stored.answers),
    texts: decodeFields(stored.texts, { ...emptyTexts }),
    formerTexts: decodeFormerTexts(stored.formerTexts),
  }
  const content: FirstStage = {
    info: entries.info.content,
    answers: entries.answers.content,
    texts: entries.texts.content,
    formerTexts: entries.formerTexts.content,
  }
  const unread = firstStageEntries.filter((entry) => !entries[entry].isWhole)
  return unread.length === 0 && isEmptyFirstStage(content)
    ? { kind: 'nothing' }
    : { kind: 'read', content, unread }
}
