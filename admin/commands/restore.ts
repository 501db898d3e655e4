import { resolve } from 'node:path'
import * as v from 'valibot'
import { restoreDatabase } from '#adapters/store/backup/restore-database.ts'
import { defineInstallationCommand, noPositionals } from '../command.ts'

const withPostgres =
  'This installation keeps its data in PostgreSQL (DATABASE_URL): restore it with pg_restore (docs/operations.md, "Backup and restore").'

export const restore = defineInstallationCommand({
  usage: '--from <file> [--without-checksum]',
  summary: 'put a backup in the place of the database (SQLite), with no server running',
  details: `--from  a file that "backup" wrote
--without-checksum  takes a file that carries none: of an older version, or a copy made by another tool
The database that is there is kept beside it under another name. Refused while a server runs, for a file that is
damaged or of a newer version, and for one whose PINs the SECRET_KEY at hand cannot read.
Start the server afterwards and run "reconcile": what was paid since the backup comes back from the providers' books.`,
  options: { from: { type: 'string' }, 'without-checksum': { type: 'boolean' } },
  schema: v.object({
    positionals: noPositionals,
    from: v.pipe(v.string(), v.nonEmpty('must name a file')),
    'without-checksum': v.optional(v.boolean(), false),
  }),
  run: ({ from, 'without-checksum': withoutChecksum }, { store, understands, now }) => {
    if (store.engine === 'postgres') return { outcome: 'refused', sentence: withPostgres }
    const path = resolve(from)
    const restored = restoreDatabase({
      from: path,
      to: resolve(store.dataDir, 'enlace.db'),
      understands,
      withoutChecksum,
      now: now(),
    })
    if (!restored.ok) return { outcome: 'refused', sentence: restored.sentence }
    const { database, formerAt } = restored
    return {
      outcome: 'done',
      text: [
        `Restored: ${path}, ${database.subscriptions} subscriptions, ${database.orders} orders, version ${database.newestMigration}.`,
        formerAt === null ? 'There was no database before.' : `The former database is ${formerAt}.`,
        'Now start the server and run "reconcile".',
      ].join('\n'),
      json: { path, ...database, formerAt },
    }
  },
})
