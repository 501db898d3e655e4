import type { PartnerId } from '#core/ceremony/document.ts'

/** Ids of the fields on the couple's side of the desk: undoing a change, and what is missing, lead there. */
export const fieldIds = {
  /** The specification's two names: the groom's is the one named first. */
  name: { first: 'info-groomName', second: 'info-brideName' } satisfies Record<PartnerId, string>,
  place: 'info-location',
  date: 'info-date',
  time: 'info-time',
  celebrant: 'celebrant-name',
  leaveUnsaid: 'wish-leave-unsaid',
  minutes: 'wish-minutes',
} as const

/** `questionNumber` counts from 1. */
export function answerFieldId(questionNumber: number): string {
  return `answer-${questionNumber}`
}
