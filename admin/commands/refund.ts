import * as v from 'valibot'
import { withdrawalDays } from '#core/selling/offer.ts'
import { defineCommand, onePositional } from '../command.ts'

export const refund = defineCommand({
  usage: '<order> [--force]',
  summary: 'send an order’s money back; its days go with it',
  details: `Within ${withdrawalDays} days of the provider’s approval; later only with --force.`,
  options: { force: { type: 'boolean' } },
  schema: v.object({
    positionals: onePositional('the id of an order'),
    force: v.optional(v.boolean(), false),
  }),
  run: async ({ positionals: orderId, force }, { selling }) => {
    const result = await selling.refund(orderId, force)
    switch (result) {
      case 'refunded':
        return {
          outcome: 'done',
          text: 'The money went back, and the days with it.',
          json: { id: orderId, result },
        }
      case 'requested':
        return {
          outcome: 'done',
          text: 'It is noted. The provider has not finished or was out of reach: a running server goes on (see "show").',
          json: { id: orderId, result },
        }
      case 'order-not-found':
        return { outcome: 'refused', sentence: `There is no order ${orderId}.` }
      case 'not-paid':
        return { outcome: 'refused', sentence: 'This order is not paid.' }
      case 'withdrawal-window-closed':
        return {
          outcome: 'refused',
          sentence: `It was paid more than ${withdrawalDays} days ago. Insist with --force.`,
        }
    }
  },
})
