import { deviceClearing } from './shared/device-clearing.ts'
import { connectShelf, type ShelfConnection } from './shelf-database.ts'

/** A connection to the shelf of this browser. */
export function connectDeviceShelf(): ShelfConnection {
  return connectShelf(undefined, deviceClearing.isCleared)
}
