import * as v from 'valibot'
import { awaitLetter } from '../await-letter.ts'
import { defineCommand, notFound, onePositional } from '../command.ts'
import { printable } from '../table.ts'

export const resend = defineCommand({
  usage: '<e-mail or id>',
  summary: 'mail PIN and link again',
  details: '--no-wait  do not wait for the letter to go out',
  options: { 'no-wait': { type: 'boolean' } },
  schema: v.object({
    positionals: onePositional('an e-mail or an id'),
    'no-wait': v.optional(v.boolean(), false),
  }),
  run: async (input, context) => {
    const who = input.positionals
    const account = await context.operator.find(who)
    if (!account) return notFound(who)
    const mailed = await context.operator.resend(account.id)
    if (mailed.answer === 'not-found') return notFound(who)
    if (mailed.answer === 'ended') {
      return { outcome: 'refused', sentence: `The access of ${who} has ended: no PIN to mail.` }
    }
    const news = input['no-wait'] ? null : await awaitLetter(account.id, mailed.letterId, context)
    return {
      outcome: 'done',
      text: [
        `The PIN is mailed again to ${printable(account.email ?? '(no e-mail)')}.`,
        ...(news ? [news.sentence] : []),
      ].join('\n'),
      json: {
        id: account.id,
        email: account.email,
        letter: { id: mailed.letterId, ...(news && { state: news.state }) },
      },
    }
  },
})
