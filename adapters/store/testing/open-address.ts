import type { Engine } from '../dialects/engine.ts'
import { openPostgres } from '../dialects/postgres.ts'
import { openSqlite } from '../dialects/sqlite.ts'

/** The engine of an address: a `postgres://` URL, or a file's path. */
export async function openAddress(address: string): Promise<Engine> {
  return address.startsWith('postgres://') ? openPostgres(address) : openSqlite(address)
}
