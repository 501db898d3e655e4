/**
 * What local storage holds of the ceremony being edited: the specification's three entries, and what the shelf has not
 * acknowledged yet. Written at every keystroke, at once.
 */
import type { Ceremony } from '#core/ceremony/document.ts'
import { firstStageOf } from '#core/ceremony/first-stage/first-stage-view.ts'
import { isEmptyFirstStage } from '#core/ceremony/first-stage/stored-entries.ts'
import type { Device, WriteResult } from '../storage/device.ts'
import { stampLayout, withinLayout } from '../storage/layout.ts'
import {
  entryTexts,
  findEntries,
  holdOther,
  removeEntries,
  signEntries,
} from '../storage/three-entries.ts'
import type { Editor } from './shelf.ts'
import { forgetUnacknowledged, noteUnacknowledged } from './unacknowledged.ts'

export interface DeviceCopy {
  /** Writes the three entries for a ceremony; says whether they are kept. */
  writeEntries(ceremony: Ceremony): WriteResult
  /** Notes what `stored`, which the shelf is known to hold, does not say of it; says whether that is kept. */
  note(ceremony: Ceremony, stored: Ceremony | undefined, editor: Editor): WriteResult
  /** The shelf has everything of this ceremony, or it is to be forgotten. */
  forgetNote(id: string): void
  /** Whether the three entries are as this tab, or another with the same ceremony, has left them. */
  ownsEntries(id: string): boolean
  removeEntries(): void
}

export function createDeviceCopy(browser: Device): DeviceCopy {
  const device = withinLayout(browser)
  /** What was written last, and kept, so that a keystroke writes only what it changed. */
  let kept = new Map<string, string>()
  let keptId = ''

  return {
    writeEntries(ceremony) {
      const content = firstStageOf(ceremony)
      const stamped = stampLayout(browser)
      if (isEmptyFirstStage(content)) {
        kept = new Map()
        removeEntries(device)
        return stamped
      }
      // Another tab may have written its ceremony there.
      if (keptId !== ceremony.id || holdOther(device, ceremony.id)) kept = new Map()
      keptId = ceremony.id
      const results = entryTexts(content).map(([key, text]) => {
        if (kept.get(key) === text) return 'kept'
        const result = device.write(key, text)
        if (result === 'kept') kept.set(key, text)
        else kept.delete(key)
        return result
      })
      signEntries(device, ceremony.id)
      return worst([stamped, ...results])
    },
    note: (ceremony, stored, editor) => noteUnacknowledged(device, ceremony, stored, editor),
    forgetNote: (id) => forgetUnacknowledged(device, id),
    ownsEntries: (id) => findEntries(device).ownerId === id,
    removeEntries() {
      kept = new Map()
      removeEntries(device)
    },
  }
}

/** What went wrong, if anything did. */
export function worst(results: readonly WriteResult[]): WriteResult {
  return results.find((result) => result !== 'kept') ?? 'kept'
}
