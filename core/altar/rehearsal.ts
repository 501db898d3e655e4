/** What a rehearsal teaches: how long each section took, and how fast this celebrant reads. */

import { isReadAloud } from '../ceremony/script-line.ts'
import type { Breath, Stop } from './altar-script.ts'

/** One page of a rehearsal. */
export interface RehearsedPage {
  /** The key of its section. */
  key: string
  /** Words read aloud on it. */
  words: number
  /** By a clock that only runs forward. */
  tookMs: number
}

/** Nobody reads faster or slower than this to guests: what lies outside was leafed through, or interrupted. */
const slowestWordsPerMinute = 50
const fastestWordsPerMinute = 220

/** Fewer words say nothing about a pace. */
const tellingWords = 120

/** A page of fewer words is mostly a pause. */
const pageWords = 5

/**
 * So much of the words that went by must have gone by as fast as somebody speaks. A finger that flicks through rests here
 * and there, and the pages it rested on look read.
 */
const readShare = 0.75

/** Words read aloud in a run of breaths of a section. */
export function wordsReadAloud(stop: Stop, breaths: readonly Breath[]): number {
  return breaths
    .filter(({ line }) => {
      const whose = stop.lines[line]
      return whose !== undefined && isReadAloud(whose)
    })
    .reduce((sum, { text }) => sum + (text.match(/\S+/gu)?.length ?? 0), 0)
}

function isRead({ words, tookMs }: RehearsedPage): boolean {
  const wordsPerMinute = words / (tookMs / 60_000)
  return wordsPerMinute >= slowestWordsPerMinute && wordsPerMinute <= fastestWordsPerMinute
}

/** Faster than anybody speaks. A page that was left lying is no sign of that: somebody may have been called away. */
function isFlickedPast({ words, tookMs }: RehearsedPage): boolean {
  return tookMs >= 0 && words / (tookMs / 60_000) > fastestWordsPerMinute
}

const wordsOn = (pages: readonly RehearsedPage[]): number =>
  pages.reduce((sum, { words }) => sum + words, 0)

/**
 * Words a minute, pauses between pages included; undefined if too little was read to tell, or if the script was flicked
 * through rather than read.
 */
export function learnedPace(pages: readonly RehearsedPage[]): number | undefined {
  const telling = pages.filter(({ words }) => words >= pageWords)
  const read = telling.filter(isRead)
  const words = wordsOn(read)
  const isFlickedThrough = words < readShare * (words + wordsOn(telling.filter(isFlickedPast)))
  if (words < tellingWords || isFlickedThrough) return undefined
  return Math.round(words / (read.reduce((sum, { tookMs }) => sum + tookMs, 0) / 60_000))
}

/** How long each section took, in the order in which they were first read. */
export function sectionTimes(pages: readonly RehearsedPage[]): { key: string; tookMs: number }[] {
  const times = new Map<string, number>()
  for (const { key, tookMs } of pages) times.set(key, (times.get(key) ?? 0) + tookMs)
  return [...times].map(([key, tookMs]) => ({ key, tookMs }))
}
