/** The address typed on the purchase card, kept for this tab so that it survives an attempt to pay. */
import { emailAddressOf } from '#core/access/email-address.ts'
import { createDevice, type Device } from '../storage/device.ts'

export const purchaseEmailKey = 'enlace_purchase_email'

/** Lasts as long as the tab: computers are shared. */
export const tabDevice: Device = createDevice(() => window.sessionStorage)

/** The trimmed address, `''` for an empty field; undefined if it is not an address (core/wire.ts). */
export function purchaseEmailOf(typed: string): string | undefined {
  if (typed.trim() === '') return ''
  return emailAddressOf(typed) ?? undefined
}
