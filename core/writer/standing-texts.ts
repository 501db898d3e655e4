/** Texts that stand already and go along with a request, so that nothing is said twice. */
import { heldTexts } from '../told/sayable.ts'
import type { ToldRange } from '../told/told-range.ts'
import { folded } from '../without-accents.ts'
import type { Told } from './told.ts'
import type { WritingRequest } from './writing-request.ts'

interface Decided extends Pick<WritingRequest, 'couple' | 'leaveUnsaid'> {
  ranges: readonly ToldRange[]
  told: Told
}

/** Shorter words tell nothing. */
const word = /[\p{L}\p{N}]{3,}/gu

function wordsOf(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => folded(text).match(word) ?? []))
}

/**
 * Whether a text may go along: it was perhaps written before something was held back, and then it may still tell it. It
 * has to share no word with what is held that may not be said anyway.
 */
export function tellsNothingHeld(
  text: string,
  { ranges, told, leaveUnsaid, couple }: Decided,
): boolean {
  const free = wordsOf([
    ...told.tellings.map((telling) => telling.text),
    ...couple.flatMap(({ called, full }) => [called, full]),
  ])
  const held = wordsOf([...heldTexts(ranges), leaveUnsaid])
  return ![...wordsOf([text])].some((one) => held.has(one) && !free.has(one))
}
