import type { Device } from '../../storage/device.ts'
import { unsentLogoutKey } from '../../storage/keys.ts'

/**
 * Whether the ceremonies of this browser are closed, because a computer may be shared: somebody has left, and none of
 * those whose they are has logged in since, or whoever did has not answered whether to open them. The end of access closes
 * nothing.
 */
export function isShelfClosed(device: Device): boolean {
  return device.read(unsentLogoutKey) !== null
}
