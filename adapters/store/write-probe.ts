/** A balancer asks every few seconds; so often a row may be written without anybody noticing, and a full disk shows soon. */
const probeEveryMs = 5_000
/** As long as another process may hold SQLite's lock before a writer gives up. */
const patienceMs = 10_000

/**
 * Whether the database takes writes, which no reading tells: a full disk, or a standby, answers every question. Finds out
 * by writing, at most once in five seconds, and answers at once with what the last attempt came to; one that takes longer
 * than ten seconds has failed.
 * @param write one small durable write
 * @param now a clock in milliseconds that never goes back
 */
export function createWriteProbe(write: () => Promise<unknown>, now: () => number): () => boolean {
  let takesWrites = true
  let startedAtMs = Number.NEGATIVE_INFINITY
  let isUnderWay = false
  return () => {
    const sinceMs = now() - startedAtMs
    if (isUnderWay) return takesWrites && sinceMs < patienceMs
    if (sinceMs >= probeEveryMs) {
      startedAtMs = now()
      isUnderWay = true
      const end = (written: boolean) => {
        takesWrites = written
        isUnderWay = false
      }
      write().then(
        () => end(true),
        () => end(false),
      )
    }
    return takesWrites
  }
}
