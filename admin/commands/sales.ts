import * as v from 'valibot'
import { orderStatuses } from '#core/selling/order.ts'
import { providers } from '#core/selling/payment.ts'
import type { OrderRecord } from '#server/ports/order-store.ts'
import { byPerson, emailsOf } from '#server/selling/persons.ts'
import { withdrawalsCountMs } from '#server/selling/withdrawal.ts'
import { defineCommand, noPositionals } from '../command.ts'
import { orderJson } from '../order-json.ts'
import { orderTable, reais } from '../order-text.ts'
import { dayOption, periodOf } from '../period.ts'
import { moment, table } from '../table.ts'

const shownMost = 200

export const sales = defineCommand({
  usage: '[--from <day>] [--to <day>] [--provider <name>] [--state <state>]',
  summary: 'orders of a period with their totals, and who withdraws often',
  details: `--from, --to  days such as 2026-12-31, in UTC; the last 30 days without
--provider    ${providers.join(' or ')}
--state       ${orderStatuses.join(', ')}; all but "created" and "expired" are listed without

Below them, of the last 12 months whatever the period: everybody who has withdrawn more than once,
or whose withdrawal waits for you.`,
  options: {
    from: { type: 'string' },
    to: { type: 'string' },
    provider: { type: 'string' },
    state: { type: 'string' },
  },
  schema: v.object({
    positionals: noPositionals,
    from: v.optional(dayOption),
    to: v.optional(dayOption),
    provider: v.optional(v.picklist(providers, `must be ${providers.join(' or ')}`)),
    state: v.optional(v.picklist(orderStatuses, `must be one of ${orderStatuses.join(', ')}`)),
  }),
  run: async ({ from, to, provider, state: status }, { store, now }) => {
    const filter = { ...periodOf({ from, to }, now()), provider, status }
    const [sums, found, withdrawals] = await Promise.all([
      store.sumOrders(filter),
      store.listOrders(filter, status === undefined ? 5_000 : shownMost),
      store.withdrawalsSince(now() - withdrawalsCountMs),
    ])
    const repeated = byPerson(withdrawals).filter(
      (theirs) => theirs.length > 1 || theirs.some(isWaiting),
    )
    const untried = new Set(['created', 'expired'])
    const listed = found.filter(({ state }) => status !== undefined || !untried.has(state.status))
    const orders = listed.slice(0, shownMost)
    const collectedCents = sums.reduce((sum, one) => sum + one.collectedCents, 0)
    const returnedCents = sums.reduce((sum, one) => sum + one.returnedCents, 0)
    const rows = sums.map((one) => [
      one.provider,
      one.status,
      String(one.orders),
      reais(one.collectedCents),
      reais(one.returnedCents),
      reais(one.collectedCents - one.returnedCents),
    ])
    const total = ['all', '', '', reais(collectedCents), reais(returnedCents)]
    const header = ['PROVIDER', 'STATE', 'ORDERS', 'COLLECTED', 'RETURNED', 'KEPT']
    return {
      outcome: 'done',
      text: [
        ...(orders.length === 0 ? [] : [orderTable(orders), '']),
        table(header, [...rows, [...total, reais(collectedCents - returnedCents)]]),
        ...(repeated.length === 0 ? [] : ['', repeatedTable(repeated)]),
      ].join('\n'),
      json: {
        ...{ sums, collectedCents, returnedCents, orders: orders.map(orderJson) },
        repeatedWithdrawals: repeated.map((theirs) => ({
          emails: [...new Set(theirs.flatMap(emailsOf))],
          withdrawals: theirs.length,
          waiting: theirs.filter(isWaiting).map(({ id }) => id),
          orders: theirs.map(({ id }) => id),
        })),
      },
    }
  },
})

/** One row per order, so each can be looked up; only a person's first row names them. */
function repeatedTable(persons: readonly (readonly OrderRecord[])[]): string {
  const rows = persons.flatMap((theirs) =>
    theirs.map((order, place) => [
      place === 0 ? [...new Set(theirs.flatMap(emailsOf))].join(' ') : '',
      place === 0 ? String(theirs.length) : '',
      order.id,
      order.withdrawalAskedAt === null ? '' : moment(order.withdrawalAskedAt),
      isWaiting(order) ? 'waits for you' : order.state.status,
    ]),
  )
  return table(['WITHDREW', 'TIMES', 'ORDER', 'ASKED', ''], rows)
}

function isWaiting({ state, refundRequest }: OrderRecord): boolean {
  return state.status === 'paid' && refundRequest === null
}
