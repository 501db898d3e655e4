/** Detects a connection that has gone silent. */
export interface SilenceWatch {
  /** Aborted `limitMs` after the last sign of life, or when the caller's signal is. */
  signal: AbortSignal
  /** Reports a sign of life. */
  heard(): void
  /** Stops watching. */
  end(): void
}

/** Starts watching at once. */
export function watchSilence(limitMs: number, asker: AbortSignal): SilenceWatch {
  // Not AbortSignal.any, which Safari has only had since 17.4.
  const controller = new AbortController()
  const giveUp = (): void => controller.abort()
  if (asker.aborted) giveUp()
  asker.addEventListener('abort', giveUp, { once: true })
  let timer = setTimeout(giveUp, limitMs)
  return {
    signal: controller.signal,
    heard() {
      clearTimeout(timer)
      timer = setTimeout(giveUp, limitMs)
    },
    end() {
      clearTimeout(timer)
      asker.removeEventListener('abort', giveUp)
    },
  }
}
