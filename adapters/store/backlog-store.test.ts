import { expect, test } from 'vitest'
import { createBacklogStore } from './backlog-store.ts'
import { forEachEngine } from './testing/engines.ts'

forEachEngine((_engineName, newDatabase) => {
  test('waiting work is counted and dated, finished work is not', async () => {
    const engine = await (await newDatabase()).open()
    const { readBacklog } = createBacklogStore(engine)
    const nothing = {
      lettersWaiting: 0,
      lettersParked: 0,
      oldestLetterAt: null,
      oldestNotificationAt: null,
      earliestLookAt: null,
      oldestPendingPaymentAt: null,
      ordersWantingAttention: 0,
      withdrawalsWaiting: 0,
    }
    expect(await readBacklog()).toEqual(nothing)
    const letter = (id: string, state: 'waiting' | 'sent' | 'parked', created_at: number) => ({
      ...{ id, state, created_at, kind: 'pin', language: 'pt', recipient: 'a@b.example' },
      ...{ params: '{}', message_id: id, next_attempt_at: 0, attempts: 0 },
    })
    const letters = [
      letter('a', 'waiting', 30),
      letter('b', 'waiting', 20),
      letter('c', 'parked', 5),
      letter('d', 'sent', 1),
    ]
    await engine.db.insertInto('letters').values(letters).execute()
    const order = (id: string, next_look_at: number | null, wants_attention: number) => ({
      ...{ id, next_look_at, wants_attention, provider: 'paypal', purchase_hash: id },
      ...{ language: 'pt', status: 'created', state: '{}', created_at: 0, expires_at: 0 },
      ...{ retired: 0, capture_attempt: 0, looks: 0 },
    })
    const withdrawn = (id: string, refund_requested_at: number | null, status = 'paid') => ({
      ...{ ...order(id, null, 0), status, withdrawal_asked_at: 1, refund_requested_at },
    })
    const orders = [
      ...[order('x', 70, 0), order('y', 60, 1), order('z', null, 1)],
      ...[withdrawn('v', null), withdrawn('w', 1), withdrawn('u', null, 'refunded')],
    ]
    await engine.db.insertInto('orders').values(orders).execute()
    const payment = (payment_id: string, status: string, first_seen_at: number) => ({
      ...{ payment_id, status, first_seen_at, provider: 'paypal', order_id: 'x' },
      ...{ amount_cents: 1, refunded_cents: 0, currency: 'BRL', counts: 1, changed_at: 0 },
    })
    const payments = [payment('p', 'pending', 9), payment('q', 'approved', 2)]
    await engine.db.insertInto('payments').values(payments).execute()
    const notification = (id: string, received_at: number, next_attempt_at: number | null) => ({
      ...{ id, received_at, next_attempt_at, provider: 'paypal', notification_key: id },
      ...{ times: 1, attempts: 0 },
    })
    const notifications = [notification('m', 4, null), notification('n', 8, 99)]
    await engine.db.insertInto('notifications').values(notifications).execute()
    expect(await readBacklog()).toEqual({
      lettersWaiting: 2,
      lettersParked: 1,
      oldestLetterAt: 20,
      oldestNotificationAt: 8,
      earliestLookAt: 60,
      oldestPendingPaymentAt: 9,
      ordersWantingAttention: 2,
      withdrawalsWaiting: 1,
    })
  })
})
