/** Keeps the session that a claim has opened, under the specification's three keys (seed section 3). */
import type { SessionUser } from '#core/wire.ts'
import { browserDevice } from '../storage/device.ts'

export function keepPurchasedSession({ email, name, pin, subscriptionEnd }: SessionUser): void {
  browserDevice.write('ceremony_user', JSON.stringify({ email, name, pin, subscriptionEnd }))
  browserDevice.write('ceremony_pin', pin)
  browserDevice.write('ceremony_pin_expiry', subscriptionEnd)
}
