/** What a log line may carry: figures, codes and identifiers. Never an answer, a text, a query or a cookie. */
export type LogFields = Record<string, string | number | boolean | readonly string[] | undefined>

/**
 * Where the operator reads what happened. Every line must be safe to keep: callers pass no content, and describe errors
 * only through `outlineError`.
 */
export interface Log {
  /** Routine traffic that nobody reads until something is wrong: page files, health checks. */
  debug(fields: LogFields, message: string): void
  /** The normal course of things. */
  info(fields: LogFields, message: string): void
  /** Something outside the server failed, or a request was refused. */
  warn(fields: LogFields, message: string): void
  /** A bug of ours. */
  error(fields: LogFields, message: string): void
}
