/**
 * What became of a write: kept, or why not. A browser in private mode may refuse, a full one has no room, and what a
 * newer version of the pages has kept is left alone (layout.ts).
 */
export type WriteResult = 'kept' | 'full' | 'blocked' | 'newer'

/** The browser's storage with its exceptions turned into values. */
export interface Device {
  /** The entry's raw content; `null` when absent or when storage cannot be read. */
  read(key: string): string | null
  write(key: string, value: string): WriteResult
  remove(key: string): WriteResult
}

/**
 * Wraps local storage. `storage` is called each time because merely naming `window.localStorage`
 * throws where cookies are blocked.
 */
export function createDevice(storage: () => Storage): Device & {
  /** Of every entry; none where storage cannot be read. */
  keys(): string[]
} {
  return {
    keys() {
      try {
        return Object.keys(storage())
      } catch {
        return []
      }
    },
    read(key) {
      try {
        return storage().getItem(key)
      } catch {
        return null
      }
    },
    write(key, value) {
      try {
        storage().setItem(key, value)
        return 'kept'
      } catch (error) {
        return isQuotaError(error) ? 'full' : 'blocked'
      }
    },
    remove(key) {
      try {
        storage().removeItem(key)
        return 'kept'
      } catch {
        return 'blocked'
      }
    },
  }
}

/** Firefox names the same condition NS_ERROR_DOM_QUOTA_REACHED. */
function isQuotaError(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.name === 'QuotaExceededError' || error.name === 'NS_ERROR_DOM_QUOTA_REACHED')
  )
}

/** The device of the page this runs in. */
export const browserDevice = createDevice(() => window.localStorage)

/** What this tab alone keeps, until it is closed. */
export const browserTab: Device = createDevice(() => window.sessionStorage)
