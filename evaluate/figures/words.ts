/** Words as the figures count them: folded to lower case without accents, numbers included. */
import { folded } from '#core/without-accents.ts'

/** Too common to show that a sentence speaks of something the couple said. */
const shortestContentWord = 5
/** Enough to see that `caminhada` and `caminhamos` are about the same. */
const stemCharacters = 5

export function wordsOf(text: string): string[] {
  return folded(text).match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu) ?? []
}

/** The beginnings of a text's longer words: two texts that share some are likely about the same. */
export function stemsOf(text: string): ReadonlySet<string> {
  const long = wordsOf(text).filter(
    (word) => word.length >= shortestContentWord || /\p{N}/u.test(word),
  )
  return new Set(long.map((word) => word.slice(0, stemCharacters)))
}

/** The paragraphs of a written text: parts between blank lines. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}
