/** What the checks compare a ceremony with, besides itself. */
import type { Partner } from '../ceremony/document.ts'
import type { OtherCouples } from './other-couples.ts'

/** Details as they were before somebody changed them. */
export interface FormerDetails {
  partners?: readonly Partner[]
  places?: readonly string[]
  /** Calendar dates `YYYY-MM-DD`. */
  dates?: readonly string[]
  /** Wall-clock times `HH:MM`. */
  times?: readonly string[]
}

export interface CheckContext {
  /** The other ceremonies of this device, prepared by `otherCouples`. */
  others?: OtherCouples
  /** What the writer was told besides the answers: distances, say. */
  given?: readonly string[]
  former?: FormerDetails
  /** The celebrant's own pace. */
  wordsPerMinute?: number
  /** Sentences that `readClaims` found to hold a claim without a source. */
  unbacked?: ReadonlySet<string>
}
