/** The address typed on the purchase card, kept for this tab so that it survives an attempt to pay. */
import { emailAddressOf } from '#core/access/email-address.ts'
import { createDevice, type Device } from '../storage/device.ts'

export const purchaseEmailKey = 'enlace_purchase_email'

/** Lasts as long as the tab: computers are shared. */
export const tabDevice: Device = createDevice(() => window.sessionStorage)

/** Puts an address into the field of this tab's next purchase card; an empty one takes out what is there. */
export function carryPurchaseEmail(email: string): void {
  if (email === '') tabDevice.remove(purchaseEmailKey)
  else tabDevice.write(purchaseEmailKey, email)
}

/** The trimmed address, `''` for an empty field; undefined if it is not an address (core/wire.ts). */
export function purchaseEmailOf(typed: string): string | undefined {
  if (typed.trim() === '') return ''
  return emailAddressOf(typed) ?? undefined
}
