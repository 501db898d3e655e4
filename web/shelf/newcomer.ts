/** A ceremony that stands in the three entries and not on the shelf: a former product's, another hand's, or one that was edited while there was no shelf. */
import type { Ceremony } from '#core/ceremony/document.ts'
import { fromFirstStage } from '#core/ceremony/first-stage/from-first-stage.ts'
import type { FirstStageReading } from '#core/ceremony/first-stage/stored-entries.ts'
import type { NewcomersBeginning } from '#core/ceremony/migrations.ts'
import type { Device } from '../storage/device.ts'
import { formerTextsKey } from '../storage/keys.ts'
import { findEntries, setEntriesAside } from '../storage/three-entries.ts'
import type { ShelfEntry } from './shelf-entry.ts'
import { forgetUnacknowledged, unshelvedCeremony } from './unacknowledged.ts'

export interface Newcomer {
  /** Under an id of its own. */
  ceremony: Ceremony
  reading: FirstStageReading
  /** Under which its document was noted, if it was. */
  notedId: string | undefined
}

/** What is to be brought over to a shelf that holds these entries; undefined if nothing is. */
export function findNewcomer(
  device: Device,
  entries: readonly ShelfEntry[],
  beginning: NewcomersBeginning,
): Newcomer | undefined {
  const { reading, ownerId } = findEntries(device)
  if (reading.kind !== 'read' || entries.some(({ head }) => head.id === ownerId)) return undefined
  const noted = ownerId === undefined ? undefined : unshelvedCeremony(device, ownerId)
  const ceremony =
    noted === undefined
      ? fromFirstStage(reading.content, beginning)
      : { ...noted, id: beginning.id }
  return { ceremony, reading, notedId: ownerId }
}

/** Once it is on the shelf: what could not be read of it is put aside, which is said, and its traces go. */
export function settleNewcomer(device: Device, { reading, notedId }: Newcomer): boolean {
  if (notedId !== undefined) forgetUnacknowledged(device, notedId)
  const setAside = setEntriesAside(device, reading)
  device.remove(formerTextsKey)
  return setAside
}
