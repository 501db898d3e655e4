import type { Context, Hono } from 'hono'
import type { Withdrawable, WithdrawalAnswer } from '#core/wire.ts'
import type { Access } from '../access/access.ts'
import { accessCookies } from '../access/access-cookies.ts'
import { answerError } from '../http/answer-error.ts'
import { onlyMethods } from '../http/known-methods.ts'
import { purchaseCookie } from '../selling/purchase-cookie.ts'
import type { Selling } from '../selling/selling.ts'
import type { WithdrawalAsker } from '../selling/withdrawal.ts'

const noStore = { 'cache-control': 'no-store' }

export interface WithdrawalDependencies {
  access: Pick<Access, 'checkSession'>
  selling: Pick<Selling, 'withdrawable' | 'withdraw'>
  publicUrl: URL
}

/** `GET` and `POST /api/withdrawal`, by session (docs/design/access-and-money.md section 8). */
export function addWithdrawalRoutes(app: Hono, deps: WithdrawalDependencies): void {
  const { access, selling } = deps
  const isHttps = deps.publicUrl.protocol === 'https:'
  const cookies = accessCookies(isHttps)
  const purchases = purchaseCookie(isHttps)

  /** Who is logged in, and what proves that they paid; `special` has bought nothing. */
  async function askerOf(c: Context): Promise<WithdrawalAsker | undefined> {
    const session = await access.checkSession(cookies.readSession(c))
    if (session.state !== 'active') return undefined
    const { holder: subscriptionId, letterOrderId } = session
    return { subscriptionId, letterOrderId, purchaseHash: purchases.read(c) }
  }

  app.get('/api/withdrawal', async (c) => {
    const asker = await askerOf(c)
    if (asker === undefined) return answerError(c, { code: 'session-required' })
    return c.json<Withdrawable>(await selling.withdrawable(asker), 200, noStore)
  })

  app.post('/api/withdrawal', async (c) => {
    const asker = await askerOf(c)
    if (asker === undefined) return answerError(c, { code: 'session-required' })
    const status = await selling.withdraw(asker)
    if (status === 'withdrawal-window-closed' || status === 'nothing-to-withdraw') {
      return answerError(c, { code: status })
    }
    if (status === 'by-hand') {
      return c.json<WithdrawalAnswer>({ status: 'requested', byHand: true }, 200, noStore)
    }
    return c.json<WithdrawalAnswer>({ status }, 200, noStore)
  })
  app.all('/api/withdrawal', onlyMethods('GET', 'HEAD', 'POST'))
}
