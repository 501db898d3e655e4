import * as v from 'valibot'
import { orderStatuses } from '#core/order.ts'
import { providers } from '#core/payment.ts'
import { defineCommand, noPositionals } from '../command.ts'
import { orderJson } from '../order-json.ts'
import { orderTable, reais } from '../order-text.ts'
import { dayOption, periodOf } from '../period.ts'
import { table } from '../table.ts'

const shownMost = 200

export const sales = defineCommand({
  usage: '[--from <day>] [--to <day>] [--provider <name>] [--state <state>]',
  summary: 'orders of a period with their totals',
  details: `--from, --to  days such as 2026-12-31, in UTC; the last 30 days without
--provider    ${providers.join(' or ')}
--state       ${orderStatuses.join(', ')}; all but "created" and "expired" are listed without`,
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
    const [sums, found] = await Promise.all([
      store.sumOrders(filter),
      store.listOrders(filter, status === undefined ? 5_000 : shownMost),
    ])
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
      ].join('\n'),
      json: { sums, collectedCents, returnedCents, orders: orders.map(orderJson) },
    }
  },
})
