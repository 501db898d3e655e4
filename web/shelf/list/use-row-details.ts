import { useEffect, useMemo, useState } from 'react'
import type { Ceremony } from '#core/ceremony/document.ts'
import { scriptMinutes } from '#core/ceremony/minutes.ts'
import { scriptOf } from '#core/ceremony/script.ts'
import { loadLibraryOf } from '#core/library/load-library.ts'
import { deviceKnownRows, deviceShelf } from '../device-shelf.ts'
import type { ShelfEntry } from '../shelf-entry.ts'
import { progressOf } from './ceremony-progress.ts'
import { isOfState, type KnownRow, type KnownRows } from './known-rows.ts'

/** The ceremonies of the list, and what was known of them when it was read. */
export interface Listed {
  entries: readonly ShelfEntry[]
  known: KnownRows
}

/** Drawn and stored together, so that a long list does not flicker row by row. */
const batch = 25

const nothing: KnownRows = new Map()

/**
 * What only the whole ceremonies tell, by id. The list stands before it is known; those that have changed since they
 * were last read are read one after another, in the list's order.
 */
export function useRowDetails(listed: Listed | undefined): KnownRows {
  const [found, setFound] = useState(nothing)
  useEffect(() => {
    let isWanted = true
    const read = async ({ entries, known }: Listed): Promise<void> => {
      const rows = new Map(stillTrue(known, entries))
      const unknown = entries.filter(({ head }) => !rows.has(head.id))
      for (const [position, { head }] of unknown.entries()) {
        const outcome = await deviceShelf.read(head.id)
        if (!isWanted) return
        if (outcome.kind === 'done' && outcome.value.kind === 'ceremony') {
          const row = await rowOf(outcome.value.ceremony).catch(() => undefined)
          if (row !== undefined) rows.set(head.id, row)
        }
        const isLast = position + 1 === unknown.length
        if (!isWanted) return
        if (isLast || (position + 1) % batch === 0) {
          const next = new Map(rows)
          setFound(next)
          // What could not be stored is found out once more.
          void deviceKnownRows.write(next)
        }
      }
    }
    if (listed !== undefined) void read(listed)
    return () => {
      isWanted = false
    }
  }, [listed])
  return useMemo(
    () =>
      listed === undefined
        ? nothing
        : stillTrue(new Map([...listed.known, ...found]), listed.entries),
    [listed, found],
  )
}

/** The rows of these ceremonies that say what they hold now. */
function stillTrue(rows: KnownRows, entries: readonly ShelfEntry[]): KnownRows {
  return new Map(
    entries.flatMap(({ head }) => {
      const row = rows.get(head.id)
      return row !== undefined && isOfState(row, head) ? [[head.id, row]] : []
    }),
  )
}

async function rowOf(ceremony: Ceremony): Promise<KnownRow> {
  const { revision, changedAtMs } = ceremony
  const progress = progressOf(ceremony)
  if (progress.kind === 'waiting' || progress.kind === 'answered') {
    return { revision, changedAtMs, progress, minutes: 0 }
  }
  const library = await loadLibraryOf(ceremony)
  const minutes = Math.round(scriptMinutes(scriptOf(ceremony, library)))
  return { revision, changedAtMs, progress, minutes }
}
