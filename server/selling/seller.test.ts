import { expect, test } from 'vitest'
import { sellersOverOneStore } from '#server/testing/test-seller.ts'
import { defaultSellingTimings, eventOf } from './seller.ts'

const newSeller = sellersOverOneStore()
const order = { id: 'order-1', provider: 'paypal' } as const

test('what happens to an order is logged and counted, with our ids and codes only', () => {
  const { seller, logged, events } = newSeller()
  seller.tell('paid', order)
  seller.tell('refund-requested', order, { by: 'buyer' })
  const line = { level: 'info', message: 'payment event' }
  expect(logged).toEqual([
    { ...line, fields: { order: 'order-1', provider: 'paypal', event: 'paid' } },
    {
      ...line,
      fields: { order: 'order-1', provider: 'paypal', event: 'refund-requested', by: 'buyer' },
    },
  ])
  expect(events).toEqual(['paypal paid', 'paypal refund-requested'])
})

test('what happens to a notification is logged by our own id for it', () => {
  const { seller, logged, events } = newSeller()
  seller.tellNotification('notified', 'paypal', 'n-1')
  seller.tellNotification('notification-refused', 'paypal', 'n-2', { reason: 'unsigned' })
  const line = { level: 'info', message: 'payment event' }
  expect(logged).toEqual([
    { ...line, fields: { notification: 'n-1', provider: 'paypal', event: 'notified' } },
    {
      ...line,
      fields: {
        ...{ notification: 'n-2', provider: 'paypal', event: 'notification-refused' },
        reason: 'unsigned',
      },
    },
  ])
  expect(events).toEqual(['paypal notified', 'paypal notification-refused'])
})

test('a provider’s failure is a warning with its kind, and the provider’s own code if it gave one', () => {
  const { seller, logged, events } = newSeller()
  seller.tellFailure('refund', order, { failure: 'refused', issue: 'NO', detail: '422' })
  seller.tellUnfollowed({ id: 'n-1', provider: 'paypal' }, { failure: 'not-found', detail: '404' })
  const line = {
    level: 'warn',
    message: 'the payment provider did not do what was asked',
  }
  expect(logged).toStrictEqual([
    {
      ...line,
      fields: {
        ...{ order: 'order-1', provider: 'paypal', doing: 'refund' },
        ...{ failure: 'refused', detail: '422', issue: 'NO' },
      },
    },
    {
      ...line,
      fields: {
        ...{ notification: 'n-1', provider: 'paypal', doing: 'follow' },
        ...{ failure: 'not-found', detail: '404' },
      },
    },
  ])
  expect(events).toEqual(['paypal refund-refused', 'paypal follow-not-found'])
})

test('a line of the history has details, or none', () => {
  expect(eventOf('order-1', 7, 'x')).toEqual({ orderId: 'order-1', at: 7, event: 'x', details: {} })
  expect(eventOf('order-1', 7, 'x', { by: 'buyer' }).details).toEqual({ by: 'buyer' })
})

test('offers, pauses and leases last as docs/design/shape.md section 2 and the providers say', () => {
  const [second, minute, hour] = [1_000, 60_000, 3_600_000]
  expect(defaultSellingTimings).toEqual({
    ...{ preferenceKeptMs: 24 * hour, payPalOrderKeptMs: 2.5 * hour, offerMs: 72 * hour },
    ...{ orderLeaseMs: minute, orderWaitMs: 10 * second, workLeaseMs: 2 * minute },
    ...{ lookUnitMs: 2 * minute, pollMs: 2 * second, retryMs: 2 * second },
    askAgainMs: 2 * second,
  })
})
