/** The words of an answer that a fact stands for, which a hand may have reworded since. */
import { wordCount } from './clauses.ts'
import { clausesApart, type Fact } from './fact.ts'

/** Fewer words may stand in an answer twice by chance. */
const leastWords = 3

/** The stretches of an answer that a fact was read from; for what a hand added its own words. */
export function toldParts({ words, toldAs }: Pick<Fact, 'words' | 'toldAs'>): string[] {
  return (toldAs ?? words).split(clausesApart).filter((part) => part.trim() !== '')
}

function isWithin(part: string, whole: string): boolean {
  return part === whole || (wordCount(part) >= leastWords && whole.includes(part))
}

/** What is left of the words of one fact without those that another stands for; empty if nothing is. */
export function wordsWithout(words: string, told: readonly string[]): string {
  return words
    .split(clausesApart)
    .filter((part) => !told.some((other) => isWithin(part, other)))
    .flatMap((part) => {
      const within = told.filter((other) => isWithin(other, part))
      if (within.length === 0) return part
      const rest = within
        .reduce((left, other) => left.replaceAll(other, ' '), part)
        .replace(/^[\s,;.:!?]+|[\s,;:]+$/gu, '')
        .replace(/\s+/g, ' ')
      return wordCount(rest) > 1 ? rest : []
    })
    .join(clausesApart)
}

/** An answer without what some of its facts were read from; undefined if it says that no longer in these words. */
export function answerWithout(text: string, facts: readonly Fact[]): string | undefined {
  let rest = text
  for (const part of facts.flatMap(toldParts)) {
    if (!text.includes(part)) return undefined
    rest = rest.replaceAll(part, ' ')
  }
  return rest
}
