/** What is delicate in a script, with the words that permit it, and what stays out of it. */
import type { Ceremony } from '../ceremony/document.ts'
import type { Library } from '../library/piece.ts'
import type { ToldQuote } from '../told/second-reading.ts'
import { folded } from '../without-accents.ts'
import { fingerprint } from '../writer/fingerprint.ts'
import { checkedScript } from './checked-script.ts'
import { type HeldWords, heldInTellings } from './held-words.ts'
import { quotePlacer } from './second-reading/standing-readings.ts'
import { type WordsBehind, wordsBehind } from './told-where.ts'

export interface DelicateSentence extends WordsBehind {
  /** By which a decision about it is remembered. */
  mark: string
  sentence: string
  sectionKey: string
  /** Position among the section's lines. */
  line: number
  decision?: 'stays' | 'warn'
}

/**
 * Every delicate sentence that is not the library's, in the order of the script, each once. One that nobody has read is
 * perhaps one, if a word of a grave matter stands in it.
 */
export function delicateSentences(ceremony: Ceremony, library: Library): DelicateSentence[] {
  const { lines, readingOf, language } = checkedScript(ceremony, library, {})
  const behind = wordsBehind(ceremony)
  const isDelicate = (text: string): boolean => {
    const read = readingOf(text)
    if (read !== undefined) return read.isDelicate === true
    return language.graveMatters.some((matter) => matter.test(folded(text)))
  }
  const found = new Map<string, DelicateSentence>()
  for (const { origin, sectionKey, line, sentences } of lines) {
    if (origin === 'library' || origin === 'fields') continue
    for (const { text } of sentences) {
      const mark = fingerprint(text)
      if (found.has(mark) || !isDelicate(text)) continue
      const decision = ceremony.delicate?.[mark]
      found.set(mark, {
        ...{ mark, sentence: text, sectionKey, line, ...behind(text) },
        ...(decision && { decision }),
      })
    }
  }
  return [...found.values()]
}

/** What was told and stays out: not the requests themselves, and nothing twice. */
export function staysOut(ceremony: Ceremony): HeldWords[] {
  const { held } = heldInTellings(ceremony)
  return held.filter(
    ({ why, quote }, at) =>
      why !== 'request' && held.findIndex((other) => other.quote === quote) === at,
  )
}

/** What the second reading missed in the script, as far as it is still told and may be said. */
export function leftOutOf(ceremony: Ceremony): ToldQuote[] {
  const { secondReading, ranges } = ceremony
  const placed = quotePlacer(ceremony)
  return (secondReading?.leftOut ?? []).filter((quote) => {
    const place = placed(quote)
    const isHeld = ranges.some(
      ({ telling, decision, start, end }) =>
        telling === quote.telling &&
        decision === 'hold' &&
        place !== undefined &&
        start < place.end &&
        place.start < end,
    )
    return place !== undefined && !isHeld
  })
}
