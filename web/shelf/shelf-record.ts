/** A ceremony as it leaves one device for another: the document, and what concerns this copy of it. */
import * as v from 'valibot'
import type { Ceremony } from '#core/ceremony/document.ts'

const momentMs = v.pipe(v.number(), v.minValue(0))

/** More than two years of weekly backups; of a state that is forgotten both copies stay. */
const longestLineage = 120

/** Checked apart from the document, which may be of an earlier format (`core/ceremony/migrations.ts`). */
export const copySchema = v.object({
  /**
   * Hashes of the states in which this ceremony has left a device or come to one, the oldest first. By these alone it is
   * told, when two copies meet, whether one comes from the other.
   */
  lineage: v.array(v.string()),
  archivedAtMs: v.optional(momentMs),
  /** When it came to stand beside another state of the same ceremony. */
  restoredAtMs: v.optional(momentMs),
  /** In the bin since then. */
  deletedAtMs: v.optional(momentMs),
})

export interface ShelfRecord extends v.InferOutput<typeof copySchema> {
  ceremony: Ceremony
}

/** The id under which the shelf keeps it. */
export function recordId({ ceremony }: ShelfRecord): string {
  return ceremony.id
}

/** The record as one that comes from these states too. */
export function withLineage(record: ShelfRecord, former: readonly string[]): ShelfRecord {
  return { ...record, lineage: joinedLineage(former, record.lineage) }
}

/** Both, each state once, without the oldest where they are too many. */
export function joinedLineage(former: readonly string[], latter: readonly string[]): string[] {
  const states = [...former.filter((state) => !latter.includes(state)), ...latter]
  return [...new Set(states)].slice(-longestLineage)
}
