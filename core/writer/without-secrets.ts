/**
 * What nobody but the celebrant may see: it is in no call to any service, wherever it was told again. Whoever asks a
 * service cuts it out of everything that goes along.
 */
import type { Ceremony } from '../ceremony/document.ts'
import { sentencesOf } from '../ceremony/sentences.ts'
import { foldText, type Place, placesIn } from '../told/place-quote.ts'
import type { Telling } from '../told/telling.ts'
import type { ToldRange } from '../told/told-range.ts'

/** A sentence with fewer says nothing that would be known again. */
const wordsLeast = 3

/** A secret, or what a hand keeps for itself; the private numbers that code finds are cut out of prompts instead. */
function isSecret({ decision, secretFor, by, why }: ToldRange): boolean {
  return decision === 'hold' && (secretFor !== undefined || (by === 'hand' && why === 'private'))
}

/** The secrets of a ceremony. */
export interface Secrets {
  /** Nothing is. */
  areNone: boolean
  /** A text, whoever wrote it, without them. */
  cutFrom(text: string): string
  /** A telling without them, its ranges where their words stand now; undefined where nothing of it may leave the device. */
  shared(telling: Telling, ranges: readonly ToldRange[]): Shared | undefined
}

interface Shared {
  text: string
  ranges: ToldRange[]
}

/** The words without the marks around them, which differ from telling to telling. */
function bare(quote: string): string {
  return quote.replace(/^[^\p{L}\p{N}]{1,20}|[^\p{L}\p{N}]{1,20}$/gu, '')
}

/** In their order, those that touch as one. */
function joined(places: readonly Place[]): Place[] {
  const apart: Place[] = []
  for (const { start, end } of places.toSorted((one, other) => one.start - other.start)) {
    const last = apart.at(-1)
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end)
    else apart.push({ start, end })
  }
  return apart
}

/** The text with a space for each of these places, and where a place of it stands then. */
function withoutPlaces(text: string, places: readonly Place[]) {
  const kept: string[] = []
  let from = 0
  for (const { start, end } of places) {
    kept.push(text.slice(from, start))
    from = end
  }
  kept.push(text.slice(from))
  const moved = (position: number, isStart: boolean): number => {
    let lost = 0
    for (const { start, end } of places) {
      if (position >= end) lost += end - start - 1
      else if (position > start) return start - lost + (isStart ? 1 : 0)
      else break
    }
    return position - lost
  }
  return { text: kept.join(' '), moved }
}

/** What is secret in a ceremony: private tellings, sentence by sentence, and secret words of the others. */
export function secretsOf({ tellings, ranges }: Pick<Ceremony, 'tellings' | 'ranges'>): Secrets {
  const secretRanges = ranges.filter(isSecret)
  const isPrivate = (telling: Telling): boolean => telling.isPrivate === true
  const quotes = [
    ...secretRanges.map(({ quote }) => quote),
    ...tellings
      .filter(isPrivate)
      .flatMap(({ text }) => sentencesOf(text).map((sentence) => sentence.text))
      .filter((sentence) => (sentence.match(/[\p{L}\p{N}]+/gu) ?? []).length >= wordsLeast),
  ].map(bare)
  const secretPlaces = (text: string): Place[] => {
    if (quotes.length === 0) return []
    const folded = foldText(text)
    return joined(quotes.flatMap((quote) => placesIn(folded, quote)))
  }

  return {
    areNone:
      secretRanges.length === 0 &&
      !tellings.some((telling) => isPrivate(telling) && telling.text.trim() !== ''),
    cutFrom(text) {
      const places = secretPlaces(text)
      return places.length === 0 ? text : withoutPlaces(text, places).text
    },
    shared(telling, own) {
      const { text } = telling
      if (isPrivate(telling)) return undefined
      const secret = own.filter(isSecret)
      // Where its words cannot be found any more, they may be anywhere.
      const folded = foldText(text)
      if (secret.some(({ quote }) => placesIn(folded, quote).length === 0)) return undefined
      const places = joined([
        ...secretPlaces(text),
        ...secret.filter(({ start, end, quote }) => text.slice(start, end) === quote),
      ])
      const rest = withoutPlaces(text, places)
      const kept = own
        .filter((range) => !isSecret(range))
        .map((range) => {
          const start = rest.moved(range.start, true)
          const end = rest.moved(range.end, false)
          return { ...range, start, end, quote: rest.text.slice(start, end) }
        })
        .filter(({ quote }) => quote.trim() !== '')
      return { text: rest.text, ranges: kept }
    },
  }
}
