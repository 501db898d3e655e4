/** The one ceremony of a device whose browser keeps no database: local storage alone holds it. */
import type { Ceremony } from '#core/ceremony/document.ts'
import { firstStageOf } from '#core/ceremony/first-stage/first-stage-view.ts'
import { fromFirstStage } from '#core/ceremony/first-stage/from-first-stage.ts'
import { isEmptyFirstStage } from '#core/ceremony/first-stage/stored-entries.ts'
import type { NewcomersBeginning } from '#core/ceremony/migrations.ts'
import { newCeremony } from '#core/ceremony/new-ceremony.ts'
import type { Device } from '../storage/device.ts'
import { answersKey, infoKey, textsKey, unacknowledgedKey } from '../storage/keys.ts'
import { findEntries, setEntriesAside } from '../storage/three-entries.ts'
import { unshelvedCeremony } from './unacknowledged.ts'

/** What it is called until there is a shelf. */
export const unshelvedId = 'unshelved'

/** Who edits it: there is nobody to be told from. */
export const unshelvedEditor = { shelfId: '', epoch: 0 }

/**
 * The document as it was noted, as long as the three entries say the same; otherwise what they say, or a ceremony that is
 * only begun. What could not be read of them is put aside.
 */
export function openUnshelved(
  device: Device,
  beginning: NewcomersBeginning,
): { ceremony: Ceremony; setAside: boolean } {
  const { reading, ownerId } = findEntries(device)
  const noted = unshelvedCeremony(device, unshelvedId)
  const isNoted =
    ownerId === unshelvedId ||
    (reading.kind === 'nothing' && noted !== undefined && isEmptyFirstStage(firstStageOf(noted)))
  if (noted !== undefined && isNoted) return { ceremony: noted, setAside: false }
  const own = { ...beginning, id: unshelvedId }
  return reading.kind === 'read'
    ? {
        ceremony: fromFirstStage(reading.content, own),
        setAside: setEntriesAside(device, reading),
      }
    : { ceremony: newCeremony(own), setAside: false }
}

/** Whether a change of this entry, by another tab, may have changed the ceremony as a whole. */
export function concernsUnshelved(key: string | null, raw: string | null): boolean {
  if (key === null || key === unacknowledgedKey(unshelvedId)) return true
  return raw === null && [infoKey, answersKey, textsKey].some((entry) => entry === key)
}
