/**
 * What the list has once found out of each ceremony by reading it whole, in one value of the device: a ceremony that has
 * not changed since is not read again.
 */
import * as v from 'valibot'
import type { Outcome, ShelfConnection } from '../shelf-database.ts'
import type { CeremonyHead } from '../shelf-entry.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

const rowSchema = v.object({
  /** The state of the ceremony that this was read from. */
  revision: v.number(),
  changedAtMs: v.number(),
  progress: v.variant('kind', [
    v.object({ kind: v.picklist(['waiting', 'answered', 'written']) }),
    v.object({ kind: v.literal('begun'), written: count, of: count }),
  ]),
  /** Of the whole script, rounded; 0 where nothing is written. */
  minutes: count,
})

export type KnownRow = v.InferOutput<typeof rowSchema>

/** By the id of the ceremony. */
export type KnownRows = ReadonlyMap<string, KnownRow>

export interface KnownRowsStore {
  /** What is not whole is left out, and found out again. */
  read(): Promise<Outcome<KnownRows>>
  /** These instead of all that were known. */
  write(rows: KnownRows): Promise<Outcome<void>>
}

const key = 'known-rows'

/** Whether a row says what the ceremony holds now. */
export function isOfState(row: KnownRow, head: CeremonyHead): boolean {
  return row.revision === head.revision && row.changedAtMs === head.changedAtMs
}

export function createKnownRows(connection: ShelfConnection): KnownRowsStore {
  return {
    read: () =>
      connection.run(async (database) => {
        const stored: unknown = await database.get('device', key)
        const rows = stored instanceof Map ? [...stored] : []
        return new Map(
          rows.filter(
            (entry): entry is [string, KnownRow] =>
              typeof entry[0] === 'string' && v.is(rowSchema, entry[1]),
          ),
        )
      }),
    write: (rows) =>
      connection.run(async (database) => {
        await database.put('device', rows, key)
      }),
  }
}
