/** The ceremony of this device's shelf that is to be put on paper. */
import { useEffect, useState } from 'react'
import type { Ceremony } from '#core/ceremony/document.ts'
import { loadLibraryOf } from '#core/library/load-library.ts'
import type { Library } from '#core/library/piece.ts'
import { createAltarMemory } from '../altar/altar-memory.ts'
import { connectDeviceShelf } from '../shelf/device-connection.ts'
import { letGoMs } from '../shelf/device-shelf.ts'
import { createShelf } from '../shelf/shelf.ts'
import type { ShelfEntry } from '../shelf/shelf-entry.ts'
import { openShelfNews } from '../shelf/shelf-news.ts'

export type Shelved =
  | { kind: 'loading' | 'nothing' | 'unreadable' }
  | { kind: 'found'; ceremony: Ceremony; library: Library; others: readonly ShelfEntry[] }

/** @param id undefined for the ceremony that was edited last */
export function useShelved(id: string | undefined): Shelved {
  const [shelved, setShelved] = useState<Shelved>({ kind: 'loading' })
  useEffect(() => {
    let isWanted = true
    const look = (): void => {
      find(id)
        .catch((): Shelved => ({ kind: 'unreadable' }))
        .then((found) => {
          if (isWanted) setShelved((former) => (isSame(former, found) ? former : found))
        })
    }
    look()
    // The desk may still be storing what was typed last: it has gone, or stands in another tab, which tells of it.
    const timer = setTimeout(look, letGoMs)
    const news = openShelfNews()
    news.listen(({ kind }) => {
      if (kind !== 'wanted') look()
    })
    return () => {
      isWanted = false
      clearTimeout(timer)
      news.close()
    }
  }, [id])
  return shelved
}

/** Whether nothing of what is shown has changed. */
function isSame(former: Shelved, found: Shelved): boolean {
  if (former.kind !== 'found' || found.kind !== 'found') return former.kind === found.kind
  const stateOf = ({ ceremony: { id, revision, changedAtMs }, others }: typeof found): string =>
    JSON.stringify([id, revision, changedAtMs, others.map(({ head }) => head)])
  return stateOf(former) === stateOf(found)
}

async function find(id: string | undefined): Promise<Shelved> {
  const shelf = createShelf({
    connection: connectDeviceShelf(),
    newId: () => crypto.randomUUID(),
    now: Date.now,
  })
  const opening = await shelf.open()
  if (opening.kind === 'failed') return { kind: 'unreadable' }
  const { currentId } = opening.value
  const entries = opening.value.entries
    .filter(({ deletedAtMs }) => deletedAtMs === undefined)
    .toSorted((one, other) => other.head.changedAtMs - one.head.changedAtMs)
  const named = entries.find(({ head }) => head.id === id)
  // Read at the altar from a file, and on no shelf.
  const carried =
    named === undefined && id !== undefined ? await createAltarMemory().file() : undefined
  if (carried !== undefined && carried.id === id) {
    return {
      kind: 'found',
      ceremony: carried,
      library: await loadLibraryOf(carried),
      others: [],
    }
  }
  const wanted = named ?? entries.find(({ head }) => head.id === currentId) ?? entries[0]
  if (wanted === undefined) return { kind: 'nothing' }
  const outcome = await shelf.read(wanted.head.id)
  if (outcome.kind === 'failed' || outcome.value.kind !== 'ceremony') return { kind: 'unreadable' }
  const { ceremony } = outcome.value
  return {
    kind: 'found',
    ceremony,
    library: await loadLibraryOf(ceremony),
    others: entries,
  }
}
