/** What is held back and what is allowed in the end, where a reading, a hand and code have each decided something. */
import { sentencesOf } from '../ceremony/sentences.ts'
import { wordCount } from './clauses.ts'
import { type FoldedText, foldText, type Place, placesIn } from './place-quote.ts'
import { privateNumbersIn } from './private-numbers.ts'
import type { Telling } from './telling.ts'
import type { ToldRange } from './told-range.ts'
import { holdsOrder } from './wish-cues.ts'
import { mattersOf, sayerOf } from './wish-matters.ts'

/** What was decided about words of a telling, wherever they stand in it. */
export type FoundRange = Omit<ToldRange, 'start' | 'end'> & Partial<Place>

export interface Settling {
  tellings: readonly Pick<Telling, 'id' | 'text'>[]
  /** What stands from before; of tellings that were read anew only the hands' counts. */
  former: readonly ToldRange[]
  /** What a reading, or code in its place, has found. */
  found: readonly FoundRange[]
  /** The ids of the tellings that were read anew. */
  readAnew?: readonly string[]
  /** What the couple typed under `leaveUnsaid`. */
  leaveUnsaid: string
  /** The couple's names, which are in every text and give nothing away. */
  names: readonly string[]
}

interface Decided extends ToldRange {
  /** The higher holds. */
  rank: number
}

/** An explicit wish holds whatever else was decided; then a hand; then code's certainties and the reading. */
const ranks = { wish: 5, handHold: 4, handAllow: 3, hold: 2, allow: 1 }

function rankOf({ by, decision }: Pick<ToldRange, 'by' | 'decision'>): number {
  if (by === 'hand') return decision === 'hold' ? ranks.handHold : ranks.handAllow
  return decision === 'hold' ? ranks.hold : ranks.allow
}

const wordsLeast = 3
/** Nobody holds back as much; each is looked for in all that was told. */
const retoldMost = 500
const everyday = new Set(
  (
    'isso isto aqui ontem hoje agora muito tudo nada casa familia festa pai mae irmao irma amor vida ' +
    'this that here today very much everything nothing home house family party father mother mum brother sister love life ' +
    'ceci cela hier tres tout rien maison famille fete pere mere frere soeur amour ' +
    'esto ayer muy todo casa familia fiesta padre madre hermano hermana vida'
  ).split(' '),
)

/** Whether words say the same wherever they stand: several, or a rare one. */
function standsForItself(quote: string, names: ReadonlySet<string>): boolean {
  if (wordCount(quote) >= wordsLeast) return true
  const words = foldText(quote).folded.match(/[\p{L}\p{N}]+/gu) ?? []
  const isAcronym = /^\P{L}*\p{Lu}{2,6}\P{L}*$/u.test(quote)
  return words.some(
    (word) => !names.has(word) && !everyday.has(word) && (isAcronym || word.length >= 5),
  )
}

/** Where a range stands by its place, if its words are still there; else wherever its telling says them. */
function placesOfFound(range: FoundRange, text: string, folded: () => FoldedText): Place[] {
  const { start, end, quote } = range
  const isThere = start !== undefined && end !== undefined && text.slice(start, end) === quote
  return isThere ? [{ start, end }] : placesIn(folded(), quote)
}

/** The words of a stretch without the spaces around them. */
function trimmed(text: string, { start, end }: Place): Place {
  const words = text.slice(start, end)
  return {
    start: start + words.length - words.trimStart().length,
    end: start + words.trimEnd().length,
  }
}

/** What code is sure of in one telling. */
function certain({ id, text }: Pick<Telling, 'id' | 'text'>): FoundRange[] {
  const numbers = privateNumbersIn(text).map(
    ({ start, end }): FoundRange => ({
      ...{ telling: id, start, end, quote: text.slice(start, end) },
      ...{ decision: 'hold', by: 'code', why: 'private' },
    }),
  )
  const orders = sentencesOf(text)
    .filter((sentence) => holdsOrder(sentence.text))
    .map(
      ({ start, text: quote }): FoundRange => ({
        ...{ telling: id, start, end: start + quote.length, quote },
        ...{ decision: 'hold', by: 'code', why: 'request' },
      }),
    )
  return [...numbers, ...orders]
}

/** A mark, or a word that begins to tell of somebody anew. */
const clauseEnd =
  /[,;:–—](?=\s)|\s(?=(?:e|and|et|y|mas|but|mais|pero)\s(?:eu|ele|ela|a gente|nós|I|he|she|we|they|je|il|elle|on|nous|yo|él|ella|nosotros)\s)|$/giu

/** Shorter, the rest of a sentence says nothing by itself. */
const restWordsLeast = 4

/** The clauses of a sentence that say what is not to be said; all of it where hardly anything else is in it. */
function clausesSaying(sentence: string, isSaid: (text: string) => boolean): Place[] {
  const clauses: Place[] = []
  let from = 0
  for (const { index, 0: mark } of [...sentence.matchAll(clauseEnd)]) {
    clauses.push({ start: from, end: index })
    from = index + mark.length
  }
  const judged = clauses.map((clause) => ({
    clause,
    isSaying: isSaid(sentence.slice(clause.start, clause.end)),
  }))
  const saying = judged.filter(({ isSaying }) => isSaying).map(({ clause }) => clause)
  if (saying.length === 0) return []
  const rest = judged.filter(({ isSaying }) => !isSaying).map(({ clause }) => clause)
  const restWords = rest.map(({ start, end }) => wordCount(sentence.slice(start, end)))
  return restWords.some((count) => count >= restWordsLeast)
    ? saying
    : [{ start: 0, end: sentence.length }]
}

/** The clauses that say what the explicit wishes name. */
function wished(
  { id, text }: Pick<Telling, 'id' | 'text'>,
  isSaid: (text: string) => boolean,
): Decided[] {
  return sentencesOf(text).flatMap((sentence) =>
    clausesSaying(sentence.text, isSaid).map(({ start, end }): Decided => {
      const place = { start: sentence.start + start, end: sentence.start + end }
      return {
        ...{ telling: id, ...place, quote: text.slice(place.start, place.end) },
        ...{ decision: 'hold', by: 'code', why: 'asked', rank: ranks.wish },
      }
    }),
  )
}

/**
 * Of several decisions about the same words the one of the highest rank, of the same rank the one that begins first;
 * those of a telling apart and in their order. Painted letter by letter: whoever repeats one word ten thousand times
 * would else be compared ten thousand times with each of them.
 */
function apart(text: string, decided: readonly Decided[]): ToldRange[] {
  const ordered = decided.toSorted(
    (one, other) => one.rank - other.rank || other.start - one.start || one.end - other.end,
  )
  const painted = new Int32Array(text.length).fill(-1)
  ordered.forEach(({ start, end }, at) => {
    painted.fill(at, start, end)
  })
  const kept: ToldRange[] = []
  for (let start = 0, end = 0; start < text.length; start = end) {
    const at = painted[start] ?? -1
    end = start + 1
    while (end < text.length && painted[end] === at) end += 1
    const decision = ordered[at]
    if (!decision) continue
    const { rank: _, ...range } = decision
    const place = trimmed(text, { start, end })
    const quote = text.slice(place.start, place.end)
    if (/[\p{L}\p{N}]/u.test(quote)) kept.push({ ...range, ...place, quote })
  }
  return kept
}

/**
 * All ranges of the tellings, apart and in their order. A hand's decision goes before a reading's and code's, a hold
 * before an allowance of the same rank. What is held is held wherever it is told again. Only what the couple wrote under
 * `leaveUnsaid` cannot be allowed by hand: it holds the clauses that say it until the wish itself is changed. A quote
 * that stands nowhere in its telling holds the whole of it.
 */
export function settleRanges({
  tellings,
  former,
  found,
  readAnew = [],
  leaveUnsaid,
  names,
}: Settling): ToldRange[] {
  const told = tellings.filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
  const folded = new Map<string, FoldedText>()
  const foldedOf = ({ id, text }: Pick<Telling, 'id' | 'text'>): FoldedText => {
    const known = folded.get(id) ?? foldText(text)
    folded.set(id, known)
    return known
  }
  const own = new Set(names.flatMap((name) => foldText(name).folded.match(/[\p{L}\p{N}]+/gu) ?? []))
  const standing: FoundRange[] = [
    ...former.filter(({ by, telling }) => by === 'hand' || !readAnew.includes(telling)),
    ...found,
    ...told.flatMap(certain),
  ]
  const isSaid = sayerOf(mattersOf(leaveUnsaid, names))

  const decided = new Map<string, Decided[]>(
    told.map((telling) => [telling.id, wished(telling, isSaid)]),
  )
  const byId = new Map(told.map((telling) => [telling.id, telling]))
  const retold = new Map<string, FoundRange>()
  for (const range of standing) {
    const telling = byId.get(range.telling)
    if (!telling) continue
    const { text } = telling
    const places = placesOfFound(range, text, () => foldedOf(telling))
    const isLost = places.length === 0
    // Nobody can tell what an allowance that stands nowhere allows.
    if (isLost && range.decision === 'allow') continue
    for (const { start, end } of isLost ? [{ start: 0, end: text.length }] : places) {
      decided.get(telling.id)?.push({
        ...{ ...range, start, end, quote: text.slice(start, end) },
        rank: rankOf(range),
      })
    }
    const isNew = !retold.has(range.quote) && retold.size < retoldMost && range.why !== 'private'
    if (range.decision === 'hold' && !isLost && isNew && standsForItself(range.quote, own)) {
      retold.set(range.quote, range)
    }
  }
  for (const [quote, range] of retold) {
    for (const telling of told) {
      for (const { start, end } of placesIn(foldedOf(telling), quote)) {
        const by = range.by === 'hand' ? 'code' : range.by
        decided.get(telling.id)?.push({
          ...{ ...range, by, telling: telling.id, start, end },
          ...{ quote: telling.text.slice(start, end), rank: ranks.hold },
        })
      }
    }
  }
  return told.flatMap(({ id, text }) => apart(text, decided.get(id) ?? []))
}
