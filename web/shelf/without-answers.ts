import type { Ceremony } from '#core/ceremony/document.ts'
import { changed } from '#core/ceremony/edits/change.ts'

/** After the day: without what the couple told and what was read of it, with the script as it is. */
export function withoutAnswers(ceremony: Ceremony, nowMs: number): Ceremony {
  const { tellingsRead: _read, secondReading: _second, ...rest } = ceremony
  return changed({ ...rest, tellings: [], ranges: [] }, {}, nowMs)
}
