/** Five words in a row: what makes two texts sound as if they came from one. */
import type { CheckLanguage } from './language/check-language.ts'
import type { Word } from './words-of.ts'

const wordsOfRun = 5

/** Among the five, how many must say something. */
const tellingWords = 2

/** What stands in a run for any name, whosever it is. */
export const anyName = 'x'

export interface Run {
  key: string
  /** Positions of its first and last word. */
  first: number
  last: number
}

/** Every run that says something; names are all alike in it. */
export function runsOf(
  words: readonly Word[],
  names: ReadonlySet<string>,
  language: CheckLanguage,
): Run[] {
  const keys = words.map(({ folded }) => (names.has(folded) ? anyName : folded))
  const tells = keys.map(
    (key) => key.length > 3 && key !== anyName && !language.commonWords.has(key),
  )
  const runs: Run[] = []
  for (let first = 0; first + wordsOfRun <= keys.length; first += 1) {
    const last = first + wordsOfRun - 1
    if (tells.slice(first, last + 1).filter(Boolean).length < tellingWords) continue
    runs.push({ key: keys.slice(first, last + 1).join(' '), first, last })
  }
  return runs
}
