/** The cookie that says which orders this browser made. Not readable by a page's script. */
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { hashToken, newToken } from './access/tokens.ts'

const purchaseTokenBytes = 16
/** Outlasts the offer, so that a slip paid on its last day is still this browser's. */
const maxAgeSeconds = 7 * 24 * 60 * 60

export interface PurchaseCookie {
  /** Hash of the cookie's value; undefined without one. */
  read(c: Context): string | undefined
  /** The same, made where there is none; kept anew either way. */
  ensure(c: Context): string
}

export function purchaseCookie(isHttps: boolean): PurchaseCookie {
  const name = `${isHttps ? '__Host-' : ''}enlace-purchase`
  const readToken = (c: Context) => {
    const token = getCookie(c, name)
    return token !== undefined && /^[\w-]{22}$/.test(token) ? token : undefined
  }
  return {
    read: (c) => {
      const token = readToken(c)
      return token === undefined ? undefined : hashToken(token)
    },
    ensure: (c) => {
      const token = readToken(c) ?? newToken(purchaseTokenBytes)
      setCookie(c, name, token, {
        path: '/',
        httpOnly: true,
        secure: isHttps,
        sameSite: 'Lax',
        maxAge: maxAgeSeconds,
      })
      return hashToken(token)
    },
  }
}
