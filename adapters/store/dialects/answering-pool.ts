/** A pool of `pg` connections that are dropped when the server stops answering. */
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Pool, PoolClient } from 'pg'

/**
 * The pool as Kysely uses it. Once a query has hit the pool's `query_timeout`, its connection accepts no more queries
 * and is closed when released. `pg` would reuse it, and the next user would wait behind that query until TCP gives up
 * on the vanished server, a quarter of an hour later.
 */
export function answeringPool(pool: Pool): PostgresPool {
  return {
    options: pool.options,
    connect: async () => answeringClient(await pool.connect()),
    end: () => pool.end(),
  }
}

function answeringClient(client: PoolClient): PostgresPoolClient {
  let silence: Error | undefined
  const query = async (text: string, parameters: unknown[]) => {
    // Kysely's rollback would only wait again.
    if (silence) throw silence
    try {
      return await client.query(text, parameters)
    } catch (error) {
      // The driver's error has no code.
      if (error instanceof Error && error.message === 'Query read timeout') silence = error
      throw error
    }
  }
  return {
    // Kysely's type also has an overload for cursors, which only streams use: the store has none.
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy = false) => client.release(destroy || silence !== undefined),
  }
}
