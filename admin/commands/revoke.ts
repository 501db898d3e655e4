import * as v from 'valibot'
import { defineCommand, notFound, onePositional } from '../command.ts'
import { moment, printable } from '../table.ts'

export const revoke = defineCommand({
  usage: '<e-mail or id>',
  summary: 'end an access now, with its sessions and devices',
  schema: v.object({ positionals: onePositional('an e-mail or an id') }),
  run: async ({ positionals: who }, { operator, store, now }) => {
    const account = await operator.find(who)
    if (!account) return notFound(who)
    if (!(await store.revokeAccess(account.id, now()))) {
      return {
        outcome: 'refused',
        sentence: `The access of ${who} ended ${moment(account.endsAt)} already.`,
      }
    }
    return {
      outcome: 'done',
      text: printable(`The access of ${account.email ?? account.id} has ended.`),
      json: { id: account.id, email: account.email, revoked: true },
    }
  },
})
