/** How long the three texts should be, from what was told and from the minutes wished. */
import { areAlone } from '../nobody-else.ts'
import type { SayableTelling, Told } from '../told.ts'
import type { WritingRequest } from '../writing-request.ts'

/** Words, from and to. */
type Range = readonly [number, number]

export interface Lengths {
  welcome: Range
  story: Range
  storyParagraphs: number
  closing: Range
}

/** The specification's six paragraphs; where little is known they would be filled with guesses. */
const storyParagraphs = 6
const littleStoryParagraphs = 3
/** Longer ones are no paragraphs to listen to: a long story has more of them. */
const paragraphMostWords = 130

const usualWelcome = [110, 160] as const
const aloneWelcome = [60, 90] as const
const usualClosing = [150, 220] as const
const littleClosing = [70, 110] as const
/** What the three have together where nobody wished for any number of minutes. */
const usualWords = 1_000

const wordsPerCity = 20
const citiesInUsual = 3

/** Fewer told words make no story of six paragraphs. */
const littleIsTold = 60
const barelyAnythingIsTold = 20
/** Told again for the ear a thing needs more words than it was told in; beyond so many they come from nobody. */
const wordsPerToldWord = 3
const wordsOfAnyStory = 160
const usualStoryMostWords = 500
/** Where more was told than makes the usual story, it is chosen from rather than told again. */
const wordsPerFurtherToldWord = 0.5
const storyMostWords = 1_200
/** The shorter end of a range, as a share of the longer. */
const leastShare = 0.75

const wordsPerMinute = 120
/** Beyond these a text stops being one that is listened to. */
const stretchMost = 1.7
const stretchLeast = 0.6

function wordsIn(tellings: readonly SayableTelling[]): number {
  return tellings.flatMap(({ text }) => text.match(/[\p{L}\p{N}]+/gu) ?? []).length
}

const toTens = (words: number): number => Math.max(20, Math.round(words / 10) * 10)

function stretchOf({
  minutes,
  restMinutes,
}: Pick<WritingRequest, 'minutes' | 'restMinutes'>): number {
  if (minutes === undefined || restMinutes === undefined) return 1
  const words = (minutes - restMinutes) * wordsPerMinute
  return Math.min(stretchMost, Math.max(stretchLeast, words / usualWords))
}

function storyOf(toldWords: number): { range: Range; paragraphs: number } {
  if (toldWords < barelyAnythingIsTold) {
    return { range: [70, 110], paragraphs: littleStoryParagraphs }
  }
  if (toldWords < littleIsTold) return { range: [110, 160], paragraphs: littleStoryParagraphs }
  const usual = wordsOfAnyStory + toldWords * wordsPerToldWord
  const furtherToldWords = Math.max(0, usual - usualStoryMostWords) / wordsPerToldWord
  const most = Math.min(
    storyMostWords,
    Math.min(usual, usualStoryMostWords) + furtherToldWords * wordsPerFurtherToldWord,
  )
  return {
    range: [most * leastShare, most],
    paragraphs: Math.max(storyParagraphs, Math.ceil(most / paragraphMostWords)),
  }
}

/**
 * The lengths for a request, rounded to tens. Little to tell is never stretched.
 * @param told what may be said
 */
export function lengthsFor(
  request: Pick<WritingRequest, 'minutes' | 'restMinutes' | 'hasGuests' | 'tellings' | 'cities'>,
  told: Pick<Told, 'tellings'>,
): Lengths {
  const alone = areAlone(request)
  const own = told.tellings.filter(({ question }) => question !== 'guestCities')
  const toldWords = wordsIn(own)
  const { range, paragraphs } = storyOf(toldWords)
  const wished = stretchOf(request)
  const stretch = toldWords < littleIsTold ? Math.min(1, wished) : wished
  const scaled = ([from, to]: Range, more = 0): Range => [
    toTens(from * stretch + more),
    toTens(to * stretch + more),
  ]
  const cities = Math.max(0, request.cities.length - citiesInUsual) * wordsPerCity
  return {
    welcome: alone ? aloneWelcome : scaled(usualWelcome, cities),
    story: scaled(range),
    storyParagraphs: paragraphs,
    closing: scaled(toldWords < littleIsTold ? littleClosing : usualClosing),
  }
}
