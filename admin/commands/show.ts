import * as v from 'valibot'
import { defineCommand, notFound, onePositional } from '../command.ts'
import { letterTable } from '../letter-table.ts'
import { historyJson } from '../order-json.ts'
import { historyText } from '../order-text.ts'
import { detailsJson } from '../subscription-json.ts'
import { moment, printable } from '../table.ts'

export const show = defineCommand({
  usage: '<e-mail or id> [--show-pin] | show <order>',
  summary: 'one access (its end, devices, sessions, letters), or one order with its whole history',
  details: '--show-pin  print the PIN as well',
  options: { 'show-pin': { type: 'boolean' } },
  schema: v.object({
    positionals: onePositional('an e-mail or an id'),
    'show-pin': v.optional(v.boolean(), false),
  }),
  run: async (input, { operator, access, store, now }) => {
    const who = input.positionals
    const history = who.includes('@') ? null : await store.orderHistory(who)
    if (history) {
      return { outcome: 'done', text: historyText(history), json: historyJson(history) }
    }
    const account = await operator.find(who)
    const details = account && (await operator.describe(account.id))
    if (!account || !details) return notFound(who)
    const pin = input['show-pin'] ? access.revealPin(account) : undefined
    const ending = details.endsAt > now() ? 'Until' : 'Ended'
    return {
      outcome: 'done',
      text: [
        `${details.email ?? '(no e-mail)'}, ${details.name || '(no name)'} (${details.id})`,
        `${ending} ${moment(details.endsAt)}; ${details.source} ${moment(details.createdAt)}; language ${details.language}`,
        `${details.sessions.length} sessions, ${details.devices.length} known devices`,
        ...(pin === undefined ? [] : [`PIN: ${pin}`]),
      ]
        .map(printable)
        .concat(details.letters.length === 0 ? [] : ['', letterTable(details.letters)])
        .join('\n'),
      json: { ...detailsJson(details), ...(pin === undefined ? {} : { pin }) },
    }
  },
})
