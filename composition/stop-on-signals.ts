import type { HttpServer } from '#server/http/http-server.ts'
import type { Log } from '#server/ports/log.ts'
import type { Store } from '#server/ports/store.ts'
import type { StandIns } from './start-stand-ins.ts'

/** Everything that must end before the process does. */
interface RunningParts {
  /** Aborted by the first signal: from then on new API calls are refused. */
  stopping: AbortController
  server: HttpServer
  /** What runs in the background: the outbox, the reconciler. */
  workers: readonly { stop(): Promise<void> }[]
  standIns: Pick<StandIns, 'close'>
  store: Pick<Store, 'close'>
  /** How long running streams may take to finish, in milliseconds. */
  graceMs: number
  log: Pick<Log, 'info'>
}

/** Ends the process on SIGTERM and SIGINT. The first signal lets running streams end; a second one does not wait. */
export function stopOnSignals(parts: RunningParts): void {
  const { stopping, server, workers, standIns, store, graceMs, log } = parts
  const stop = async (signal: string) => {
    if (stopping.signal.aborted) process.exit(1)
    stopping.abort()
    log.info({ signal }, 'stopping: running texts may end')
    const endedByThemselves = await server.stop(graceMs)
    await Promise.all(workers.map((worker) => worker.stop()))
    await standIns.close()
    await store.close()
    log.info({ endedByThemselves }, 'stopped')
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
