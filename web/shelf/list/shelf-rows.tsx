import { type ReactNode, useDeferredValue } from 'react'
import type { ShelfEntry } from '../shelf-entry.ts'

interface ShelfRowsProps {
  entries: readonly ShelfEntry[]
  row: (entry: ShelfEntry) => ReactNode
}

/** More than fit on any screen. */
const firstRows = 20

/** The rows of a list: the first at once, the others as soon as those are shown. */
export function ShelfRows({ entries, row }: ShelfRowsProps) {
  const drawn = useDeferredValue(entries, entries.slice(0, firstRows))
  return <ul className="grid gap-4">{drawn.map(row)}</ul>
}
