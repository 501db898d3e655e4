/** The ceremony of this device's shelf that is to be put on paper. */
import { useEffect, useState } from 'react'
import type { Ceremony } from '#core/ceremony/document.ts'
import { loadLibraryOf } from '#core/library/load-library.ts'
import type { Library } from '#core/library/piece.ts'
import { createShelf } from '../shelf/shelf.ts'
import { connectShelf } from '../shelf/shelf-database.ts'
import type { ShelfEntry } from '../shelf/shelf-entry.ts'

export type Shelved =
  | { kind: 'loading' | 'nothing' | 'unreadable' }
  | { kind: 'found'; ceremony: Ceremony; library: Library; others: readonly ShelfEntry[] }

/** @param id undefined for the ceremony that was edited last */
export function useShelved(id: string | undefined): Shelved {
  const [shelved, setShelved] = useState<Shelved>({ kind: 'loading' })
  useEffect(() => {
    let isWanted = true
    find(id)
      .catch((): Shelved => ({ kind: 'unreadable' }))
      .then((found) => {
        if (isWanted) setShelved(found)
      })
    return () => {
      isWanted = false
    }
  }, [id])
  return shelved
}

async function find(id: string | undefined): Promise<Shelved> {
  const shelf = createShelf({
    connection: connectShelf(),
    newId: () => crypto.randomUUID(),
    now: Date.now,
  })
  const opening = await shelf.open()
  if (opening.kind === 'failed') return { kind: 'unreadable' }
  const { currentId } = opening.value
  const entries = opening.value.entries
    .filter(({ deletedAtMs }) => deletedAtMs === undefined)
    .toSorted((one, other) => other.head.changedAtMs - one.head.changedAtMs)
  const wanted =
    entries.find(({ head }) => head.id === id) ??
    entries.find(({ head }) => head.id === currentId) ??
    entries[0]
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
