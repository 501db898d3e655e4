/** Ids of the desk's elements: ways within the page and undone changes lead to them. */
import type { Ceremony } from '#core/ceremony/document.ts'
import type { LinePlace } from '#core/ceremony/editable-lines.ts'
import { questionIds } from '#core/ceremony/question-ids.ts'
import { answerTo } from '#core/told/answers.ts'
import type { ToldRange } from '#core/told/told-range.ts'
import { answerFieldId } from './couple/field-ids.ts'

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

/** What opens what was told beside the answers. */
export const moreToldId = 'more-told'

/** The field that a telling's words stand in. */
export function tellingFieldId(telling: string, ceremony: Pick<Ceremony, 'tellings'>): string {
  const at = questionIds.findIndex((question) => answerTo(ceremony, question)?.id === telling)
  return at < 0 ? `telling-${telling}` : answerFieldId(at + 1)
}

/** Where it is said why words of a telling are held back, and decided otherwise. */
export function heldRowId({ telling, start }: Pick<ToldRange, 'telling' | 'start'>): string {
  return `held-${telling}-${start}`
}

/** Says once how words are selected to be left out. */
export const leaveOutHintId = 'leave-out-hint'
