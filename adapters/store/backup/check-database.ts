import { DatabaseSync } from 'node:sqlite'
import { migrations } from '../migrations/registry.ts'

/** What one should know about a database file before relying on it. */
export interface CheckedDatabase {
  subscriptions: number
  orders: number
  /** The last migration applied, which tells the version that wrote the file. */
  newestMigration: string
  /** The key that made the PIN of the access that ends last (as the store's `newestPinKeyId`); null without any. */
  pinKeyId: string | null
}

export type DatabaseCheck =
  | { ok: true; database: CheckedDatabase }
  /** For the operator; ends a sentence that begins with the file's name. */
  | { ok: false; problem: string }

/**
 * Reads the whole SQLite file and says whether it is intact, ours, and of a version we know. Older versions are fine:
 * the next start upgrades them. Changes nothing.
 */
export function checkDatabase(path: string): DatabaseCheck {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(path, { readOnly: true })
    const found = database.prepare('pragma integrity_check(1)').get()?.['integrity_check']
    if (found !== 'ok') return { ok: false, problem: `is damaged: ${String(found)}` }
    if (database.prepare('pragma foreign_key_check').get()) {
      return { ok: false, problem: 'is damaged: it has rows that belong to nothing' }
    }
    return readVersion(database)
  } catch (error) {
    return { ok: false, problem: `cannot be read as a database: ${wordsOf(error)}` }
  } finally {
    database?.close()
  }
}

function readVersion(database: DatabaseSync): DatabaseCheck {
  const exists = database.prepare("select 1 from sqlite_schema where name = 'migrations'").get()
  if (!exists) return { ok: false, problem: 'is not a database of Enlace' }
  const rows = database.prepare('select name from migrations').all()
  const applied = new Set(rows.map(({ name }) => String(name)))
  const known = migrations.map(({ name }) => name).filter((name) => applied.delete(name))
  if (applied.size > 0) {
    const names = [...applied].join(', ')
    return { ok: false, problem: `was written by a newer version, which knows ${names}` }
  }
  const tables = new Set(
    database
      .prepare("select name from sqlite_schema where type = 'table'")
      .all()
      .map(({ name }) => String(name)),
  )
  const count = (table: 'subscriptions' | 'orders') =>
    tables.has(table)
      ? Number(database.prepare(`select count(*) as count from ${table}`).get()?.['count'])
      : 0
  const newest = tables.has('subscriptions')
    ? database.prepare('select pin_key_id from subscriptions order by ends_at desc limit 1').get()
    : undefined
  return {
    ok: true,
    database: {
      subscriptions: count('subscriptions'),
      orders: count('orders'),
      newestMigration: known.at(-1) ?? 'none',
      pinKeyId: newest ? String(newest['pin_key_id']) : null,
    },
  }
}

/** An error's words, in one line. */
export function wordsOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return message.split('\n', 1)[0] ?? ''
}
