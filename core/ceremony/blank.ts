import type { Ceremony } from './document.ts'
import { firstStageOf } from './first-stage/first-stage-view.ts'
import { isEmptyFirstStage } from './first-stage/stored-entries.ts'

/** Whether a ceremony was only begun: nothing was written into it, and nothing in it was changed. */
export function isBlank(ceremony: Ceremony): boolean {
  // One that came over from the first stage holds everything without a change.
  return ceremony.revision === 0 && isEmptyFirstStage(firstStageOf(ceremony))
}
