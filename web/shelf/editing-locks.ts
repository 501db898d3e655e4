/** One tab edits a ceremony. Where the browser has no locks every tab may, and the shelf itself refuses the former one. */
export interface EditingLocks {
  /**
   * Holds the lock of a ceremony until it is released; undefined where another tab holds it. `seizes` takes it from
   * that tab, which then hears `onSeized`.
   */
  take(
    id: string,
    options: { seizes: boolean; onSeized: () => void },
  ): Promise<(() => void) | undefined>
}

export function createEditingLocks(manager: LockManager | undefined): EditingLocks {
  return {
    take: (id, { seizes, onSeized }) =>
      new Promise((resolve) => {
        const free = (): void => undefined
        if (manager === undefined) {
          resolve(free)
          return
        }
        let isHeld = false
        manager
          .request(
            `enlace-ceremony-${id}`,
            seizes ? { steal: true } : { ifAvailable: true },
            (lock) => {
              if (lock === null) {
                resolve(undefined)
                return undefined
              }
              isHeld = true
              return new Promise<void>((release) => resolve(() => release()))
            },
          )
          .catch(() => {
            if (isHeld) onSeized()
            // Refused by the browser as such.
            else resolve(free)
          })
      }),
  }
}
