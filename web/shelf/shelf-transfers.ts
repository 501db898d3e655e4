/**
 * What leaves the shelf for another device, and what comes to it. A state that has left is remembered with its
 * ceremony, so that on the way back the two are told apart; what comes is compared with what is there, and nothing is
 * ever lost by it (`backup/restore.ts`).
 */
import { readCeremony } from '#core/ceremony/migrations.ts'
import {
  type RestoreChoice,
  type RestoreStep,
  recordsToPut,
  restoreSteps,
} from './backup/restore.ts'
import { membersOf, putMember } from './shelf.ts'
import type { Outcome, ShelfConnection, ShelfDatabase } from './shelf-database.ts'
import { headOf, largeMembers, type ShelfEntry } from './shelf-entry.ts'
import {
  type HashedRecord,
  hashed,
  joinedLineage,
  recordId,
  type ShelfRecord,
} from './shelf-record.ts'

/** Where the members of a ceremony hold the states in which it has left: no keystroke writes it again. */
const lineageMember = 'lineage'

/** How often a comparison is made again because somebody typed meanwhile. */
const comparisons = 5

interface Departure {
  records: ShelfRecord[]
  /** How many stay behind because they cannot be read, or are a later product's. */
  unread: number
}

interface Arrival {
  steps: RestoreStep[]
  /** Of the ceremonies that came or were changed by it. */
  ids: string[]
}

export interface ShelfTransfers {
  /** What is to leave: every ceremony, or the one with this id. Its state is remembered as one that has left. */
  depart(id?: string): Promise<Outcome<Departure>>
  /** Remembers a state of a ceremony, by its hash, as one that has left. */
  noteLeft(id: string, hash: string): Promise<Outcome<void>>
  /** What would become of these if they came now. */
  compare(records: readonly ShelfRecord[], choice: RestoreChoice): Promise<Outcome<RestoreStep[]>>
  /** Takes them onto the shelf, in one transaction: all or none. */
  arrive(records: readonly ShelfRecord[], choice: RestoreChoice): Promise<Outcome<Arrival>>
}

export interface ShelfTransferParts {
  connection: ShelfConnection
  newId: () => string
  now: () => number
}

export function createShelfTransfers(parts: ShelfTransferParts): ShelfTransfers {
  const { connection, newId, now } = parts

  async function plan(
    database: ShelfDatabase,
    restored: readonly HashedRecord[],
    choice: RestoreChoice,
  ): Promise<{ shelf: StoredShelf; steps: RestoreStep[] }> {
    const shelf = await readAll(database)
    return { shelf, steps: restoreSteps(await allHashed(shelf.records), restored, choice) }
  }

  async function arrive(
    database: ShelfDatabase,
    restored: readonly HashedRecord[],
    choice: RestoreChoice,
  ): Promise<Arrival> {
    for (let attempt = 1; ; attempt += 1) {
      const { shelf, steps } = await plan(database, restored, choice)
      const put = recordsToPut(shelf.records, steps, { newId, nowMs: now() }).map((record) =>
        // What cannot be read must not be written over, whoever has its id.
        shelf.unreadIds.has(recordId(record)) ? withId(record, newId()) : record,
      )
      const isPut = await putAll(database, await withOwnStates(put), shelf.entries)
      if (isPut) return { steps, ids: put.map(recordId) }
      if (attempt === comparisons) throw new Error('somebody kept typing')
    }
  }

  return {
    depart: (id) =>
      connection.run(async (database) => {
        const { records, unreadIds } = await readAll(database)
        const leaving = await withOwnStates(
          records.filter((record) => id === undefined || recordId(record) === id),
        )
        await putLineages(database, leaving)
        return { records: leaving, unread: unreadIds.size }
      }),
    noteLeft: (id, hash) =>
      connection.run(async (database) => {
        const tx = database.transaction('members', 'readwrite')
        const lineage = lineageOf(await tx.store.get([id, lineageMember]))
        await tx.store.put(joinedLineage(lineage, [hash]), [id, lineageMember])
        await tx.done
      }),
    compare: (records, choice) =>
      connection.run(async (database) => {
        const { steps } = await plan(database, await allHashed(records), choice)
        return steps
      }),
    arrive: (records, choice) =>
      connection.run(async (database) => arrive(database, await allHashed(records), choice)),
  }
}

interface StoredShelf {
  records: ShelfRecord[]
  /** As they stood, by id. */
  entries: ReadonlyMap<string, ShelfEntry>
  unreadIds: ReadonlySet<string>
}

async function readAll(database: ShelfDatabase): Promise<StoredShelf> {
  const tx = database.transaction(['ceremonies', 'members'])
  const members = tx.objectStore('members')
  const [entries, keys, values] = await Promise.all([
    tx.objectStore('ceremonies').getAll(),
    members.getAllKeys(),
    members.getAll(),
  ])
  const byId = new Map<string, Record<string, unknown>>()
  for (const [position, [id, name]] of keys.entries()) {
    const ofOne = byId.get(id) ?? {}
    ofOne[name] = values[position]
    byId.set(id, ofOne)
  }
  const records: ShelfRecord[] = []
  const unreadIds = new Set<string>()
  for (const { head, ...copy } of entries) {
    const { id, changedAtMs: nowMs, language } = head
    const { [lineageMember]: lineage, ...large } = byId.get(id) ?? {}
    const read = readCeremony({ ...head, ...large }, { id, nowMs, language })
    if (read.kind === 'ceremony') {
      const { ceremony, former } = read
      records.push({ ...copy, ceremony, lineage: lineageOf(lineage), ...(former && { former }) })
    } else unreadIds.add(id)
  }
  return { records, entries: new Map(entries.map((entry) => [entry.head.id, entry])), unreadIds }
}

function lineageOf(stored: unknown): string[] {
  return Array.isArray(stored) ? stored.filter((state) => typeof state === 'string') : []
}

function allHashed(records: readonly ShelfRecord[]): Promise<HashedRecord[]> {
  return Promise.all(records.map(hashed))
}

/** Each with its present state among those that have left a device or come to one. */
async function withOwnStates(records: readonly ShelfRecord[]): Promise<ShelfRecord[]> {
  const all = await allHashed(records)
  return all.map(({ record, hash }) => ({
    ...record,
    lineage: joinedLineage(record.lineage, [hash]),
  }))
}

async function putLineages(database: ShelfDatabase, records: readonly ShelfRecord[]) {
  const tx = database.transaction(['ceremonies', 'members'], 'readwrite')
  const present = new Set(await tx.objectStore('ceremonies').getAllKeys())
  for (const { ceremony, lineage } of records.filter((record) => present.has(recordId(record)))) {
    void tx.objectStore('members').put(lineage, [ceremony.id, lineageMember])
  }
  await tx.done
}

/** Resolves with false, having done nothing, where one of those to be replaced is no longer as it was compared. */
async function putAll(
  database: ShelfDatabase,
  records: readonly ShelfRecord[],
  compared: ReadonlyMap<string, ShelfEntry>,
): Promise<boolean> {
  const tx = database.transaction(['ceremonies', 'members', 'editors'], 'readwrite')
  const ceremonies = tx.objectStore('ceremonies')
  const members = tx.objectStore('members')
  const editors = tx.objectStore('editors')
  const present = await Promise.all(records.map((record) => ceremonies.get(recordId(record))))
  const isMoved = present.some((entry, position) => {
    const record = records[position]
    const former = record && compared.get(recordId(record))
    return (
      entry?.head.revision !== former?.head.revision ||
      entry?.head.changedAtMs !== former?.head.changedAtMs
    )
  })
  if (isMoved) {
    await tx.done
    return false
  }
  const epochs = await Promise.all(records.map((record) => editors.get(recordId(record))))
  const writes = records.flatMap(({ ceremony, lineage, ...copy }, position) => {
    const former = present[position]
    const { id } = ceremony
    // Higher than what was there: the three entries may still hold that, and the higher of two wins.
    const revision = Math.max(ceremony.revision, (former?.head.revision ?? -1) + 1)
    return [
      ceremonies.put({ head: { ...headOf(ceremony), revision }, ...copy }, id),
      members.delete(membersOf(id)),
      ...largeMembers.map((member) => putMember(members, ceremony, member)),
      members.put(lineage, [id, lineageMember]),
      // Whoever edits what was there must look again before writing.
      ...(former === undefined ? [] : [editors.put((epochs[position] ?? 0) + 1, id)]),
    ]
  })
  // Why the transaction was aborted says more than its requests do.
  for (const write of writes) write.catch(() => undefined)
  await tx.done
  return true
}

function withId(record: ShelfRecord, id: string): ShelfRecord {
  return { ...record, ceremony: { ...record.ceremony, id } }
}
