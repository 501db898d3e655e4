/** What this device holds to be read: its shelf, and what the first stage left in the three entries. */
import type { Ceremony } from '#core/ceremony/document.ts'
import { fromFirstStage } from '#core/ceremony/first-stage/from-first-stage.ts'
import type { NewcomersBeginning } from '#core/ceremony/migrations.ts'
import type { Shelf } from '../shelf/shelf.ts'
import type { ShelfEntry } from '../shelf/shelf-entry.ts'
import { listShelf } from '../shelf/shelf-order.ts'
import type { ShelfTransfers } from '../shelf/shelf-transfers.ts'
import { withUnacknowledged } from '../shelf/unacknowledged.ts'
import type { Device } from '../storage/device.ts'
import { findEntries, signEntries } from '../storage/three-entries.ts'

export interface HeldParts {
  shelf: Shelf
  transfers: ShelfTransfers
  device: Device
  beginning: () => NewcomersBeginning
  /** `YYYY-MM-DD` */
  today: () => string
}

export interface HeldCeremonies {
  /** The next one first, archived ones last, without the bin; undefined where the browser lets nobody read them. */
  list(): Promise<ShelfEntry[] | undefined>
  /** One of them as it was last typed; `gone` or `unreadable` where there is nothing to read. */
  read(id: string): Promise<Ceremony | 'gone' | 'unreadable'>
}

export function heldCeremonies(parts: HeldParts): HeldCeremonies {
  const { shelf, transfers, device, beginning, today } = parts

  /** Whose access ended before there was a shelf has never opened one. */
  async function bringOver(): Promise<void> {
    const { reading, ownerId } = findEntries(device)
    if (reading.kind !== 'read' || ownerId !== undefined) return
    const ceremony = fromFirstStage(reading.content, beginning())
    const choice = { withDeleted: false, withEarlier: false }
    const arrival = await transfers.arrive([{ ceremony, lineage: [] }], choice)
    const [id] = arrival.kind === 'done' ? arrival.value.ids : []
    // So that the desk does not bring them over once more.
    if (id !== undefined) signEntries(device, id)
  }

  return {
    async list() {
      await bringOver()
      const opening = await shelf.open()
      if (opening.kind === 'failed') return undefined
      const order = { search: '', sort: 'date', today: today(), dateText: () => '' } as const
      const { open, archived } = listShelf(opening.value.entries, order)
      return [...open, ...archived]
    },
    async read(id) {
      const outcome = await shelf.read(id)
      if (outcome.kind === 'failed') return 'unreadable'
      const { value } = outcome
      if (value.kind === 'missing') return 'gone'
      if (value.kind !== 'ceremony') return 'unreadable'
      return withUnacknowledged(device, value)
    },
  }
}
