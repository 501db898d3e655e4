/** Follows notifications and reconciles orders as they come due, until stopped. Instances share the work by lease. */
import { outlineError } from '../error-outline.ts'
import type { Notifications } from './notifications.ts'
import { reconcileOrder } from './reconcile.ts'
import type { Seller } from './seller.ts'

const notificationsAtOnce = 16
const ordersAtOnce = 4

export interface DueWork {
  /** Something has just come due: look now. */
  nudge(): void
  /** Takes no more and waits for what is under way. */
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

  /** A failure is logged without its message; the lease brings the work back. */
  async function guarded(what: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work()
    } catch (error) {
      seller.log.error({ what, ...outlineError(error) }, 'due payment work failed')
    }
  }

  /** Runs `round` as long as it finds something, then pauses. */
  function startLoop(round: () => Promise<number>) {
    let stopping = false
    let nudged = false
    let wake = () => {}
    const pause = () =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, timings.pollMs)
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    const run = async () => {
      while (!stopping) {
        nudged = false
        let taken = 0
        await guarded('round', async () => {
          taken = await round()
        })
        if (!stopping && !nudged && taken === 0) await pause()
      }
    }
    const finished = run()
    return {
      nudge: () => {
        nudged = true
        wake()
      },
      stop: () => {
        stopping = true
        wake()
        return finished
      },
    }
  }

  return {
    nudge: following.nudge,
    stop: async () => {
      await Promise.all([following.stop(), looking.stop()])
    },
  }
}
