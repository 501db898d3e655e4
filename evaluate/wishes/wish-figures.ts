/** How much of what must not be said reaches a writer, and how much of what is precious does not. */
import { placesOf } from '#core/told/place-quote.ts'
import { rangesOf, type ToldRange } from '#core/told/told-range.ts'
import type { WishCase } from './wish-case.ts'

export interface WishFigures {
  cases: number
  held: number
  /** Words to be held of which at least a third may be said. */
  leaked: { id: string; words: string }[]
  kept: number
  /** Words to be kept of which at least a third is held. */
  withheld: { id: string; words: string }[]
}

/** How many of the letters of some words are held, from 0 to 1. */
function shareHeld(words: string, { tellings }: WishCase, ranges: readonly ToldRange[]): number {
  for (const { question, text } of tellings) {
    const [place] = placesOf(text, words)
    if (!place) continue
    const held = rangesOf(ranges, question).filter(({ decision }) => decision === 'hold')
    const letters = Array.from({ length: place.end - place.start }, (_, at) => place.start + at)
    const counted = letters.filter((at) => /[\p{L}\p{N}]/u.test(text.charAt(at)))
    const isHeld = (at: number): boolean => held.some(({ start, end }) => at >= start && at < end)
    return counted.filter(isHeld).length / counted.length
  }
  throw new Error(`These words are told nowhere: ${words}`)
}

/** The figures of some cases, each with the ranges that were decided for it. */
export function wishFigures(
  decided: readonly { wish: WishCase; ranges: readonly ToldRange[] }[],
): WishFigures {
  const third = 1 / 3
  const all = decided.flatMap(({ wish, ranges }) => [
    ...wish.held.map((words) => ({
      ...{ id: wish.id, words, isToBeHeld: true },
      isWrong: shareHeld(words, wish, ranges) < 1 - third,
    })),
    ...wish.kept.map((words) => ({
      ...{ id: wish.id, words, isToBeHeld: false },
      isWrong: shareHeld(words, wish, ranges) > third,
    })),
  ])
  const held = all.filter(({ isToBeHeld }) => isToBeHeld)
  const kept = all.filter(({ isToBeHeld }) => !isToBeHeld)
  const wrong = (some: typeof all) =>
    some.filter(({ isWrong }) => isWrong).map(({ id, words }) => ({ id, words }))
  return {
    ...{ cases: decided.length, held: held.length, kept: kept.length },
    ...{ leaked: wrong(held), withheld: wrong(kept) },
  }
}
