import * as v from 'valibot'
import { defineCommand, noPositionals } from '../command.ts'

export const reconcile = defineCommand({
  usage: '',
  summary: 'ask the providers about every order that is not settled, now',
  details:
    'A running server does the same by itself, minutes after an order was made and then less often.',
  schema: v.object({ positionals: noPositionals }),
  run: async (_input, { selling }) => {
    const counts = await selling.reconcile()
    const parts = Object.entries(counts).map(([standing, count]) => `${count} ${standing}`)
    return { outcome: 'done', text: parts.join(', '), json: counts }
  },
})
