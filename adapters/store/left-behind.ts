import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * What is next to the missing SQLite file `path` and proves that there was a database: committed work in its WAL, or
 * the key that sealed it. Undefined if nothing is missing.
 */
export function leftBehind(path: string): string | undefined {
  const traces = [`${path}-wal`, join(dirname(path), 'secret-key')]
  // In this order: another instance may be creating all of them right now, and the database comes first.
  const left = traces.find((trace) => existsSync(trace))
  return existsSync(path) ? undefined : left
}
