import { outlineError } from '#server/http/error-outline.ts'
import type { Log } from '#server/ports/log.ts'
import type { Store } from '#server/ports/store.ts'

const sweepEveryMs = 60 * 60_000

/** Removes expired rows from the store once an hour, for as long as the process runs. */
export function startSweeping(
  store: Pick<Store, 'sweepAccess' | 'sweepOrders'>,
  log: Pick<Log, 'warn'>,
): void {
  setInterval(() => {
    const swept = [store.sweepAccess(Date.now()), store.sweepOrders(Date.now())]
    Promise.all(swept).catch((error: unknown) => {
      log.warn({ ...outlineError(error) }, 'sweeping failed; the next round tries again')
    })
  }, sweepEveryMs).unref()
}
