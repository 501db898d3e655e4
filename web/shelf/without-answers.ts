import type { Ceremony } from '#core/ceremony/document.ts'
import { changed } from '#core/ceremony/edits/change.ts'

/** After the day: without what the couple told, with the script as it is. */
export function withoutAnswers(ceremony: Ceremony, nowMs: number): Ceremony {
  return changed(ceremony, { answers: {}, facts: [] }, nowMs)
}
