import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { backUpDatabase } from '#adapters/store/backup/back-up-database.ts'
import { defineInstallationCommand, noPositionals } from '../command.ts'

const withPostgres =
  'This installation keeps its data in PostgreSQL (DATABASE_URL), which has tools of its own: pg_dump, and WAL archiving for any moment (docs/operations.md, "Backup and restore").'

export const backup = defineInstallationCommand({
  usage: '--to <file>',
  summary: 'write a checked copy of the database (SQLite) while servers go on working',
  details: `--to  a new file; one that is there is not overwritten
The copy holds all that was acknowledged when it began. The key that reads its PINs is not in it: keep SECRET_KEY (on
a machine that was given none, the file secret-key in DATA_DIR) in another place, or a thief of one has both.
PostgreSQL has its own tools.`,
  options: { to: { type: 'string' } },
  schema: v.object({
    positionals: noPositionals,
    to: v.pipe(v.string(), v.nonEmpty('must name a file')),
  }),
  run: ({ to }, { store, understands, keepsKeyInDataDir }) => {
    if (store.engine === 'postgres') return { outcome: 'refused', sentence: withPostgres }
    const path = resolve(to)
    const written = backUpDatabase(resolve(store.dataDir, 'enlace.db'), path)
    if (!written.ok) return { outcome: 'refused', sentence: written.sentence }
    const { database, bytes } = written
    const key = keepsKeyInDataDir ? join(resolve(store.dataDir), 'secret-key') : 'SECRET_KEY'
    const isReadable = database.pinKeyId === null || understands(database.pinKeyId) === true
    return {
      outcome: 'done',
      text: [
        `Written: ${path}, ${bytes} bytes, ${database.subscriptions} subscriptions, ${database.orders} orders, version ${database.newestMigration}.`,
        `Its PINs can be read with ${key} only, which is not in it: keep that apart.`,
        ...(isReadable ? [] : ['The key that is set here is another: nobody could log in.']),
      ].join('\n'),
      json: { path, bytes, ...database, isReadable },
    }
  },
})
