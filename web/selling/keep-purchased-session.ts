/** Keeps the session that a claim has opened, under the specification's three keys (seed section 3). */
import type { SessionUser } from '#core/wire.ts'
import { browserDevice } from '../storage/device.ts'

export function keepPurchasedSession({ email, name, pin, subscriptionEnd }: SessionUser): void {
  browserDevice.write('ceremony_user', JSON.stringify({ email, name, pin, subscriptionEnd }))
  browserDevice.write('ceremony_pin', pin)
  browserDevice.write('ceremony_pin_expiry', subscriptionEnd)
}

/** The address of the account, as kept; empty without one. */
export function keptEmail(): string {
  try {
    const user: unknown = JSON.parse(browserDevice.read('ceremony_user') ?? '{}')
    return typeof user === 'object' && user !== null && 'email' in user ? String(user.email) : ''
  } catch {
    return ''
  }
}

/** The access has ended: nothing of it stays on the device. */
export function forgetPurchasedSession(): void {
  for (const key of ['ceremony_user', 'ceremony_pin', 'ceremony_pin_expiry']) {
    browserDevice.remove(key)
  }
}
