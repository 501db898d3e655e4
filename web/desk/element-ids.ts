/** Ids of the desk's elements: ways within the page and undone changes lead to them. */
import type { LinePlace } from '#core/ceremony/editable-lines.ts'

/** The desk's parts, in their order on a page that shows them one below the other. */
export const partIds = { info: 'info', questions: 'questions', script: 'script' } as const

/** `key` is the section's in the plan. */
export function sectionId(key: string): string {
  return `chapter-${key}`
}

export function lineId(key: string, place: LinePlace): string {
  const number = place.kind === 'library' ? `${place.line}.${place.index}` : place.index
  return `line-${key}-${place.kind}-${number}`
}

/** What opens the list of what the couple told. */
export const factsFoldId = 'facts-told'

/** Where it is decided what of an answer may be said; by the question's number from 1. */
export function waitingId(question: number): string {
  return `waiting-${question}`
}

/** The card of something that was told. */
export function factCardId(id: string): string {
  return `fact-${id}`
}
