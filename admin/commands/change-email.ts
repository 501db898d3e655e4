import * as v from 'valibot'
import { awaitLetter } from '../await-letter.ts'
import { defineCommand, emailOption, notFound, onePositional } from '../command.ts'
import { printable } from '../table.ts'

export const changeEmail = defineCommand({
  usage: '<e-mail or id> --to <e-mail> [--new-pin]',
  summary: 'move an access to another address (a mistyped one) and mail its PIN there',
  details: `--to <e-mail>  the right address
--new-pin      another PIN too, and out with sessions and devices: when a stranger got the letter
--no-wait      do not wait for the letter to go out
Links that were mailed before open nothing any more.`,
  options: {
    to: { type: 'string' },
    'new-pin': { type: 'boolean' },
    'no-wait': { type: 'boolean' },
  },
  schema: v.object({
    positionals: onePositional('the present e-mail or the id'),
    to: emailOption,
    'new-pin': v.optional(v.boolean(), false),
    'no-wait': v.optional(v.boolean(), false),
  }),
  run: async (input, context) => {
    const { positionals: who, to } = input
    const newPin = input['new-pin']
    const account = await context.operator.find(who)
    if (!account) return notFound(who)
    const changed = await context.operator.changeEmail(account.id, to, newPin)
    switch (changed.answer) {
      case 'not-found':
        return notFound(who)
      case 'ended':
        return { outcome: 'refused', sentence: `The access of ${who} has ended.` }
      case 'email-taken':
        return {
          outcome: 'refused',
          sentence: `${to} has access of its own already (see "show").`,
        }
    }
    const { letterId, formerEmail, lettersGoneOut } = changed
    const news = input['no-wait'] ? null : await awaitLetter(account.id, letterId, context)
    const mayBeKnown = lettersGoneOut > 0 && !newPin && formerEmail !== null
    return {
      outcome: 'done',
      text: [
        `${formerEmail ?? 'An access without e-mail'} is now ${to}; its PIN is mailed there.`,
        ...(mayBeKnown
          ? [
              `The PIN had been mailed to ${formerEmail}. If that is a stranger's mailbox, run this again with --new-pin.`,
            ]
          : []),
        ...(news ? [news.sentence] : []),
      ]
        .map(printable)
        .join('\n'),
      json: {
        id: account.id,
        email: to,
        formerEmail,
        lettersGoneOut,
        newPin,
        letter: { id: letterId, ...(news && { state: news.state }) },
      },
    }
  },
})
