/** Where the couple said what stands behind a sentence: the answer, the words in it, and the fact made of them. */
import type { Ceremony } from '../ceremony/document.ts'
import { clausesApart } from '../writer/fact.ts'
import type { SourceFound } from './source-of.ts'

/** A stretch of an answer, in UTF-16 code units. */
export interface Stretch {
  start: number
  end: number
}

export interface Told {
  words: string
  /** The id of a question, or `hand` for what the celebrant added. */
  source: string
  /** Present once the answers were sorted into facts. */
  factId?: string
  /** Where the words stand in the answer, in its order; none where a hand has changed them since. */
  stretches: readonly Stretch[]
}

function stretchOf(words: string, answer: string): Stretch | undefined {
  const pieces = words.split(/\s+/).filter((piece) => piece !== '')
  if (pieces.length === 0) return undefined
  // Breaks between clauses are spaces in the words of a fact.
  const pattern = pieces.map((piece) => piece.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')).join('\\s+')
  const found = new RegExp(pattern).exec(answer)
  return found === null ? undefined : { start: found.index, end: found.index + found[0].length }
}

/** What was found behind a sentence, with the places it comes from, in the order in which it was found. */
export function toldWhere(found: readonly SourceFound[], ceremony: Ceremony): Told[] {
  return found.map(({ from, words }) => {
    const fact = ceremony.facts.find(({ id }) => id === from)
    const source = fact?.source ?? from
    const answer = ceremony.answers[source]?.text ?? ''
    return {
      words,
      source,
      ...(fact === undefined ? {} : { factId: fact.id }),
      stretches: words
        .split(clausesApart)
        .flatMap((part) => stretchOf(part, answer) ?? [])
        .toSorted((one, other) => one.start - other.start),
    }
  })
}
