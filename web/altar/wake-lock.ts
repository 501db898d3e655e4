/** Keeps the screen on while a script is read. The browser takes the lock away whenever the page is not in sight. */

export interface ScreenLock {
  /** Asks for the lock unless it is held; call it at every turn. Never fails. */
  ask(): void
  release(): void
}

/** What is used of `navigator`, so that tests need no browser. */
export type LockingNavigator = Partial<Pick<Navigator, 'wakeLock'>>

export function createScreenLock(navigator: LockingNavigator): ScreenLock {
  let sentinel: WakeLockSentinel | undefined
  let isAsking = false
  let isWanted = false

  async function request(): Promise<void> {
    isAsking = true
    try {
      const granted = await navigator.wakeLock?.request('screen')
      if (isWanted) sentinel = granted
      else await granted?.release()
    } catch {
      // Refused now (a saving battery, a page out of sight): the next turn asks again.
    } finally {
      isAsking = false
    }
  }

  return {
    ask() {
      isWanted = true
      if (isAsking || sentinel?.released === false) return
      void request()
    },
    release() {
      isWanted = false
      void sentinel?.release().catch(() => undefined)
      sentinel = undefined
    },
  }
}

/** Whether this device lets a page keep the screen on; asked before there are guests. */
export async function canKeepScreenOn(navigator: LockingNavigator): Promise<boolean> {
  try {
    const sentinel = await navigator.wakeLock?.request('screen')
    await sentinel?.release()
    return sentinel !== undefined
  } catch {
    return false
  }
}
