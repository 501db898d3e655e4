import { isShelfClosed } from '../shelf/shared/shelf-closed.ts'
import type { Device } from '../storage/device.ts'
import { entriesOwnerKey, infoKey } from '../storage/keys.ts'

/** What the desk and the first stage leave in local storage: no database is opened to know that there is something. */
export const heldMarks: readonly string[] = [entriesOwnerKey, infoKey]

/** Whether this device holds ceremonies that may be read without access. */
export function holdsCeremonies(device: Device): boolean {
  return heldMarks.some((key) => device.read(key) !== null) && !isShelfClosed(device)
}
