import type { MiddlewareHandler } from 'hono'
import { addressBlock } from '../access/address-block.ts'
import { answerLimit } from './answer-limit.ts'
import { clientAddress } from './client-address.ts'

/** Far above normal use, even with many homes behind one address: it stops a flood, not a visitor. */
export const defaultCallsPerMinute = 3_000

const minuteMs = 60_000
/**
 * With more addresses than this in a minute, counting starts over: memory stays bounded, and such a flood is for the
 * network to stop.
 */
const addressesMost = 100_000

interface CallLimitSettings {
  /** Per network address (IPv6: per /64), on this instance; 0: no limit. */
  callsPerMinute: number
  /** Proxies in front of us whose `X-Forwarded-For` is trusted. */
  trustedProxies: number
  /** Clock in milliseconds. */
  now: () => number
}

/**
 * Refuses API calls from a network address that makes too many, before anything is read or looked up. Health checks and
 * the providers' notifications are not counted: they come often, from few addresses, and must get through.
 */
export function limitCalls({
  callsPerMinute,
  trustedProxies,
  now,
}: CallLimitSettings): MiddlewareHandler {
  const calls = new Map<string, number>()
  let since = now()

  return async function limitCallsOfOneAddress(c, next) {
    const { path } = c.req
    if (callsPerMinute === 0 || path === '/api/health' || path.startsWith('/api/webhooks/')) {
      return next()
    }
    const at = now()
    if (at - since >= minuteMs || calls.size >= addressesMost) {
      calls.clear()
      since = at
    }
    const address = addressBlock(clientAddress(c, trustedProxies))
    const made = (calls.get(address) ?? 0) + 1
    calls.set(address, made)
    if (made <= callsPerMinute) return next()
    const retryAfterMs = since + minuteMs - at
    return answerLimit(c, 'calls', { code: 'too-many-attempts', retryAfterMs })
  }
}
