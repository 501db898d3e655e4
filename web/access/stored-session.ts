/** The session as stored on this device, under three keys (docs/specification.md sections 3 and 4). */
import * as v from 'valibot'
import { isPin } from '#core/access/pin.ts'
import type { SessionUser } from '#core/wire.ts'
import type { Device } from '../storage/device.ts'
import { pinExpiryKey, pinKey, userKey } from '../storage/keys.ts'

/** Who is logged in, as stored; `subscriptionEnd` is an ISO date-time. */
export type StoredSession = Pick<SessionUser, 'email' | 'name' | 'pin' | 'subscriptionEnd'>

export const sessionKeys: readonly string[] = [userKey, pinKey, pinExpiryKey]

const storedUserSchema = v.object({
  email: v.optional(v.string(), ''),
  name: v.optional(v.string(), ''),
})

/** Undefined unless user, PIN and expiry are all there and readable. */
export function readStoredSession(device: Device): StoredSession | undefined {
  const user = v.safeParse(storedUserSchema, parseJson(device.read(userKey)))
  const pin = device.read(pinKey) ?? ''
  const subscriptionEnd = device.read(pinExpiryKey) ?? ''
  if (!user.success || !isPin(pin) || Number.isNaN(Date.parse(subscriptionEnd))) return undefined
  return { ...user.output, pin, subscriptionEnd }
}

/** Writes the three keys. If the device refuses, nobody stays logged in past a reload. */
export function keepSession(device: Device, session: StoredSession): void {
  const { email, name, pin, subscriptionEnd } = session
  device.write(userKey, JSON.stringify({ email, name, pin, subscriptionEnd }))
  device.write(pinKey, pin)
  device.write(pinExpiryKey, subscriptionEnd)
}

export function forgetSession(device: Device): void {
  for (const key of sessionKeys) device.remove(key)
}

/** Whether the subscription's end is still in the future (docs/specification.md section 4). */
export function isActive(session: StoredSession, now: number): boolean {
  return Date.parse(session.subscriptionEnd) > now
}

function parseJson(raw: string | null): unknown {
  try {
    return raw === null ? undefined : JSON.parse(raw)
  } catch {
    return undefined
  }
}
