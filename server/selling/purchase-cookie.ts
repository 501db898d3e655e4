/** The cookie that says which orders this browser made. Page scripts cannot read it. */
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { hashToken, newToken } from '../access/tokens.ts'

const purchaseTokenBytes = 16
/**
 * Outlasts the offer and the withdrawal period: a slip paid on its last day can still be withdrawn from this browser.
 */
const maxAgeSeconds = 21 * 24 * 60 * 60

/** A cookie's value, and the hash that is stored. */
interface PurchaseToken {
  value: string
  hash: string
}

interface PurchaseCookie {
  /** Hash of the cookie's value; undefined without one. */
  read(c: Context): string | undefined
  /** The browser's value, or a new one if it has none, and one for whoever comes next. */
  draw(c: Context): { own: PurchaseToken; next: PurchaseToken }
  /** Sets it in the browser, for as long as browsers allow. */
  keep(c: Context, token: PurchaseToken): void
  clear(c: Context): void
}

export function purchaseCookie(isHttps: boolean): PurchaseCookie {
  const name = `${isHttps ? '__Host-' : ''}enlace-purchase`
  const attributes = { path: '/', httpOnly: true, secure: isHttps, sameSite: 'Lax' } as const
  const readToken = (c: Context) => {
    const token = getCookie(c, name)
    return token !== undefined && /^[\w-]{22}$/.test(token) ? token : undefined
  }
  return {
    read: (c) => {
      const token = readToken(c)
      return token === undefined ? undefined : hashToken(token)
    },
    draw: (c) => ({
      own: tokenOf(readToken(c) ?? newToken(purchaseTokenBytes)),
      next: tokenOf(newToken(purchaseTokenBytes)),
    }),
    keep: (c, { value }) => setCookie(c, name, value, { ...attributes, maxAge: maxAgeSeconds }),
    clear: (c) => void deleteCookie(c, name, attributes),
  }
}

function tokenOf(value: string): PurchaseToken {
  return { value, hash: hashToken(value) }
}
