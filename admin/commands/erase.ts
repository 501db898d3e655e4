import * as v from 'valibot'
import { isNothing } from '#server/operator/operator.ts'
import { defineCommand, notFound, onePositional } from '../command.ts'
import { moment, printable } from '../table.ts'

export const erase = defineCommand({
  usage: '<e-mail> --yes',
  summary: 'delete everything that is kept under an e-mail, access included (LGPD art. 18)',
  details: `--yes  without it nothing is deleted and what would be is told
What was sold, when and for how much stays, without the person: the law wants the books kept.
Backups are not touched: they forget when they are thrown away.`,
  options: { yes: { type: 'boolean' } },
  schema: v.object({
    positionals: v.pipe(onePositional('an e-mail'), v.email('must be an e-mail address')),
    yes: v.optional(v.boolean(), false),
  }),
  run: async ({ positionals: email, yes }, { operator, now }) => {
    const data = await operator.exportPerson(email)
    if (isNothing(data)) return notFound(email)
    if (!yes) {
      const active = data.subscriptions.find(({ endsAt }) => endsAt > now())
      return {
        outcome: 'refused',
        sentence: printable(
          `Everything under ${email} would be deleted (subscriptions: ${data.subscriptions.length}), the person taken out of ${data.orders.length} orders${
            active ? `, and access until ${moment(active.endsAt)} would end` : ''
          }. If that is meant, add --yes.`,
        ),
      }
    }
    const erased = await operator.erasePerson(email)
    return {
      outcome: 'done',
      text: `Deleted: ${erased.subscriptions} subscriptions, ${erased.letters} letters. Taken out of ${erased.orders} orders.`,
      json: { email, erased },
    }
  },
})
