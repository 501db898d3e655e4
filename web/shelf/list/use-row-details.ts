import { useEffect, useState } from 'react'
import type { Ceremony } from '#core/ceremony/document.ts'
import { scriptMinutes } from '#core/ceremony/minutes.ts'
import { scriptOf } from '#core/ceremony/script.ts'
import { loadLibraryOf } from '#core/library/load-library.ts'
import { deviceShelf } from '../device-shelf.ts'
import type { ShelfEntry } from '../shelf-entry.ts'
import { type CeremonyProgress, progressOf } from './ceremony-progress.ts'

export interface RowDetails {
  progress: CeremonyProgress
  /** Of the whole script, rounded; 0 where nothing is written. */
  minutes: number
}

/** Drawn together, so that a long list does not flicker row by row. */
const batch = 25

/**
 * What only the whole ceremonies tell, by id. The list stands before it is known; ceremonies are read one after another,
 * in the list's order.
 */
export function useRowDetails(
  entries: readonly ShelfEntry[] | undefined,
): ReadonlyMap<string, RowDetails> {
  const [details, setDetails] = useState<ReadonlyMap<string, RowDetails>>(new Map())
  useEffect(() => {
    let isWanted = true
    const read = async (): Promise<void> => {
      const found = new Map<string, RowDetails>()
      for (const [position, { head }] of (entries ?? []).entries()) {
        const outcome = await deviceShelf.read(head.id)
        if (!isWanted) return
        if (outcome.kind === 'done' && outcome.value.kind === 'ceremony') {
          const known = await detailsOf(outcome.value.ceremony).catch(() => undefined)
          if (known !== undefined) found.set(head.id, known)
        }
        const isLast = position + 1 === entries?.length
        if (isWanted && (isLast || (position + 1) % batch === 0)) setDetails(new Map(found))
      }
    }
    void read()
    return () => {
      isWanted = false
    }
  }, [entries])
  return details
}

async function detailsOf(ceremony: Ceremony): Promise<RowDetails> {
  const progress = progressOf(ceremony)
  if (progress.kind === 'waiting' || progress.kind === 'answered') return { progress, minutes: 0 }
  const library = await loadLibraryOf(ceremony)
  return { progress, minutes: Math.round(scriptMinutes(scriptOf(ceremony, library))) }
}
