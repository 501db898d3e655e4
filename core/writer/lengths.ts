/** How long each text should be, from the wished minutes and from what there is to tell. */
import type { TextName } from '../ceremony/ceremony.ts'

export interface Length {
  /** Words, rounded to tens: from, to. */
  words: readonly [number, number]
  paragraphs: number
  /** In each paragraph, from and to: only where little is known, since else the words say it. */
  sentences?: readonly [number, number]
}

export interface LengthBasis {
  /** Of the whole ceremony; undefined if nobody wished for any. */
  minutes?: number
  /** What the rest of the plan takes of them. */
  restMinutes?: number
  /** How many facts each text may tell. */
  facts: Readonly<Record<TextName, number>>
  /** Words the couple spent on their story. */
  storyWords: number
  cities: number
  /** Nobody but the two will hear it. */
  alone?: boolean
}

const usual: Readonly<Record<TextName, readonly [number, number]>> = {
  welcome: [140, 200],
  ceremony: [360, 450],
  finalMessage: [90, 130],
}

/** The specification's six paragraphs; where little is known they would be filled with guesses. */
const storyParagraphs = 6
const littleStoryParagraphs = 3
/** Without guests there is nobody to receive, and no journey to tell of. */
const aloneWelcome = { words: [60, 90], paragraphs: 3 } as const
const littleIsKnown = 4
/** Fewer told words than these are one thing, however many clauses they stand in. */
const barelyToldWords = 20
/**
 * Of a paragraph where little is known, and the words of each: three sentences at least where one thing was told, five at
 * most where it is more. Words and sentences come from one place, or they ask for different texts.
 */
const littleSentences = [3, 5] as const
const wordsPerLittleSentence = [11, 12] as const

const wordsPerMinute = 120
/** What the three usual texts have together. */
const usualWords = 690
/** Beyond these a text stops being one that is listened to. */
const stretchMost = 1.7
const stretchLeast = 0.6

const wordsPerCity = 30
const citiesInUsual = 4

const toTens = (words: number): number => Math.max(20, Math.round(words / 10) * 10)

function stretchOf({ minutes, restMinutes }: LengthBasis): number {
  if (minutes === undefined || restMinutes === undefined) return 1
  const words = (minutes - restMinutes) * wordsPerMinute
  return Math.min(stretchMost, Math.max(stretchLeast, words / usualWords))
}

/** Told again for the ear, a story needs more than three times the words; what goes beyond comes from nobody. */
const wordsPerToldWord = 4.5
/** Six paragraphs of fewer words each are a list. */
const storyLeastWords = 340

/** The length of one text. Little to tell is never stretched. */
export function lengthOf(text: TextName, basis: LengthBasis): Length {
  const stretch = stretchOf(basis)
  const [from, to] = usual[text]
  if (text === 'ceremony' && basis.facts.ceremony < littleIsKnown) {
    const most = basis.storyWords < barelyToldWords ? littleSentences[0] + 1 : littleSentences[1]
    const scaled = (count: number): number => Math.max(1, Math.round(count * Math.min(1, stretch)))
    const sentences = [scaled(most - 1), scaled(most)] as const
    return {
      words: [
        toTens(littleStoryParagraphs * sentences[0] * wordsPerLittleSentence[0]),
        toTens(littleStoryParagraphs * sentences[1] * wordsPerLittleSentence[1]),
      ],
      paragraphs: littleStoryParagraphs,
      sentences,
    }
  }
  if (text === 'welcome' && basis.alone === true) {
    return { words: aloneWelcome.words, paragraphs: aloneWelcome.paragraphs }
  }
  const cities = text === 'welcome' ? Math.max(0, basis.cities - citiesInUsual) * wordsPerCity : 0
  if (text === 'ceremony') {
    const fill = Math.max(storyLeastWords, basis.storyWords * wordsPerToldWord)
    const most = Math.min(to * stretch, fill)
    const least = Math.min(from * stretch, most * (from / to))
    return { words: [toTens(least), toTens(most)], paragraphs: storyParagraphs }
  }
  const paragraphs = { welcome: 4, finalMessage: 2 }[text]
  return { words: [toTens(from * stretch + cities), toTens(to * stretch + cities)], paragraphs }
}
