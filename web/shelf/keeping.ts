import type { WriteResult } from '../storage/device.ts'
import type { ShelvingState } from './shelving-port.ts'

/** Whether what is on the desk is kept on this device, or why not. `lost`: a reload is due. */
export type Keeping = WriteResult | 'lost'

/**
 * What the shelf has not taken is still kept as long as local storage holds it; without a shelf that is all there is.
 * Where another tab edits the ceremony there is nothing to keep here.
 */
export function keepingOf({
  phase,
  failure,
  isElsewhere,
  saving,
}: Pick<ShelvingState, 'phase' | 'failure' | 'isElsewhere' | 'saving'>): Keeping {
  if (phase === 'refused') return saving
  if (isElsewhere || failure === undefined) return 'kept'
  if (failure === 'lost') return 'lost'
  return saving === 'kept' ? 'kept' : failure
}
