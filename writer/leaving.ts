/** A signal by which a service is left: when nobody waits any longer, or when what it writes is worth nothing. */
export interface Leaving {
  signal: AbortSignal
  leave(): void
  /** Stops following the caller's signal. */
  forget(): void
}

/** Aborts with `stop`, at once if that has aborted already. */
export function leavingWith(stop: AbortSignal): Leaving {
  const controller = new AbortController()
  const leave = (): void => controller.abort()
  if (stop.aborted) leave()
  stop.addEventListener('abort', leave, { once: true })
  return {
    signal: controller.signal,
    leave,
    forget: () => stop.removeEventListener('abort', leave),
  }
}
