/** Which ceremonies the list shows, in which order, and which one is opened first. */

import { folded } from '#core/without-accents.ts'
import type { ShelfEntry } from './shelf-entry.ts'

export const shelfSorts = ['changed', 'date'] as const

export type ShelfSort = (typeof shelfSorts)[number]

export interface ListedShelf {
  open: ShelfEntry[]
  archived: ShelfEntry[]
  /** In the bin, the last one deleted first. */
  deleted: ShelfEntry[]
}

/** The names that are known, as `together` says them; empty where neither is. */
export function coupleOf(
  { head }: ShelfEntry,
  together: (names: readonly string[]) => string,
): string {
  return together(head.couple.map(({ name }) => name.trim()).filter((name) => name !== ''))
}

/**
 * The entries that hold every word of `search` in names, place or date. `dateText` is a date as the list shows it, so
 * that what is read there can be searched for. By date the next ceremony comes first, past and undated ones last.
 */
export function listShelf(
  entries: readonly ShelfEntry[],
  options: { search: string; sort: ShelfSort; today: string; dateText: (date: string) => string },
): ListedShelf {
  const { search, sort, today, dateText } = options
  const words = folded(search).split(/\s+/)
  const found = entries.filter(({ head }) => {
    const { couple, place, date } = head
    const text = folded([...couple.map(({ name }) => name), place, date, dateText(date)].join(' '))
    return words.every((word) => text.includes(word))
  })
  const byChange = found.toSorted((one, other) => other.head.changedAtMs - one.head.changedAtMs)
  const ahead = (date: string): string => (date >= today ? `0${date}` : '1')
  const sorted =
    sort === 'changed'
      ? byChange
      : byChange.toSorted(
          ({ head: one }, { head: other }) =>
            compare(ahead(one.date), ahead(other.date)) || compare(other.date, one.date),
        )
  const isDeleted = ({ deletedAtMs }: ShelfEntry): boolean => deletedAtMs !== undefined
  const isArchived = ({ archivedAtMs }: ShelfEntry): boolean => archivedAtMs !== undefined
  const kept = sorted.filter((entry) => !isDeleted(entry))
  return {
    open: kept.filter((entry) => !isArchived(entry)),
    archived: kept.filter(isArchived),
    deleted: sorted
      .filter(isDeleted)
      .toSorted((one, other) => (other.deletedAtMs ?? 0) - (one.deletedAtMs ?? 0)),
  }
}

function compare(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

/** The ceremony to open: this tab's, else the one edited last, else the one changed last. */
export function ceremonyToOpen(
  entries: readonly ShelfEntry[],
  ofTab: string | null,
  current: string | undefined,
): string | undefined {
  const open = entries
    .filter(({ deletedAtMs }) => deletedAtMs === undefined)
    .toSorted((one, other) => other.head.changedAtMs - one.head.changedAtMs)
  const ids = open.map(({ head }) => head.id)
  const unarchived = open.find(({ archivedAtMs }) => archivedAtMs === undefined)
  return [ofTab, current].find((id) => id != null && ids.includes(id)) ?? unarchived?.head.id
}
