/** What a log line may carry: figures, codes and identifiers. Never an answer, a text, a query or a cookie. */
export type LogFields = Record<string, string | number | boolean | readonly string[] | undefined>

/**
 * Where the operator reads what happened. A line must be safe to keep: callers pass no content, and an error
 * only through `outlineError`.
 */
export interface Log {
  /** Routine traffic that nobody reads until something is wrong: files of the page, health checks. */
  debug(fields: LogFields, message: string): void
  /** The normal course of things. */
  info(fields: LogFields, message: string): void
  /** Something failed outside of us, or was refused. */
  warn(fields: LogFields, message: string): void
  /** A defect of ours. */
  error(fields: LogFields, message: string): void
}
