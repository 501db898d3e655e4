import { isIPv4 } from 'node:net'
import type { Context } from 'hono'

/**
 * The network address a request came from. Each proxy appends the address that called it, so with a known number of
 * trusted proxies the entry that many places from the end is the last one we know to be true; anything before it was
 * written by the client. Some proxies append the port as well, which is dropped.
 */
export function believedAddress(
  socketAddress: string,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const chain = (forwardedFor ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
  chain.push(socketAddress)
  return withoutPort(chain[Math.max(0, chain.length - 1 - trustedProxies)] ?? socketAddress)
}

/** `203.0.113.7:4711` and `[2001:db8::1]:4711` without port and brackets; anything else unchanged. */
function withoutPort(entry: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(entry)?.[1]
  if (bracketed !== undefined) return bracketed
  const beforePort = /^([^:]+):\d+$/.exec(entry)?.[1]
  return beforePort !== undefined && isIPv4(beforePort) ? beforePort : entry
}

/** The same for a request as Hono on Node passes it; empty where there is no socket (in tests). */
export function clientAddress(c: Context, trustedProxies: number): string {
  const incoming: unknown = c.env?.incoming
  const socket = property(incoming, 'socket')
  const address = property(socket, 'remoteAddress')
  return believedAddress(
    typeof address === 'string' ? address : '',
    c.req.header('x-forwarded-for'),
    trustedProxies,
  )
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
