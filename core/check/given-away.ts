/** Finds which of many matters a sentence gives away, in time that does not grow with their number. */
import { folded } from '../without-accents.ts'
import type { Matter } from './matter.ts'
import { stemOf } from './stems.ts'
import type { Word } from './words-of.ts'

/** Where a sentence gives a matter away. */
interface GivenAway {
  start: number
  end: number
  matter: Matter
  /** Its words alone do not say so for certain. */
  isUncertain: boolean
}

interface Place {
  start: number
  end: number
}

/** Words that many matters have in common tell none of them. */
const mattersOfStem = 60

/** Which matters have a word; the first suffices where one word is enough. */
function byWord(
  matters: readonly Matter[],
  wordsOf: (matter: Matter) => ReadonlySet<string>,
  most: number,
): Map<string, Matter[]> {
  const found = new Map<string, Matter[]>()
  for (const matter of matters) {
    for (const word of wordsOf(matter)) {
      const known = found.get(word)
      if (known === undefined) found.set(word, [matter])
      else if (known.length < most) known.push(matter)
    }
  }
  return found
}

function placeOf({ start, end }: Place, matter: Matter, isUncertain: boolean): GivenAway {
  return { start, end, matter, isUncertain }
}

/** The first matter of which two different words stand in the sentence, and the stretch of all of them. */
function together(
  words: readonly Word[],
  matters: ReadonlyMap<string, readonly Matter[]>,
): { place: Place; matter: Matter } | undefined {
  const shared = new Map<Matter, { stems: Set<string>; place: Place }>()
  for (const { folded: word, start, end } of words) {
    const stem = stemOf(word)
    for (const matter of matters.get(stem) ?? []) {
      const known = shared.get(matter)
      if (known === undefined) shared.set(matter, { stems: new Set([stem]), place: { start, end } })
      else {
        known.stems.add(stem)
        known.place.end = end
      }
    }
  }
  const found = [...shared].find(([, { stems }]) => stems.size > 1)
  return found && { matter: found[0], place: found[1].place }
}

export interface MatterFinder {
  /** What surely gives one of the matters away; undefined if nothing does. */
  surely: (words: readonly Word[]) => GivenAway | undefined
  /** The same, else what is merely like one. */
  perhaps: (words: readonly Word[], sentence: string) => GivenAway | undefined
}

/** @param common words that stand in every script, and so give nothing away alone */
export function matterFinder(
  matters: readonly Matter[],
  common: ReadonlySet<string>,
): MatterFinder {
  const sure = byWord(matters, (matter) => matter.sure, 1)
  const sureTogether = byWord(matters, (matter) => matter.sureTogether, mattersOfStem)
  const telling = byWord(matters, (matter) => matter.telling, 1)
  const kin = byWord(matters, (matter) => matter.kin, 1)
  const alike = byWord(matters, (matter) => matter.stems, mattersOfStem)
  const grave = new Map(
    matters.toReversed().flatMap((matter) => matter.grave.map((one) => [one, matter] as const)),
  )

  const surely = (words: readonly Word[]): GivenAway | undefined => {
    for (const word of words) {
      const [matter] = sure.get(stemOf(word.folded)) ?? []
      // `noiva` begins like `noivado`, and is in every script.
      if (matter !== undefined && !common.has(word.folded)) return placeOf(word, matter, false)
    }
    const both = together(words, sureTogether)
    return both && placeOf(both.place, both.matter, false)
  }

  const gravely = (words: readonly Word[], sentence: string): GivenAway | undefined => {
    const [start, end] = [words[0]?.start, words.at(-1)?.end]
    if (start === undefined || end === undefined) return undefined
    const bare = folded(sentence)
    for (const [pattern, matter] of grave) {
      const said = pattern.exec(bare)?.[0]
      if (said === undefined) continue
      const word = words.find((one) => said.startsWith(one.folded) || one.folded.startsWith(said))
      return placeOf(word ?? { start, end }, matter, true)
    }
    return undefined
  }

  return {
    surely,
    perhaps(words, sentence) {
      const certain = surely(words)
      if (certain !== undefined) return certain
      for (const word of words) {
        const own = common.has(word.folded) ? undefined : telling.get(stemOf(word.folded))?.[0]
        const matter = kin.get(word.folded)?.[0] ?? own
        if (matter !== undefined) return placeOf(word, matter, true)
      }
      const both = together(words, alike)
      return both ? placeOf(both.place, both.matter, true) : gravely(words, sentence)
    },
  }
}
