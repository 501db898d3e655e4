/**
 * The sentence of the script that was asked about, lit up together with the couple's own words behind it. Only one at a
 * time; what is edited goes out, since places would no longer be right.
 */
import { useSyncExternalStore } from 'react'
import type { Ceremony } from '#core/ceremony/document.ts'
import { sentencesOf } from '#core/ceremony/sentences.ts'
import type { WordsBehind } from '#core/check/told-where.ts'
import type { Place } from '#core/told/place-quote.ts'

export interface Lit extends WordsBehind {
  /** The id of the field that the sentence stands in. */
  line: string
  sentence: Place
  /** As it was when the sentence was asked about. */
  ceremony: Ceremony
}

let lit: Lit | undefined
/** Counts what was asked, so that a late answer lights nothing up. */
let asked = 0
const listeners = new Set<() => void>()

function publish(next: Lit | undefined): void {
  if (lit === next) return
  lit = next
  for (const listener of listeners) listener()
}

/** The sentence that a position stands in, of a text that may have none. */
function sentenceAt(text: string, position: number): Place | undefined {
  const sentences = sentencesOf(text)
  const here = sentences.findLast(({ start }) => start <= position) ?? sentences[0]
  return here && { start: here.start, end: here.start + here.text.length }
}

/**
 * Lights up the sentence at a position of a line, and what the couple told behind it. What finds that is loaded now;
 * where it cannot be, nothing is lit.
 * @param line the id of its field
 */
export async function lightUp(
  ceremony: Ceremony,
  line: string,
  text: string,
  position: number,
): Promise<void> {
  asked += 1
  const question = asked
  const sentence = sentenceAt(text, position)
  if (sentence === undefined) {
    publish(undefined)
    return
  }
  try {
    const { wordsBehind } = await import('#core/check/told-where.ts')
    if (question !== asked) return
    const behind = wordsBehind(ceremony)(text.slice(sentence.start, sentence.end))
    publish({ line, sentence, ...behind, ceremony })
  } catch {
    publish(undefined)
  }
}

/** Nothing is lit any more. */
export function putOut(): void {
  asked += 1
  publish(undefined)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useLit(): Lit | undefined {
  return useSyncExternalStore(
    subscribe,
    () => lit,
    () => undefined,
  )
}

/** The sentence that is lit in this field, if any. */
export function useLitSentence(line: string): Place | undefined {
  return useSyncExternalStore(
    subscribe,
    () => (lit?.line === line ? lit.sentence : undefined),
    () => undefined,
  )
}
