/**
 * The shelf of this device: every ceremony in one database. Each call is one transaction. Who writes a ceremony proves
 * in that very transaction that the shelf is still the one they opened and that nobody has taken the ceremony up since:
 * a tab that was frozen, or that did not see a clearing, writes nothing.
 */
import type { IDBPObjectStore, StoreNames } from 'idb'
import type { Ceremony } from '#core/ceremony/document.ts'
import { type CeremonyReading, readCeremony } from '#core/ceremony/migrations.ts'
import type { Outcome, ShelfConnection, ShelfDatabase, ShelfLayout } from './shelf-database.ts'
import { formerMembers, headOf, largeMembers, type ShelfEntry } from './shelf-entry.ts'

/** How long a deleted ceremony can be brought back. */
const binDays = 30
const binMs = binDays * 24 * 60 * 60 * 1000

const everyStore = ['ceremonies', 'members', 'editors', 'device'] as const

/** Written when the pause in typing allows it, and safe from a browser that is killed (`docs/design/ceremony.md`). */
const relaxed = { durability: 'relaxed' } as const

interface ShelfOpening {
  /** Names this shelf until it is cleared. */
  shelfId: string
  /** The ceremony that was edited last. */
  currentId: string | undefined
  entries: ShelfEntry[]
}

/** The right to write one ceremony. */
export interface Editor {
  shelfId: string
  /** Of all who took the ceremony up, this is the one with this number. */
  epoch: number
}

export type CommitResult =
  | 'written'
  /** Another tab edits it now. */
  | 'displaced'
  /** The shelf was cleared since. */
  | 'cleared'

/** What can be changed of a copy without being its editor. */
export type CopyMarks = Partial<Omit<ShelfEntry, 'head' | 'restoredAtMs'>>

export interface Shelf {
  /** Opens it, a new one where there is none, without what has been in the bin for thirty days. */
  open(): Promise<Outcome<ShelfOpening>>
  list(): Promise<Outcome<ShelfEntry[]>>
  /** One ceremony whole; `missing` where the shelf has none of that id. */
  read(id: string): Promise<Outcome<CeremonyReading | { kind: 'missing' }>>
  /** Makes the caller its editor, and nobody else. */
  takeUp(id: string): Promise<Outcome<number>>
  /** The number under which it was taken up last; 0 if it never was. */
  lastEpoch(id: string): Promise<Outcome<number>>
  /** Stores a ceremony: all of it, or what differs from `former`, which the shelf is known to hold. */
  commit(
    editor: Editor,
    ceremony: Ceremony,
    former: Ceremony | undefined,
  ): Promise<Outcome<CommitResult>>
  /** Sets marks of a copy; undefined takes one away. */
  mark(id: string, marks: CopyMarks): Promise<Outcome<void>>
  /** Removes everything; whoever had it open can write no more. */
  clear(): Promise<Outcome<void>>
}

export interface ShelfParts {
  connection: ShelfConnection
  newId: () => string
  now: () => number
}

export function createShelf({ connection, newId, now }: ShelfParts): Shelf {
  return {
    open: () =>
      connection.run(async (database) => {
        const tx = database.transaction(everyStore, 'readwrite')
        const device = tx.objectStore('device')
        const ceremonies = tx.objectStore('ceremonies')
        const [stored, current, entries] = await Promise.all([
          device.get('shelf'),
          device.get('current'),
          ceremonies.getAll(),
        ])
        const shelfId = typeof stored === 'string' ? stored : newId()
        if (shelfId !== stored) void device.put(shelfId, 'shelf')
        const isOver = ({ deletedAtMs = Number.POSITIVE_INFINITY }: ShelfEntry): boolean =>
          deletedAtMs + binMs <= now()
        for (const { head } of entries.filter(isOver)) {
          void ceremonies.delete(head.id)
          void tx.objectStore('members').delete(membersOf(head.id))
          void tx.objectStore('editors').delete(head.id)
        }
        await tx.done
        return {
          shelfId,
          currentId: typeof current === 'string' ? current : undefined,
          entries: entries.filter((entry) => !isOver(entry)),
        }
      }),
    list: () => connection.run((database) => database.getAll('ceremonies')),
    read: (id) =>
      connection.run(async (database) => {
        const tx = database.transaction(['ceremonies', 'members'])
        const entry = await tx.objectStore('ceremonies').get(id)
        return entry === undefined ? { kind: 'missing' } : whole(entry, tx.objectStore('members'))
      }),
    takeUp: (id) =>
      connection.run(async (database) => {
        const tx = database.transaction('editors', 'readwrite')
        const epoch = ((await tx.store.get(id)) ?? 0) + 1
        await tx.store.put(epoch, id)
        await tx.done
        return epoch
      }),
    lastEpoch: (id) => connection.run(async (database) => (await database.get('editors', id)) ?? 0),
    commit: (editor, ceremony, former) =>
      connection.run((database) => commit(database, editor, ceremony, former)),
    mark: (id, marks) =>
      connection.run(async (database) => {
        const tx = database.transaction('ceremonies', 'readwrite')
        const entry = await tx.store.get(id)
        if (entry !== undefined) {
          await tx.store.put({ ...entry, ...marks }, id)
        }
        await tx.done
      }),
    async clear() {
      const outcome = await connection.run(async (database) => {
        const tx = database.transaction(everyStore, 'readwrite')
        for (const name of everyStore) void tx.objectStore(name).clear()
        void tx.objectStore('device').put(newId(), 'shelf')
        await tx.done
      })
      if (outcome.kind === 'done') return outcome
      // One that cannot be read is to go as well; where there is none nothing is left to do.
      if (outcome.failure === 'newer') await connection.destroy()
      return outcome.failure === 'newer' || outcome.failure === 'blocked'
        ? { kind: 'done', value: undefined }
        : outcome
    },
  }

  async function commit(
    database: ShelfDatabase,
    { shelfId, epoch }: Editor,
    ceremony: Ceremony,
    former: Ceremony | undefined,
  ): Promise<CommitResult> {
    const { id } = ceremony
    const tx = database.transaction(everyStore, 'readwrite', relaxed)
    return withReason(tx, async () => {
      const ceremonies = tx.objectStore('ceremonies')
      const [shelf, editor, entry] = await Promise.all([
        tx.objectStore('device').get('shelf'),
        tx.objectStore('editors').get(id),
        ceremonies.get(id),
      ])
      if (shelf !== shelfId || editor !== epoch) {
        await tx.done
        return shelf === shelfId ? 'displaced' : 'cleared'
      }
      // A document of a former format is written anew as a whole.
      const known = entry?.head.format === ceremony.format ? former : undefined
      const writes: Promise<unknown>[] = [
        ceremonies.put({ ...entry, head: headOf(ceremony) }, id),
        tx.objectStore('device').put(id, 'current'),
        ...largeMembers
          .filter((member) => known?.[member] !== ceremony[member])
          .map((member) => putMember(tx.objectStore('members'), ceremony, member)),
        ...(known === undefined ? formerMembers : []).map((member) =>
          tx.objectStore('members').delete([id, member]),
        ),
      ]
      for (const write of writes) write.catch(() => undefined)
      tx.commit()
      await tx.done
      return 'written'
    })
  }
}

/** Why a transaction was aborted says more than its requests do, which only went with it. */
async function withReason<Value>(
  tx: { done: Promise<void> },
  work: () => Promise<Value>,
): Promise<Value> {
  tx.done.catch(() => undefined)
  try {
    return await work()
  } catch (error) {
    await tx.done
    throw error
  }
}

type MembersStore = Pick<
  IDBPObjectStore<ShelfLayout, ('ceremonies' | 'members')[], 'members'>,
  'getAll' | 'getAllKeys'
>

type WritableMembers = Pick<
  IDBPObjectStore<ShelfLayout, ArrayLike<StoreNames<ShelfLayout>>, 'members', 'readwrite'>,
  'put' | 'delete'
>

/** Stores one of the larger members as it is now, or that there is none. */
export function putMember(
  members: WritableMembers,
  ceremony: Ceremony,
  member: (typeof largeMembers)[number],
): Promise<unknown> {
  const { id, [member]: value } = ceremony
  return value === undefined ? members.delete([id, member]) : members.put(value, [id, member])
}

/** The keys of all members of one ceremony; no array of two strings that begins with it sorts outside. */
export function membersOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id], [id, []])
}

/** The ceremony of an entry, brought to the present format. */
async function whole({ head }: ShelfEntry, members: MembersStore): Promise<CeremonyReading> {
  const [keys, values] = await Promise.all([
    members.getAllKeys(membersOf(head.id)),
    members.getAll(membersOf(head.id)),
  ])
  const large = Object.fromEntries(keys.map(([, name], position) => [name, values[position]]))
  const { id, changedAtMs: nowMs, language } = head
  return readCeremony({ ...head, ...large }, { id, nowMs, language })
}
