import type { Context } from 'hono'

/**
 * The network address a request came from. Each proxy appends the address that it was called from, so with so many
 * proxies of ours the one that many places from the end is the last that we know to be true; what stands before it
 * was written by the client (design.md section 5, `TRUST_PROXY`).
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
  return chain[Math.max(0, chain.length - 1 - trustedProxies)] ?? socketAddress
}

/** The same for a request as Hono on Node hands it over; empty where there is no socket (in tests). */
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
