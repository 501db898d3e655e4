/** What stands in square brackets because it is still to be filled in: a name nobody gave, a text to be chosen. */
import { groups } from '../library/notation.ts'
import type { Frame, Library } from '../library/piece.ts'

export interface Bracket {
  /** With its brackets. */
  words: string
  start: number
  end: number
}

/** The brackets of a text, in their order. */
export function bracketsIn(text: string): Bracket[] {
  return [...text.matchAll(/\[[^[\]\n]+\]/g)].map(({ 0: words, index }) => ({
    words,
    start: index,
    end: index + words.length,
  }))
}

/** Whose name is missing. */
export type BlankOf = 'partner' | 'celebrant' | BlankGroup

/** Whose name is missing where these words stand; undefined if they stand for no name. */
export function blankOf(words: string, { frame, second }: Library): BlankOf | undefined {
  const found = blankIn(words, frame) ?? (second && blankIn(words, second.frame))
  return found === 'bride' || found === 'groom' ? 'partner' : found
}

function blankIn(words: string, { blankNames }: Frame): keyof Frame['blankNames'] | undefined {
  const names = Object.keys(blankNames) as (keyof Frame['blankNames'])[]
  return names.find((name) => blankNames[name] === words)
}

/** Of people besides the couple and the celebrant. */
export type BlankGroup = (typeof groups)[number]

export function isBlankGroup(blank: BlankOf): blank is BlankGroup {
  return groups.some((group) => group === blank)
}
