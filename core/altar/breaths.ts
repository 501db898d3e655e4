/**
 * Cuts a line into what is said in one breath, so that whoever reads aloud never meets a line break in the middle of a
 * thought. The breaths of a line are slices of it: put together they are the line, to the letter.
 */
import { titlesBeforeNames } from '../ceremony/abbreviations.ts'
import { isVerse } from '../ceremony/verses.ts'

/** What a voice carries easily, and the most it is asked to. */
const easyCharacters = 40
const mostCharacters = 84
const mostWords = 14

/** A "word" longer than this (an address, a script without spaces) is cut wherever it must. */
const uncutCharacters = 40

/** A full stop after these ends no sentence. */
const abbreviation = new RegExp(`^[(“"«]?(?:${titlesBeforeNames.join('|')}|\\p{Lu})\\.$`, 'u')
/** Only at the beginning of a line. */
const listNumber = /^\d+\.$/
const sentenceEnd = /(?<![.!?…])[.!?…]+(?:[\u00a0\u202f]?[”’"»)\]])*$/u
const pauseMark = /[;:–—,](?:[\u00a0\u202f]?[”’"»)\]])*$/u
const opensAside = /^[(–—“«]/u

/** Words before which one may breathe where there is no punctuation, in the four languages. */
const breathableBefore = new Set(
  `e que mas ou porque quando onde como para com sem até pois se
   and that but or because when where who which for with without until if
   et mais ou que qui quand parce pour avec sans jusqu’à si où
   y pero o porque cuando donde como para con sin hasta si`.split(/\s+/),
)

interface Word {
  /** With the white space after it. */
  slice: string
  text: string
}

/** What it costs to breathe after a word, and not to reach an easy length: the cheapest breaths are taken. */
const costs = { atMark: 0, beforeJoiningWord: 0.5, elsewhere: 2, alone: 0.8 } as const

/** The breaths of a line, none of them empty. A verse is one, whatever ends within it. */
export function breathsOf(line: string): string[] {
  if (!isVerse(line)) return breathsOfProse(line)
  return (line.match(/\n*[^\n]+\n*|\n+/g) ?? []).flatMap((verse) =>
    verse.length <= mostCharacters ? [verse] : breathsOfProse(verse),
  )
}

function breathsOfProse(text: string): string[] {
  return sentences(wordsOf(text)).flatMap(breathsOfSentence)
}

/** White space at which no line breaks belongs to the word: `«\u202foui\u202f»`. */
const gap = '[^\\S\\u00a0\\u202f]'
const ink = '[\\S\\u00a0\\u202f]'
const wordWithGap = new RegExp(`^${gap}+(?!${ink})|${gap}*${ink}+${gap}*`, 'gu')

function wordsOf(line: string): Word[] {
  return [...line.matchAll(wordWithGap)].flatMap(([slice]) =>
    slice.length <= uncutCharacters
      ? [{ slice, text: slice.trim() }]
      : pieces(slice).map((piece) => ({ slice: piece, text: piece.trim() })),
  )
}

/** Never within a letter that is written with several characters. */
function pieces(slice: string): string[] {
  const letters = slice.match(/[\s\S](?:[\p{M}\p{Emoji_Modifier}]|\u200d[\s\S])*/gu)
  const cut: string[] = []
  for (const letter of letters ?? []) {
    const last = cut.at(-1)
    if (last === undefined || last.length + letter.length > uncutCharacters) cut.push(letter)
    else cut[cut.length - 1] = last + letter
  }
  return cut
}

function sentences(words: readonly Word[]): Word[][] {
  const found: Word[][] = []
  let current: Word[] = []
  words.forEach((word, index) => {
    current.push(word)
    const next = words[index + 1]?.text ?? ''
    const ends =
      // A verse.
      word.slice.includes('\n') ||
      (sentenceEnd.test(word.text) &&
        !abbreviation.test(word.text) &&
        !(index === 0 && listNumber.test(word.text)) &&
        !/^\p{Ll}/u.test(next))
    if (ends) {
      found.push(current)
      current = []
    }
  })
  return current.length === 0 ? found : [...found, current]
}

/** Takes the cheapest way from the first word to the last. */
function breathsOfSentence(words: readonly Word[]): string[] {
  /** By how many words are covered: the cost, and where the last breath began. */
  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }]
  for (let end = 1; end <= words.length; end += 1) {
    let cheapest = { cost: Number.POSITIVE_INFINITY, from: end - 1 }
    const endCost = end === words.length ? 0 : breakCost(words[end - 1], words[end])
    let length = 0
    for (let from = end - 1; from >= 0 && end - from <= mostWords; from -= 1) {
      length += words[from]?.slice.length ?? 0
      if (length > mostCharacters && from < end - 1) break
      const before = best[from]?.cost ?? Number.POSITIVE_INFINITY
      const isWhole = from === 0 && end === words.length
      const cost =
        before +
        Math.max(0, length - easyCharacters) ** 2 / easyCharacters ** 2 +
        // Every breath more is a line more to find.
        0.35 +
        (end - from === 1 && !isWhole ? costs.alone : 0) +
        endCost
      if (cost < cheapest.cost) cheapest = { cost, from }
    }
    best.push(cheapest)
  }
  const breaths: string[] = []
  for (let end = words.length; end > 0; ) {
    const from = best[end]?.from ?? 0
    breaths.push(
      words
        .slice(from, end)
        .map(({ slice }) => slice)
        .join(''),
    )
    end = from
  }
  return breaths.reverse()
}

function breakCost(before: Word | undefined, after: Word | undefined): number {
  if (before === undefined || after === undefined) return 0
  if (pauseMark.test(before.text) || sentenceEnd.test(before.text)) {
    return abbreviation.test(before.text) ? costs.elsewhere : costs.atMark
  }
  if (opensAside.test(after.text)) return costs.atMark
  const bare = after.text.toLowerCase().replace(/(?<![^\p{L}’])[^\p{L}’]+$/u, '')
  return breathableBefore.has(bare) ? costs.beforeJoiningWord : costs.elsewhere
}
