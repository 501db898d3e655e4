import { expect, test } from 'vitest'
import type { Backlog } from '../ports/backlog-store.ts'
import { createMetrics } from './metrics.ts'

const second = 1_000
const nothing: Backlog = {
  lettersWaiting: 0,
  lettersParked: 0,
  oldestLetterAt: null,
  oldestNotificationAt: null,
  earliestLookAt: null,
  oldestPendingPaymentAt: null,
  ordersWantingAttention: 0,
  withdrawalsWaiting: 0,
}

function setting() {
  const state = { backlog: nothing as Backlog | Error, nowMs: 100 * second, reads: 0 }
  const readBacklog = async () => {
    state.reads += 1
    if (state.backlog instanceof Error) throw state.backlog
    return state.backlog
  }
  const metrics = createMetrics({ backlog: { readBacklog }, now: () => state.nowMs })
  const figure = async (name: string) =>
    new RegExp(`^${name} (\\S+)$`, 'm').exec((await metrics.read()).text)?.[1]
  return { state, metrics, figure }
}

test('waiting work is shown with its age, and a look that is not yet due as no lag', async () => {
  const { state, figure } = setting()
  state.backlog = {
    ...nothing,
    lettersWaiting: 3,
    lettersParked: 2,
    oldestLetterAt: 40 * second,
    oldestNotificationAt: 70 * second,
    earliestLookAt: 130 * second,
    oldestPendingPaymentAt: 10 * second,
    ordersWantingAttention: 4,
    withdrawalsWaiting: 5,
  }
  expect(await figure('enlace_store_up')).toBe('1')
  expect(await figure('enlace_letters_waiting')).toBe('3')
  expect(await figure('enlace_letters_parked')).toBe('2')
  expect(await figure('enlace_oldest_letter_age_seconds')).toBe('60')
  expect(await figure('enlace_oldest_notification_age_seconds')).toBe('30')
  expect(await figure('enlace_reconciler_lag_seconds')).toBe('0')
  expect(await figure('enlace_oldest_pending_payment_age_seconds')).toBe('90')
  expect(await figure('enlace_orders_wanting_attention')).toBe('4')
  expect(await figure('enlace_withdrawals_waiting')).toBe('5')
  state.nowMs += 5 * second
  expect(await figure('enlace_letters_waiting')).toBe('3')
  expect(state.reads).toBe(1)
})

test('a store that does not answer is down, and its old figures are gone', async () => {
  const { state, figure } = setting()
  expect(await figure('enlace_letters_parked')).toBe('0')
  state.backlog = new Error('gone')
  state.nowMs += 60 * second
  expect(await figure('enlace_store_up')).toBe('0')
  expect(await figure('enlace_letters_parked')).toMatch(/^nan$/i)
  state.backlog = nothing
  expect(await figure('enlace_store_up')).toBe('1')
})

test('a store that takes no writes is down, and its figures are shown all the same', async () => {
  const readBacklog = async () => ({ ...nothing, lettersParked: 2 })
  const metrics = createMetrics({ backlog: { readBacklog }, isHealthy: async () => false })
  const { text } = await metrics.read()
  expect(text).toMatch(/^enlace_store_up 0$/m)
  expect(text).toMatch(/^enlace_letters_parked 2$/m)
})

test('answers are counted by the class of their status', async () => {
  const { metrics, figure } = setting()
  for (const status of [200, 204, 404, 503]) metrics.answered(status)
  expect(await figure('enlace_http_answers_total{class="2xx"}')).toBe('2')
  expect(await figure('enlace_http_answers_total{class="5xx"}')).toBe('1')
})

test('refusals are counted by the limit that was reached, starting at 0', async () => {
  const { metrics, figure } = setting()
  expect(await figure('enlace_limited_total{limit="reminders"}')).toBe('0')
  metrics.answered(429, 'reminders')
  metrics.answered(429, 'calls')
  metrics.answered(200)
  expect(await figure('enlace_limited_total{limit="reminders"}')).toBe('1')
  expect(await figure('enlace_limited_total{limit="calls"}')).toBe('1')
  expect(await figure('enlace_limited_total{limit="door"}')).toBe('0')
})

test('process figures appear only if enabled', async () => {
  const text = async (withProcess: boolean) => (await createMetrics({ withProcess }).read()).text
  expect(await text(true)).toContain('nodejs_eventloop_lag_p99_seconds')
  expect(await text(false)).not.toContain('nodejs_')
})
