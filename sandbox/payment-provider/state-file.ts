/** Keeps a stand-in's books across restarts, so that a purchase made yesterday can be refunded today. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { deserialize, serialize } from 'node:v8'
import type { SandboxApp } from './listen.ts'

/**
 * The state in `file`, or `fresh` where there is none, kept up to date after every request that may change it. Without
 * a file the state lives as long as the process. Written beside and renamed: a killed process leaves a whole file.
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
    // Unlike JSON this keeps dates, maps and what refers to the same object.
    writeFileSync(`${file}.new`, serialize(state))
    renameSync(`${file}.new`, file)
  })
  return state
}

function readState<T>(file: string): Partial<T> {
  try {
    return deserialize(readFileSync(file))
  } catch {
    // None yet, or one of another version of Node or of the stand-in: begin anew.
    return {}
  }
}
