import * as v from 'valibot'
import type { LetterState } from '#server/ports/outbox-store.ts'
import { defineCommand, emailOption } from '../command.ts'
import { letterTable } from '../letter-table.ts'
import { letterJson } from '../subscription-json.ts'

const shownMost = 500

export const letters = defineCommand({
  usage: '[--parked | --sent] | letters retry <id> [--to <e-mail>]',
  summary: 'letters that have not gone out: waiting, refused (bounced), without address',
  details: `--parked       only those that wait for you: refused for good, or without address
--sent         those that have gone out
retry <id>     try one again, now
--to <e-mail>  at another address, this once (for good: change-email)`,
  options: { parked: { type: 'boolean' }, sent: { type: 'boolean' }, to: { type: 'string' } },
  schema: v.object({
    positionals: v.pipe(
      v.array(v.string()),
      v.check(
        (words) => words.length === 0 || (words.length === 2 && words[0] === 'retry'),
        'after letters comes nothing, or retry and the id of a letter',
      ),
      v.transform(([, letterId]) => letterId),
    ),
    parked: v.optional(v.boolean(), false),
    sent: v.optional(v.boolean(), false),
    to: v.optional(emailOption),
  }),
  run: async ({ positionals: letterId, parked, sent, to }, { store, now }) => {
    if (letterId !== undefined) {
      const retried = await store.retryLetter(letterId, now(), to)
      return retried
        ? { outcome: 'done', text: 'It is tried again now.', json: { id: letterId, retried } }
        : { outcome: 'refused', sentence: `No letter ${letterId} is waiting to go out.` }
    }
    const states: LetterState[] = sent ? ['sent'] : parked ? ['parked'] : ['parked', 'waiting']
    const [found, counts] = await Promise.all([
      store.listLetters(states, shownMost),
      store.countLetters(),
    ])
    const summary = `${counts.waiting} waiting, ${counts.parked} parked, ${counts.sent} sent`
    return {
      outcome: 'done',
      text: found.length === 0 ? `None (${summary}).` : `${letterTable(found)}\n\n${summary}`,
      json: { counts, letters: found.map(letterJson) },
    }
  },
})
