/**
 * The sentence of the script that was asked about, lit up together with the couple's own words behind it. Only one at a
 * time; what is edited goes out, since places would no longer be right.
 */
import { useSyncExternalStore } from 'react'
import type { Ceremony } from '#core/ceremony/document.ts'
import { sentencesOf } from '#core/ceremony/sentences.ts'
import type { Stretch, Told } from '#core/check/told-where.ts'

export interface Lit {
  /** The id of the field that the sentence stands in. */
  line: string
  sentence: Stretch
  /** The closest first; none if nobody told anything like it. */
  told: readonly Told[]
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
function sentenceAt(text: string, position: number): Stretch | undefined {
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
    const [{ sourceOf }, { toldWhere }] = await Promise.all([
      import('#core/check/source-of.ts'),
      import('#core/check/told-where.ts'),
    ])
    if (question !== asked) return
    const found = sourceOf(text.slice(sentence.start, sentence.end), ceremony)
    publish({ line, sentence, told: toldWhere(found, ceremony), ceremony })
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
export function useLitSentence(line: string): Stretch | undefined {
  return useSyncExternalStore(
    subscribe,
    () => (lit?.line === line ? lit.sentence : undefined),
    () => undefined,
  )
}

/** Whether the words of this fact are behind the sentence that is lit. */
export function useIsFactLit(factId: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => lit?.told.some((told) => told.factId === factId) ?? false,
    () => false,
  )
}
