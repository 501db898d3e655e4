/** Figures about work waiting in the store, read when the metrics are requested. */
import { Gauge, type Registry } from 'prom-client'
import { within } from '../deadline.ts'
import type { Backlog, BacklogStore } from '../ports/backlog-store.ts'

/** However many scrapers ask, and however often, the store is read at most once in this time. */
const freshMs = 15_000

/** Well below the ten seconds Prometheus waits: a silent store must still be reported as down. */
const patienceMs = 5_000

const gauges = {
  enlace_letters_waiting: 'Letters that have not gone out yet.',
  enlace_letters_parked: 'Letters refused for good, waiting for the operator.',
  enlace_oldest_letter_age_seconds:
    'Age of the letter that has waited longest; 0 while none waits.',
  enlace_oldest_notification_age_seconds:
    'Time since the oldest notification came that has not been followed; 0 while none waits.',
  enlace_reconciler_lag_seconds: 'How overdue the most overdue look at a provider is.',
  enlace_oldest_pending_payment_age_seconds:
    'Time since the first sight of the payment that a provider has left undecided for longest.',
  enlace_orders_wanting_attention: 'Orders with a notice for the operator, ever.',
  enlace_withdrawals_waiting: 'Withdrawals of people who withdraw often, waiting for the operator.',
} as const

type Name = keyof typeof gauges

/**
 * Registers the store's figures; the returned function updates them. `enlace_store_up` is 0 while the store does not
 * answer or takes no writes. While it does not answer the others are NaN, so that no alert relies on stale values. Never
 * rejects.
 */
export function backlogFigures(
  registry: Registry,
  { readBacklog, isHealthy }: BacklogStore & { isHealthy: () => Promise<boolean> },
  now: () => number,
): () => Promise<void> {
  const registers = [registry]
  const up = new Gauge({
    name: 'enlace_store_up',
    help: 'Whether the database answers and takes writes.',
    registers,
  })
  const byName = new Map(
    Object.entries(gauges).map(([name, help]) => [name, new Gauge({ name, help, registers })]),
  )
  let readAt = Number.NEGATIVE_INFINITY

  function show(figures: Record<Name, number>): void {
    for (const [name, value] of Object.entries(figures)) byName.get(name)?.set(value)
  }

  return async () => {
    const at = now()
    if (at - readAt < freshMs && at >= readAt) return
    try {
      const backlog = await within(patienceMs, readBacklog(), undefined)
      if (!backlog) throw new Error('the store does not answer')
      show(figuresOf(backlog, at))
      up.set((await within(patienceMs, isHealthy(), false)) ? 1 : 0)
      readAt = at
    } catch {
      for (const gauge of byName.values()) gauge.set(Number.NaN)
      up.set(0)
    }
  }
}

function figuresOf(backlog: Backlog, at: number): Record<Name, number> {
  const secondsSince = (moment: number | null) =>
    moment === null ? 0 : Math.max(0, (at - moment) / 1_000)
  return {
    enlace_letters_waiting: backlog.lettersWaiting,
    enlace_letters_parked: backlog.lettersParked,
    enlace_oldest_letter_age_seconds: secondsSince(backlog.oldestLetterAt),
    enlace_oldest_notification_age_seconds: secondsSince(backlog.oldestNotificationAt),
    enlace_reconciler_lag_seconds: secondsSince(backlog.earliestLookAt),
    enlace_oldest_pending_payment_age_seconds: secondsSince(backlog.oldestPendingPaymentAt),
    enlace_orders_wanting_attention: backlog.ordersWantingAttention,
    enlace_withdrawals_waiting: backlog.withdrawalsWaiting,
  }
}
