/** Watches for something that has stopped moving. */
export interface SilenceWatch {
  /** Aborts `limitMs` after the last sign of life, or once the asker gives up. */
  signal: AbortSignal
  /** A sign of life. */
  heard(): void
  /** Nothing is waited for any more. */
  end(): void
}

/** Watches from now on. */
export function watchSilence(limitMs: number, asker: AbortSignal): SilenceWatch {
  // Not AbortSignal.any, which Safari has only since 17.4.
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
