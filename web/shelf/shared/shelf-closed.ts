import type { Device } from '../../storage/device.ts'
import { unsentLogoutKey } from '../../storage/keys.ts'

/**
 * Whether somebody has left this browser and nobody has logged in since: until then its ceremonies stay closed, because
 * a computer may be shared. The end of access closes nothing.
 */
export function isShelfClosed(device: Device): boolean {
  return device.read(unsentLogoutKey) !== null
}
