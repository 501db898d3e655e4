/** The shelf of this browser, for whatever works beside the desk: copies, carrying, the page for reading. */
import type { Ceremony } from '#core/ceremony/document.ts'
import { browserDevice } from '../storage/device.ts'
import { readVoice } from '../storage/stored-voice.ts'
import { createBackupKeeper } from './backup/backup-keeper.ts'
import { type Change, changeStored } from './change-stored.ts'
import { connectDeviceShelf } from './device-connection.ts'
import { createKnownRows } from './list/known-rows.ts'
import { createKeptDayLines } from './own-day-lines.ts'
import { createOwnPieces } from './own-pieces.ts'
import { createShelf } from './shelf.ts'
import { openShelfNews } from './shelf-news.ts'
import { createShelfTransfers } from './shelf-transfers.ts'

/** As long as the desk of another tab takes to store what was just typed. */
export const letGoMs = 300

const parts = {
  connection: connectDeviceShelf(),
  newId: () => crypto.randomUUID(),
  now: Date.now,
}

export const deviceShelf = createShelf(parts)

/** Moments kept for the next couples. */
export const deviceOwnPieces = createOwnPieces(parts.connection)

/** Lines of one's own on the lists before the day. */
export const deviceDayLines = createKeptDayLines(parts.connection)

/** What the list has found out of each ceremony. */
export const deviceKnownRows = createKnownRows(parts.connection)

export const deviceTransfers = createShelfTransfers(parts)

export const backupKeeper = createBackupKeeper({
  ...parts,
  transfers: deviceTransfers,
  voice: () => readVoice(browserDevice),
})

const news = openShelfNews()

/** Changes a ceremony of this device, wherever it is being edited. */
export function changeOnDevice(
  id: string,
  change: (ceremony: Ceremony) => Ceremony,
): Promise<Change> {
  const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, letGoMs))
  return changeStored({ shelf: deviceShelf, news, pause }, id, change)
}
