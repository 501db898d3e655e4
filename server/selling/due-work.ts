/** Follows notifications and reconciles orders as they become due, until stopped. Instances share the work by lease. */
import { outlineError } from '../http/error-outline.ts'
import { startPollLoop } from '../poll-loop.ts'
import type { Notifications } from './notifications.ts'
import { reconcileOrder } from './reconcile.ts'
import type { Seller } from './seller.ts'

const notificationsAtOnce = 16
const ordersAtOnce = 4

export interface DueWork {
  /** Something has just become due: check now. */
  nudge(): void
  /** Takes no more work and waits for what is under way. */
  stop(): Promise<void>
}

export function startDueWork(seller: Seller, notifications: Notifications): DueWork {
  const { store, timings } = seller

  const following = startLoop(async () => {
    const due = await store.claimDueNotifications(
      seller.now(),
      timings.workLeaseMs,
      notificationsAtOnce,
    )
    await Promise.all(due.map((one) => guarded('notification', () => notifications.follow(one))))
    return due.length
  })
  const looking = startLoop(async () => {
    const due = await store.claimDueOrders(seller.now(), timings.workLeaseMs, ordersAtOnce)
    await Promise.all(due.map((order) => guarded('order', () => reconcileOrder(seller, order))))
    return due.length
  })

  function startLoop(round: () => Promise<number>) {
    const { pollMs } = timings
    return startPollLoop({ round, pollMs, onFailure: (error) => tellFailure('round', error) })
  }

  /** The lease brings the work back. */
  async function guarded(what: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work()
    } catch (error) {
      tellFailure(what, error)
    }
  }

  /** Without the error's message, which may quote anything. */
  function tellFailure(what: string, error: unknown): void {
    seller.log.error({ what, ...outlineError(error) }, 'due payment work failed')
  }

  return {
    nudge: following.nudge,
    stop: async () => {
      await Promise.all([following.stop(), looking.stop()])
    },
  }
}
