import type { Context, Hono } from 'hono'
import type { Withdrawable, WithdrawalAnswer } from '#core/wire.ts'
import type { Access } from '../access/access.ts'
import { accessCookies } from '../access-cookies.ts'
import { answerError } from '../answer-error.ts'
import { onlyMethods } from '../known-methods.ts'
import type { Selling } from '../selling/selling.ts'

const noStore = { 'cache-control': 'no-store' }

export interface WithdrawalDependencies {
  access: Pick<Access, 'checkSession'>
  selling: Pick<Selling, 'withdrawable' | 'withdraw'>
  publicUrl: URL
}

/** `GET` and `POST /api/withdrawal`: by session, within seven days of paying (design.md section 5). */
export function addWithdrawalRoutes(app: Hono, deps: WithdrawalDependencies): void {
  const { access, selling } = deps
  const cookies = accessCookies(deps.publicUrl.protocol === 'https:')

  /** The subscription that is logged in; `special` has bought nothing. */
  async function holderOf(c: Context): Promise<string | undefined> {
    const session = await access.checkSession(cookies.readSession(c))
    return session.state === 'active' ? session.holder : undefined
  }

  app.get('/api/withdrawal', async (c) => {
    const holder = await holderOf(c)
    if (holder === undefined) return answerError(c, { code: 'session-required' })
    return c.json<Withdrawable>(await selling.withdrawable(holder), 200, noStore)
  })

  app.post('/api/withdrawal', async (c) => {
    const holder = await holderOf(c)
    if (holder === undefined) return answerError(c, { code: 'session-required' })
    const status = await selling.withdraw(holder)
    if (status === 'withdrawal-window-closed' || status === 'nothing-to-withdraw') {
      return answerError(c, { code: status })
    }
    return c.json<WithdrawalAnswer>({ status }, 200, noStore)
  })
  app.all('/api/withdrawal', onlyMethods('GET', 'HEAD', 'POST'))
}
