import type { WriteResult } from '../storage/device.ts'
import type { ShelvingState } from './shelving-port.ts'

/**
 * Whether what is on the desk is kept on this device, or why not. `lost`: a reload is due. `unsure` and `nearlyFull`: local
 * storage alone holds it, which outlives the tab, but of which a browser that is killed loses the last half minute.
 */
export type Keeping = WriteResult | 'lost' | 'unsure' | 'nearlyFull'

/** Where another tab edits the ceremony there is nothing to keep here. */
export function keepingOf({
  phase,
  failure,
  isElsewhere,
  saving,
}: Pick<ShelvingState, 'phase' | 'failure' | 'isElsewhere' | 'saving'>): Keeping {
  if (phase !== 'refused' && (isElsewhere || failure === undefined)) return 'kept'
  if (phase !== 'refused' && failure === 'lost') return 'lost'
  if (saving === 'kept') return failure === 'full' ? 'nearlyFull' : 'unsure'
  return phase === 'refused' || failure === undefined ? saving : failure
}

/** Whether the tab can be closed, as whoever closes it expects. */
export function canClose(keeping: Keeping): boolean {
  return keeping === 'kept' || keeping === 'unsure' || keeping === 'nearlyFull'
}
