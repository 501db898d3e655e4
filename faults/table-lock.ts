/** Locks a PostgreSQL table, so whatever our servers begin stays in the middle of its transaction. */
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'

export interface TableLock {
  /** Resolves once this many of the database's sessions are waiting for a lock. */
  untilWaiting(sessions: number): Promise<void>
  /** Releases the lock, even if the server is gone by then. */
  release(): Promise<void>
}

/** `table` in the schema that the URL names. Only plain reads get past the lock. */
export async function lockTable(databaseUrl: string, table: string): Promise<TableLock> {
  const holder = await open(databaseUrl)
  await holder.query('begin')
  await holder.query(`lock table ${holder.escapeIdentifier(table)} in exclusive mode`)
  return {
    untilWaiting: async (sessions) => {
      const watcher = await open(databaseUrl)
      for (;;) {
        const { rows } = await watcher.query<{ waiting: number }>(
          `select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock'`,
        )
        if ((rows[0]?.waiting ?? 0) >= sessions) break
        await wait(10)
      }
      await watcher.end()
    },
    release: async () => {
      await holder.end().catch(() => {})
    },
  }
}

async function open(databaseUrl: string): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl })
  // The PostgreSQL server may be restarted meanwhile.
  client.on('error', () => {})
  await client.connect()
  return client
}
