import { describe, expect, test } from 'vitest'
import { expireOrder } from '#core/selling/order.ts'
import type { ProviderPayment } from '#core/selling/payment.ts'
import type { OrderRecord } from '#server/ports/order-store.ts'
import { orderRecord } from '#server/testing/order-record.ts'
import { nextLookAt } from './look-schedule.ts'

const dayMs = 86_400_000
const unitMs = 10
const refundRequest = { at: 0, by: 'buyer' } as const
const second: Partial<ProviderPayment> = { id: 'p2' }

/** How many units after `now` the next look is; null: never. */
function pauseAt(order: OrderRecord, now = 6_000): number | null {
  const at = nextLookAt(order, now, unitMs)
  return at === null ? null : (at - now) / unitMs
}

const pauses = (order: OrderRecord, now?: number) =>
  [0, 1, 2, 5, 8, 9, 10, 40].map((looks) => pauseAt({ ...order, looks }, now))

describe('the provider is asked again after pauses that double', () => {
  test('up to twelve hours while an order is open', () => {
    const expected = [1, 2, 4, 32, 256, 360, 360, 360]
    expect(pauses(orderRecord())).toEqual(expected)
    expect(pauses(orderRecord([{ status: 'rejected' }]))).toEqual(expected)
    // What was offered can be paid once more.
    expect(pauses(orderRecord([{}, { status: 'refunded' }]))).toEqual(expected)
  })

  test('up to a day while a paid or charged-back one may still change', () => {
    const expected = [1, 2, 4, 32, 256, 512, 720, 720]
    expect(pauses(orderRecord([{}]))).toEqual(expected)
    expect(pauses(orderRecord([{}, { status: 'charged-back' }]))).toEqual(expected)
    // Refunded before we ever saw it approved.
    expect(pauses(orderRecord([{ status: 'charged-back' }]))).toEqual(expected)
  })

  test('up to an hour while a refund is due', () => {
    const expected = [1, 2, 4, 30, 30, 30, 30, 30]
    expect(pauses(orderRecord([{}], { refundRequest }))).toEqual(expected)
    expect(pauses(orderRecord([{}, second]))).toEqual(expected)
  })
})

describe('a refund is due', () => {
  const urgent = (order: OrderRecord) => pauseAt({ ...order, looks: 40 }) === 30

  test('if the order has a second payment besides the one that paid for it', () => {
    expect(urgent(orderRecord([{}, second]))).toBe(true)
    expect(urgent(orderRecord([{}, { ...second, status: 'refunded' }]))).toBe(false)
    expect(urgent(orderRecord([{}, { ...second, status: 'pending' }]))).toBe(false)
    expect(urgent(orderRecord([{}, { ...second, amountCents: 1 }]))).toBe(false)
    expect(urgent(orderRecord([{ amountCents: 1 }]))).toBe(false)
    // Even after the one that paid for it was refunded.
    expect(urgent(orderRecord([{}, second, { status: 'refunded' }]))).toBe(true)
  })

  test('if it was requested and we still have the money', () => {
    expect(urgent(orderRecord([], { refundRequest }))).toBe(false)
    expect(urgent(orderRecord([{}, { status: 'refunded' }], { refundRequest }))).toBe(false)
  })
})

describe('the provider is not asked again', () => {
  test('once everything was refunded, a week after the offer’s end', () => {
    const refunded = orderRecord([{}, { status: 'refunded' }])
    expect(pauseAt(refunded, 2_000 + 7 * dayMs)).not.toBeNull()
    expect(pauseAt(refunded, 2_001 + 7 * dayMs)).toBeNull()
  })

  test('half a year after the approval, or after the access if that is unknown', () => {
    const approved = orderRecord([{}])
    expect(pauseAt(approved, 5_000 + 180 * dayMs)).not.toBeNull()
    expect(pauseAt(approved, 5_001 + 180 * dayMs)).toBeNull()
    const fulfilment = { at: 7_000, subscriptionId: 's', isExtension: false }
    const untold = orderRecord([{ approvedAtMs: null }], { fulfilment })
    expect(pauseAt(untold, 7_000 + 180 * dayMs)).not.toBeNull()
    expect(pauseAt(untold, 7_001 + 180 * dayMs)).toBeNull()
    const neither = orderRecord([{ approvedAtMs: null }])
    expect(pauseAt(neither, 500 * dayMs)).not.toBeNull()
  })

  test('a week after the offer’s end if nobody pays, half a year if a slip may still be paid', () => {
    const over = (looks: Partial<ProviderPayment>[]) => {
      const order = orderRecord(looks)
      return { ...order, state: expireOrder(order.state) }
    }
    const declined = { status: 'rejected' } as const
    for (const looks of [[], [declined]]) {
      expect(pauseAt(over(looks), 2_000 + 7 * dayMs)).not.toBeNull()
      expect(pauseAt(over(looks), 2_001 + 7 * dayMs)).toBeNull()
      // Not before our own clock has ended it.
      expect(pauseAt(orderRecord(looks), 2_001 + 7 * dayMs)).not.toBeNull()
    }
    const slip = [{ status: 'pending' } as const]
    expect(pauseAt(over(slip), 2_000 + 180 * dayMs)).not.toBeNull()
    expect(pauseAt(over(slip), 2_001 + 180 * dayMs)).toBeNull()
  })
})
