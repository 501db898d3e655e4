import * as v from 'valibot'
import { type Texts, textNames } from '#core/ceremony.ts'

/**
 * The texts before and after the ones on the screen, like the undo and redo of an editor.
 * Generating again never destroys a version: whatever it replaces goes here (design.md section 7).
 */
export interface TextHistory {
  past: readonly Texts[]
  future: readonly Texts[]
}

export const emptyHistory: TextHistory = { past: [], future: [] }

/** Versions kept at most; a version is some ten kilobytes and a browser gives five megabytes. */
const maxVersions = 20

const textsSchema = v.object({
  welcome: v.string(),
  ceremony: v.string(),
  finalMessage: v.string(),
})

const storedSchema = v.object({
  version: v.literal(1),
  past: v.array(textsSchema),
  future: v.array(textsSchema),
})

/** What is stored under `formerTextsKey`; anything not understood reads as no history. */
export function decodeHistory(raw: string | null): TextHistory {
  if (raw === null) return emptyHistory
  try {
    const parsed = v.safeParse(storedSchema, JSON.parse(raw))
    return parsed.success
      ? { past: parsed.output.past, future: parsed.output.future }
      : emptyHistory
  } catch {
    return emptyHistory
  }
}

export function encodeHistory(history: TextHistory): string {
  return JSON.stringify({ version: 1, ...history })
}

/** History once `replaced` leaves the screen for newly written texts. Undone versions stay reachable, too. */
export function withReplaced(history: TextHistory, replaced: Texts): TextHistory {
  const versions = [...history.past, ...history.future.toReversed(), replaced]
  const distinct = versions.filter(
    (texts, position) =>
      hasText(texts) && !versions.slice(position + 1).some((later) => sameTexts(later, texts)),
  )
  return { past: distinct.slice(-maxVersions), future: [] }
}

/** One step back or forward from `current`; `undefined` when there is nothing there. */
export function stepHistory(
  history: TextHistory,
  current: Texts,
  direction: 'back' | 'forward',
): { history: TextHistory; texts: Texts } | undefined {
  const { past, future } = history
  const [from, to] = direction === 'back' ? [past, future] : [future, past]
  const texts = from.at(-1)
  if (texts === undefined) return undefined
  const rest = from.slice(0, -1)
  const passed = hasText(current) ? [...to, current] : to
  return {
    texts,
    history: direction === 'back' ? { past: rest, future: passed } : { past: passed, future: rest },
  }
}

export function hasText(texts: Texts): boolean {
  return textNames.some((name) => texts[name] !== '')
}

function sameTexts(one: Texts, other: Texts): boolean {
  return textNames.every((name) => one[name] === other[name])
}
