import type { Device } from './device.ts'
import { purchaseEmailKey, triedNamesKey } from './keys.ts'

/** Forgets what whoever has just gone had typed in this tab: an address on the purchase card, two names tried. */
export function forgetTab(tab: Device): void {
  for (const key of [purchaseEmailKey, triedNamesKey]) tab.remove(key)
}
