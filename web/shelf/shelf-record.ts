/** A ceremony as it leaves one device for another: the document, and what concerns this copy of it. */
import * as v from 'valibot'
import type { Ceremony } from '#core/ceremony/document.ts'
import { contentHash, type FormerDocument, formerHashes } from './content-hash.ts'

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
  /** The document it was converted from, as long as its names are not in the lineage. */
  former?: FormerDocument
}

/** The id under which the shelf keeps it. */
export function recordId({ ceremony }: ShelfRecord): string {
  return ceremony.id
}

/** The record as one that comes from these states too. */
export function withLineage(record: ShelfRecord, former: readonly string[]): ShelfRecord {
  return { ...record, lineage: joinedLineage(former, record.lineage) }
}

/** A record with the hash of what its ceremony says. */
export interface HashedRecord {
  record: ShelfRecord
  hash: string
}

/** In a lineage, between a name that a former product gave to a state and the one that it has since. */
const sameAs = '='

/**
 * The record with its hash. Where its document was converted, the names it had before join the lineage, and that they
 * name this very state.
 */
export async function hashed({ former, ...record }: ShelfRecord): Promise<HashedRecord> {
  const hash = await contentHash(record.ceremony)
  if (former === undefined) return { record, hash }
  const names = await formerHashes(former)
  const renamed = names.map((name) => `${name}${sameAs}${hash}`)
  const lineage = joinedLineage(record.lineage, [...names, ...renamed])
  return { record: { ...record, lineage }, hash }
}

/** All names of the state in which a record is: of the present format, and of those it was converted from. */
export function namesOf({ record, hash }: HashedRecord): string[] {
  const renamed = record.lineage.filter((state) => state.endsWith(`${sameAs}${hash}`))
  return [hash, ...renamed.map((state) => state.slice(0, state.indexOf(sameAs)))]
}

/** Both, each state once, without the oldest where they are too many. */
export function joinedLineage(former: readonly string[], latter: readonly string[]): string[] {
  const states = [...former.filter((state) => !latter.includes(state)), ...latter]
  return [...new Set(states)].slice(-longestLineage)
}
