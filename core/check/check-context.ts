/** What the checks compare a ceremony with, besides itself. */
import type { OtherCouples } from './other-couples.ts'

export interface CheckContext {
  /** The other ceremonies of this device, prepared by `otherCouples`. */
  others?: OtherCouples
  /** What the writer was told besides the tellings: distances, say. */
  given?: readonly string[]
  /** The celebrant's own pace. */
  wordsPerMinute?: number
}
