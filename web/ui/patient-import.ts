/** Between two tries at most; a device that comes back online is not kept waiting. */
const pauseAtMostMs = 30_000

/**
 * Loads a piece of the page, as often as it takes: a piece that cannot be loaded just now (a tunnel, a dead access
 * point) must not take the page down. Resolves late or never, and does not reject. `pause` waits before the next try.
 */
export async function patientImport<Piece>(
  load: () => Promise<Piece>,
  pause: (ms: number) => Promise<void> = untilOnlineOr,
): Promise<Piece> {
  for (let pauseMs = 1_000; ; pauseMs = Math.min(pauseMs * 2, pauseAtMostMs)) {
    try {
      return await load()
    } catch {
      await pause(pauseMs)
    }
  }
}

function untilOnlineOr(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    window.addEventListener('online', end)
  })
}
