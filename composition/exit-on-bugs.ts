import type { Logger } from 'pino'
import { outlineError } from '#server/http/error-outline.ts'

/** Ends the process on an uncaught bug, without the message that Node would print: it may hold content. */
export function exitOnBugs(log: Pick<Logger, 'fatal'>): void {
  process.on('uncaughtException', (error) => {
    log.fatal({ ...outlineError(error) }, 'uncaught')
    process.exit(1)
  })
}
