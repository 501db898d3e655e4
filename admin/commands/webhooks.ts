import * as v from 'valibot'
import { defineCommand, noPositionals } from '../command.ts'
import { notificationJson } from '../order-json.ts'
import { notificationTable } from '../order-text.ts'
import { dayOption, periodOf } from '../period.ts'

const shownMost = 500

export const webhooks = defineCommand({
  usage: '[--refused] [--from <day>] [--to <day>]',
  summary: 'the providers’ notifications: what came, what was refused',
  details: `--refused     only those that were not believed, and why
--from, --to  days such as 2026-12-31, in UTC; the last 30 days without`,
  options: { refused: { type: 'boolean' }, from: { type: 'string' }, to: { type: 'string' } },
  schema: v.object({
    positionals: noPositionals,
    refused: v.optional(v.boolean(), false),
    from: v.optional(dayOption),
    to: v.optional(dayOption),
  }),
  run: async ({ refused: refusedOnly, from, to }, { store, now }) => {
    const period = periodOf({ from, to }, now())
    const found = await store.listNotifications({ ...period, refusedOnly, limit: shownMost })
    return {
      outcome: 'done',
      text: found.length === 0 ? 'None.' : notificationTable(found),
      json: found.map(notificationJson),
    }
  },
})
