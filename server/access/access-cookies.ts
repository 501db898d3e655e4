/** The two cookies: who is logged in, and which accounts this browser knows. Page scripts can read neither. */
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'

/** The longest that browsers keep a cookie; the server decides how long a token is actually valid. */
const maxAgeSeconds = 400 * 24 * 60 * 60

export interface AccessCookies {
  readSession(c: Context): string | undefined
  readDevice(c: Context): string | undefined
  /** `deviceToken` null: the browser keeps the one it has. */
  write(c: Context, tokens: { sessionToken: string; deviceToken: string | null }): void
  clear(c: Context, options: { device: boolean }): void
}

/** On https their names carry `__Host-`, so no other host and no plain http can have set them (RFC 6265bis). */
export function accessCookies(isHttps: boolean): AccessCookies {
  const prefix = isHttps ? '__Host-' : ''
  const session = `${prefix}enlace-session`
  const device = `${prefix}enlace-device`
  const attributes = {
    path: '/',
    httpOnly: true,
    secure: isHttps,
    sameSite: 'Lax',
  } as const
  return {
    readSession: (c) => getCookie(c, session),
    readDevice: (c) => getCookie(c, device),
    write: (c, { sessionToken, deviceToken }) => {
      setCookie(c, session, sessionToken, { ...attributes, maxAge: maxAgeSeconds })
      if (deviceToken !== null) {
        setCookie(c, device, deviceToken, { ...attributes, maxAge: maxAgeSeconds })
      }
    },
    clear: (c, options) => {
      deleteCookie(c, session, attributes)
      if (options.device) deleteCookie(c, device, attributes)
    },
  }
}
