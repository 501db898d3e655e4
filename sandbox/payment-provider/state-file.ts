/** Keeps a stand-in's books across restarts, so yesterday's purchase can be refunded today. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { deserialize, serialize } from 'node:v8'
import type { SandboxApp } from './listen.ts'

/**
 * The state in `file`, or `fresh` if there is none, saved after every request that may change it. Without a file the
 * state lasts as long as the process. Written to a second file and renamed, so a killed process leaves a whole file.
 */
export function keepState<T extends object>(
  app: SandboxApp,
  file: string | undefined,
  fresh: T,
): T {
  if (file === undefined) return fresh
  const state = { ...fresh, ...readState<T>(file) }
  app.use(async (c, next) => {
    await next()
    if (c.req.method === 'GET') return
    // Unlike JSON this keeps dates, maps and shared references.
    writeFileSync(`${file}.new`, serialize(state))
    renameSync(`${file}.new`, file)
  })
  return state
}

function readState<T>(file: string): Partial<T> {
  try {
    return deserialize(readFileSync(file))
  } catch {
    // None yet, or written by another version of Node or of the stand-in: start afresh.
    return {}
  }
}
