/**
 * The database of the shelf, and what may go wrong with it as values. A connection that the browser has cut (iOS does
 * so in the background) is opened again once before anybody hears of it.
 */
import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb'
import type { ShelfEntry } from './shelf-entry.ts'

const shelfDatabaseName = 'enlace'

/** A later one converts; an earlier one cannot open what a later has made. */
const layoutVersion = 1

/** How long opening may take before the page goes on without the shelf. */
const patienceMs = 5_000

export interface ShelfLayout extends DBSchema {
  /** What the list shows of each ceremony, and what concerns this copy. */
  ceremonies: { key: string; value: ShelfEntry }
  /** The larger members of each ceremony, by id and name, so that a keystroke writes only what it changed. */
  members: { key: [id: string, member: string]; value: unknown }
  /** How often each ceremony has been taken up for editing: only the last to do so may write. */
  editors: { key: string; value: number }
  /** What concerns the device. */
  device: { key: string; value: unknown }
}

export type ShelfDatabase = IDBPDatabase<ShelfLayout>

export type ShelfFailure =
  | 'full'
  /** The browser keeps no database, or none that can be read. */
  | 'blocked'
  /** Made by a later product: left alone. */
  | 'newer'
  /** It was there and is not any more: a reload brings it back. */
  | 'lost'

export type Outcome<Value> =
  | { kind: 'done'; value: Value }
  | { kind: 'failed'; failure: ShelfFailure }

export interface ShelfConnection {
  /** Does `work`, opening the database for it; again on a new connection where the former one was cut. */
  run<Value>(work: (database: ShelfDatabase) => Promise<Value>): Promise<Outcome<Value>>
  /** Removes the database whole, whatever layout it has. */
  destroy(): Promise<void>
  close(): void
}

/** @param isCleared whether another tab has cleared the device: from then on nothing is read or written */
export function connectShelf(name = shelfDatabaseName, isCleared = () => false): ShelfConnection {
  let opening: Promise<ShelfDatabase> | undefined
  let wasOpen = false

  function forget(): void {
    opening = undefined
  }

  async function open(): Promise<ShelfDatabase> {
    const database = await withPatience(
      openDB<ShelfLayout>(name, layoutVersion, {
        upgrade(created) {
          created.createObjectStore('ceremonies')
          created.createObjectStore('members')
          created.createObjectStore('editors')
          created.createObjectStore('device')
        },
        // A later version of the pages wants to convert it: it must not wait for this tab.
        blocking(_current, _blocked, event) {
          if (event.target instanceof IDBDatabase) event.target.close()
          forget()
        },
        terminated: forget,
      }),
    )
    wasOpen = true
    return database
  }

  function connected(): Promise<ShelfDatabase> {
    opening ??= open().catch((error: unknown) => {
      forget()
      throw error
    })
    return opening
  }

  async function close(): Promise<void> {
    const closing = opening
    forget()
    await closing?.then(
      (database) => database.close(),
      () => undefined,
    )
  }

  return {
    async run(work) {
      if (isCleared()) return { kind: 'failed', failure: 'lost' }
      for (let attempt = 1; ; attempt += 1) {
        try {
          return { kind: 'done', value: await work(await connected()) }
        } catch (error) {
          const failure = failureOf(error, wasOpen)
          if (failure !== 'lost' || attempt === 2) return { kind: 'failed', failure }
          await close()
        }
      }
    },
    async destroy() {
      await close()
      await deleteDB(name)
    },
    close: () => void close(),
  }
}

function failureOf(error: unknown, wasOpen: boolean): ShelfFailure {
  const name = error instanceof Error ? error.name : ''
  if (name === 'QuotaExceededError') return 'full'
  if (name === 'VersionError') return 'newer'
  return wasOpen ? 'lost' : 'blocked'
}

/** Some browsers never answer where storage is refused. */
function withPatience<Value>(promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the database did not open')), patienceMs)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
