import * as v from 'valibot'
import { isNothing } from '#server/operator/operator.ts'
import { defineCommand, notFound, onePositional } from '../command.ts'
import { personOrderJson } from '../order-json.ts'
import { detailsJson, letterJson } from '../subscription-json.ts'
import { printableJson } from '../table.ts'

export const exportPerson = defineCommand({
  usage: '<e-mail>',
  summary: 'everything that is kept under an e-mail, as JSON, for its owner (LGPD art. 18)',
  details:
    'PINs, and what only proves who somebody is (hashes), are left out. Answers and texts are in no database of ours.',
  schema: v.object({
    positionals: v.pipe(onePositional('an e-mail'), v.email('must be an e-mail address')),
  }),
  run: async ({ positionals: email }, { operator, now }) => {
    const data = await operator.exportPerson(email)
    if (isNothing(data)) return notFound(email)
    const json = {
      email,
      exportedAt: new Date(now()).toISOString(),
      subscriptions: data.subscriptions.map(detailsJson),
      otherLetters: data.otherLetters.map(letterJson),
      orders: data.orders.map((one) => personOrderJson(one, email)),
    }
    return { outcome: 'done', text: printableJson(json), json }
  },
})
