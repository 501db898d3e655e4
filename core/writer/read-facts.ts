/**
 * Reads what a service says of the clauses, hard: anything that is not as asked is mended or left out, and whatever
 * remains uncertain is decided for keeping silent.
 */
import * as v from 'valibot'
import { type TextName, textNames } from '../ceremony/ceremony.ts'
import { sentencesOf } from '../ceremony/sentences.ts'
import { hardshipLabels } from './answer-shapes.ts'
import { type Clause, wordCount, wordsOf } from './clauses.ts'
import { type Fact, factSubjects, type MissingMatter, manners, missingMatters } from './fact.ts'
import { fingerprint } from './fingerprint.ts'
import { asksByItself, matterNamed, tellsOf } from './own-matter.ts'
import { saysOnlyWhoTheyAre } from './who-they-are.ts'
import { holdsOrder, holdsWish, touches } from './wish-cues.ts'

/** What is being read. */
export interface Reading {
  clauses: readonly Clause[]
  /** The answers by the source of their clauses. */
  answers: Readonly<Record<string, string>>
  leaveUnsaid: string
  /** The couple's names, which are no matter of their own. */
  names: readonly string[]
}

const numbers = v.fallback(
  v.pipe(
    v.array(v.unknown()),
    v.transform((all) => all.map(Number).filter(Number.isInteger)),
  ),
  [],
)
const flag = v.fallback(v.boolean(), false)

const wishSchema = v.object({
  clauses: numbers,
  leaveOut: numbers,
  isClear: v.fallback(v.boolean(), false),
})

export type LabelledWish = v.InferOutput<typeof wishSchema>

const labelsSchema = v.object({
  clauses: v.pipe(numbers, v.minLength(1)),
  who: v.fallback(v.optional(v.picklist(factSubjects)), undefined),
  when: v.fallback(v.string(), ''),
  texts: v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((all) => textNames.filter((name) => all.includes(name))),
    ),
    [],
  ),
  sensitive: flag,
  hardship: v.fallback(v.optional(v.picklist(hardshipLabels)), undefined),
  manner: v.fallback(v.picklist(['none', ...manners]), 'none'),
  doubt: v.fallback(v.string(), ''),
})

export type FactLabels = v.InferOutput<typeof labelsSchema>

const questionMaxCharacters = 240

/** A wish as a service labels it; undefined if it is none. */
export function readWish(raw: unknown): LabelledWish | undefined {
  const parsed = v.safeParse(wishSchema, raw)
  return parsed.success && parsed.output.clauses.length + parsed.output.leaveOut.length > 0
    ? parsed.output
    : undefined
}

/** A fact as a service labels it; undefined if it points at no clause. */
export function readLabels(raw: unknown): FactLabels | undefined {
  const parsed = v.safeParse(labelsSchema, raw)
  return parsed.success ? parsed.output : undefined
}

export function readMissing(raw: unknown): MissingMatter[] {
  return Array.isArray(raw) ? missingMatters.filter((matter) => raw.includes(matter)) : []
}

/** Where facts of an answer belong, whatever else a service thinks. */
const homeOf: Readonly<Record<string, TextName>> = {
  guestCities: 'welcome',
  howTheyMet: 'ceremony',
  challenges: 'ceremony',
  incredibleThings: 'ceremony',
  success: 'finalMessage',
}

/** At most two: the one the answer is asked for, and one that needs it too. */
function textsOf(source: string, labelled: readonly TextName[]): TextName[] {
  const home = homeOf[source] ?? labelled[0] ?? 'ceremony'
  return [...new Set([home, ...labelled])].slice(0, 2)
}

/** What the wishes come to. */
export interface Silence {
  /** Clauses whose matter is not to be said. */
  leftOut: ReadonlySet<number>
  /** Clauses that are wishes themselves. */
  wishes: ReadonlySet<number>
  /** Sources of which nothing may be said, because a wish in them may mean any part of them. */
  unclear: ReadonlySet<string>
  /** What the requests name that make them so: what tells of it is what they mean. */
  named: readonly string[]
}

/**
 * Whether nothing in the answers tells what these requests name, and each names it by itself. Somebody who tells nothing
 * of an ex and asks not to speak of him means nothing else in the answer.
 */
function isToldNowhere(requests: readonly Clause[], { clauses, answers, names }: Reading): boolean {
  return requests.every((request) => {
    const matter = matterNamed(request.text, names)
    return (
      asksByItself(request, answers[request.source] ?? '', names) &&
      clauses.every(
        (clause) =>
          requests.includes(clause) ||
          clause.source === 'leaveUnsaid' ||
          !tellsOf(clause.text, matter),
      )
    )
  })
}

/**
 * What is to stay unsaid. A wish in an answer that names no clause, or none clearly, silences its whole answer, unless it
 * plainly names what nobody tells; so do words that sound like a wish and were not labelled as one.
 */
export function silenceOf(labelled: readonly LabelledWish[], reading: Reading): Silence {
  const byNumber = new Map(reading.clauses.map((clause) => [clause.number, clause]))
  const leftOut = new Set<number>()
  const wishes = new Set<number>()
  const unclear = new Set<string>()
  const named: string[] = []
  for (const wish of labelled) {
    const own = wish.clauses
      .map((number) => byNumber.get(number))
      .filter((clause) => clause !== undefined)
    const meant = wish.leaveOut.filter((number) => byNumber.has(number))
    for (const { number } of own) wishes.add(number)
    for (const number of meant) leftOut.add(number)
    if (!wish.isClear || (meant.length === 0 && !isToldNowhere(own, reading))) {
      for (const { source, text } of own) {
        if (source === 'leaveUnsaid') continue
        unclear.add(source)
        named.push(...matterNamed(text, reading.names))
      }
    }
  }
  for (const { number, source, text } of reading.clauses) {
    if (source === 'leaveUnsaid' || wishes.has(number) || leftOut.has(number)) continue
    if (holdsWish(text)) {
      wishes.add(number)
      unclear.add(source)
      named.push(...matterNamed(text, reading.names))
    }
  }
  return { leftOut, wishes, unclear, named }
}

/** Whether a request of the whole ceremony names a word of these: `ex` is too short to be found by its sense. */
function isNamedIn(leaveUnsaid: string, words: string, names: readonly string[]): boolean {
  return sentencesOf(leaveUnsaid).some(({ text }) => tellsOf(words, matterNamed(text, names)))
}

function whyWithheld(
  clauses: readonly Clause[],
  words: string,
  labels: Pick<FactLabels, 'hardship' | 'sensitive'>,
  silence: Silence,
  reading: Reading,
): Fact['withheld'] {
  const source = clauses[0]?.source ?? ''
  if (clauses.some(({ number }) => silence.leftOut.has(number))) return 'asked'
  if (touches(words, reading.leaveUnsaid, reading.names)) return 'asked'
  if (isNamedIn(reading.leaveUnsaid, words, reading.names)) return 'asked'
  if (clauses.some(({ number }) => silence.wishes.has(number)) || holdsOrder(words))
    return 'request'
  if (tellsOf(words, silence.named)) return 'asked'
  // What nobody labelled in the answer about challenges may be one; a sensitive matter needs a plain yes.
  const isHardship =
    labels.hardship === undefined
      ? source === 'challenges' || labels.sensitive
      : labels.hardship === 'notAllowed'
  // One press may allow what is unclear; what was hard is allowed one by one.
  if (isHardship) return 'hardship'
  return silence.unclear.has(source) ? 'unclear' : undefined
}

/**
 * The fact that these labels make of their clauses; undefined if the clauses are of no answer, or of several, or say only
 * who the two are.
 */
export function factOf(labels: FactLabels, silence: Silence, reading: Reading): Fact | undefined {
  const wanted = new Set(labels.clauses)
  const all = reading.clauses.filter(({ number }) => wanted.has(number))
  const source = all[0]?.source
  if (source === undefined || source === 'leaveUnsaid') return undefined
  const clauses = all.filter(
    (clause) =>
      clause.source === source &&
      (silence.leftOut.has(clause.number) || !saysOnlyWhoTheyAre(clause.text)),
  )
  if (clauses.length === 0) return undefined
  const words = wordsOf(clauses, reading.answers[source] ?? '')
  const withheld = whyWithheld(clauses, words, labels, silence, reading)
  const when = labels.when.trim()
  const doubt = labels.doubt.trim().slice(0, questionMaxCharacters)
  return {
    id: `${source}.${fingerprint(words)}`,
    words,
    source,
    mayBeUsed: withheld === undefined,
    ...(labels.who && { who: labels.who }),
    ...(when !== '' && words.includes(when) && { when }),
    texts: textsOf(source, labels.texts),
    ...(labels.sensitive && { isSensitive: true }),
    ...(labels.manner !== 'none' && { manner: labels.manner }),
    ...(doubt !== '' && { doubt }),
    ...(withheld && { withheld }),
  }
}

/**
 * Facts for the clauses that no label points at, so that nothing that was said is lost. A single word says nothing by
 * itself; one that is held back is a fact all the same, or the rest of its answer would tell it.
 */
export function unlabelledFacts(
  labelled: ReadonlySet<number>,
  silence: Silence,
  reading: Reading,
): Fact[] {
  return reading.clauses
    .filter(({ number, source }) => source !== 'leaveUnsaid' && !labelled.has(number))
    .map(({ number }) =>
      factOf(
        {
          clauses: [number],
          who: undefined,
          when: '',
          texts: [],
          sensitive: false,
          hardship: undefined,
          manner: 'none',
          doubt: '',
        },
        silence,
        reading,
      ),
    )
    .filter((fact) => fact !== undefined)
    .filter(({ words, mayBeUsed }) => !mayBeUsed || wordCount(words) > 1)
}
