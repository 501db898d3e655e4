import * as v from 'valibot'
import { defineCommand, noPositionals } from '../command.ts'
import { subscriptionJson } from '../subscription-json.ts'
import { moment, table } from '../table.ts'

export const list = defineCommand({
  usage: '[--ended | --all] [--search <part>] [--limit 100]',
  summary: 'who has access, newest first',
  details: `--ended          whose access has ended
--all            both
--search <part>  only e-mails and names that hold it
--limit <n>      at most so many`,
  options: {
    ended: { type: 'boolean' },
    all: { type: 'boolean' },
    search: { type: 'string' },
    limit: { type: 'string' },
  },
  schema: v.object({
    positionals: noPositionals,
    ended: v.optional(v.boolean(), false),
    all: v.optional(v.boolean(), false),
    search: v.optional(v.pipe(v.string(), v.trim()), ''),
    limit: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^[1-9]\d{0,5}$/, 'must be a whole number from 1'),
        v.transform(Number),
      ),
      '100',
    ),
  }),
  run: async ({ ended, all, search, limit }, { store, now }) => {
    const state = all ? 'all' : ended ? 'ended' : 'active'
    const found = await store.listSubscriptions({ now: now(), state, search, limit })
    const rows = found.map(({ id, email, name, source, endsAt }) => [
      email ?? '(no e-mail)',
      name,
      source,
      moment(endsAt),
      id,
    ])
    return {
      outcome: 'done',
      text:
        rows.length === 0 ? 'Nobody.' : table(['E-MAIL', 'NAME', 'SOURCE', 'UNTIL', 'ID'], rows),
      json: found.map(subscriptionJson),
    }
  },
})
