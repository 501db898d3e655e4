/**
 * The version of the layout that this device's ceremony is kept in. Whoever has an older page still open while a newer
 * one has converted the entries must not have them overwritten by it.
 */
import type { Device, WriteResult } from './device.ts'
import { layoutVersion, layoutVersionKey } from './keys.ts'

/** Whether the ceremony here is kept in a layout that came after this code's. */
export function isNewerLayout(device: Device): boolean {
  const version = device.read(layoutVersionKey) ?? ''
  return /^\d+$/.test(version) && Number(version) > Number(layoutVersion)
}

/** The device as far as this code's layout goes: a newer one reads as nothing, and refuses every change. */
export function withinLayout(device: Device): Device {
  return {
    read: (key) => (isNewerLayout(device) ? null : device.read(key)),
    write: (key, value) => (isNewerLayout(device) ? 'newer' : device.write(key, value)),
    remove: (key) => (isNewerLayout(device) ? 'newer' : device.remove(key)),
  }
}

/** Marks what is kept here as being in this code's layout. */
export function stampLayout(device: Device): WriteResult {
  return device.read(layoutVersionKey) === layoutVersion
    ? 'kept'
    : withinLayout(device).write(layoutVersionKey, layoutVersion)
}
