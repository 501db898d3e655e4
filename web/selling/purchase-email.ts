/** The address typed on the purchase card, kept for this tab so that it is still there after a try at paying. */
import * as v from 'valibot'
import { createDevice, type Device } from '../storage/device.ts'

export const purchaseEmailKey = 'enlace_purchase_email'

/** Forgotten with the tab: computers are shared. */
export const tabDevice: Device = createDevice(() => window.sessionStorage)

const emailSchema = v.pipe(v.string(), v.trim(), v.maxLength(254), v.email())

/** The address without surrounding spaces, `''` for an empty field; undefined for what is no address (core/wire.ts). */
export function purchaseEmailOf(typed: string): string | undefined {
  if (typed.trim() === '') return ''
  const parsed = v.safeParse(emailSchema, typed)
  return parsed.success ? parsed.output : undefined
}
