import { emailAddressOf } from '#core/access/email-address.ts'
import { browserTab } from '../storage/device.ts'
import { purchaseEmailKey } from '../storage/keys.ts'

/** Puts an address into the field of this tab's next purchase card. */
export function carryPurchaseEmail(email: string): void {
  browserTab.write(purchaseEmailKey, email)
}

/** The trimmed address, `''` for an empty field; undefined if it is not an address (core/wire.ts). */
export function purchaseEmailOf(typed: string): string | undefined {
  if (typed.trim() === '') return ''
  return emailAddressOf(typed) ?? undefined
}
