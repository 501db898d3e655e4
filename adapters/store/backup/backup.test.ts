import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import type { Engine } from '../dialects/engine.ts'
import { openSqlite } from '../dialects/sqlite.ts'
import { applyMigrations } from '../migrations/apply-migrations.ts'
import { migrations } from '../migrations/registry.ts'
import { backUpDatabase } from './back-up-database.ts'
import { appendChecksum, takeChecksum } from './backup-checksum.ts'
import { restoreDatabase } from './restore-database.ts'

const newest = migrations.at(-1)?.name
const engines: Engine[] = []
const folders: string[] = []

afterEach(async () => {
  for (const engine of engines.splice(0)) await engine.close()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** A database with a marker in it, and what tests do with it. */
async function setting(mark = 'kept') {
  const folder = mkdtempSync(join(tmpdir(), 'enlace-backup-'))
  folders.push(folder)
  const [at, to] = [join(folder, 'enlace.db'), join(folder, 'backup.db')]
  const engine = await openSqlite(at)
  engines.push(engine)
  await applyMigrations(engine, 0)
  await put(engine, mark)
  const restore = (changes: Partial<Parameters<typeof restoreDatabase>[0]> = {}) =>
    restoreDatabase({ from: to, to: at, understands: () => true, now: 0, ...changes })
  return { folder, at, to, engine, restore, names: () => readdirSync(folder).toSorted() }
}

async function put(engine: Engine, mark: string): Promise<void> {
  const row = { scope: mark, bucket_start: 0, count: 1 }
  await engine.transaction((trx) => trx.insertInto('door_counters').values(row).execute())
}

function marks(path: string): string[] {
  const database = new DatabaseSync(path, { readOnly: true })
  const rows = database.prepare('select scope from door_counters order by scope').all()
  database.close()
  return rows.map(({ scope }) => String(scope))
}

/** Changes a backup and updates its checksum to match. */
function change(path: string, statement: string): void {
  takeChecksum(path)
  const database = new DatabaseSync(path)
  database.exec(statement)
  database.close()
  appendChecksum(path)
}

const pinOf = (keyId: string) =>
  `insert into subscriptions (id, name, language, source, pin_key_id, pin_hmac, pin_sealed, created_at, ends_at)
   values ('s', 'Ana', 'pt', 'granted', '${keyId}', 'h', 's', 0, 1)`

describe('a backup', () => {
  test('is one complete file, readable by its owner only, made while others read and write', async () => {
    const { at, to, engine, names } = await setting()
    let writing = true
    const writes = (async () => {
      for (let n = 0; writing; n += 1) await put(engine, `later ${n}`)
    })()
    const outcome = backUpDatabase(at, to)
    writing = false
    await writes
    expect(outcome).toMatchObject({ ok: true, database: { newestMigration: newest } })
    expect(statSync(to).mode & 0o777).toBe(0o600)
    expect(marks(to)).toContain('kept')
    expect(names()).toEqual(['backup.db', 'enlace.db', 'enlace.db-shm', 'enlace.db-wal'])
  })

  test('contains nothing that was deleted', async () => {
    const { at, to, engine } = await setting('a person who was erased')
    await put(engine, 'somebody else')
    await engine.db.deleteFrom('door_counters').where('scope', 'like', '%erased').execute()
    backUpDatabase(at, to)
    expect(marks(to)).toEqual(['somebody else'])
    expect(readFileSync(to, 'latin1')).not.toContain('was erased')
  })

  test('overwrites nothing, and leaves nothing behind on failure', async () => {
    const { folder, at, to, names } = await setting()
    writeFileSync(to, 'somebody’s')
    const before = names()
    expect(backUpDatabase(at, to)).toMatchObject({
      ok: false,
      sentence: expect.stringContaining('already there'),
    })
    expect(readFileSync(to, 'utf8')).toBe('somebody’s')
    const nowhere = backUpDatabase(at, join(folder, 'nowhere/backup.db'))
    expect(nowhere).toMatchObject({ ok: false, sentence: expect.stringContaining('nowhere') })
    const nothing = backUpDatabase(join(folder, 'other.db'), join(folder, 'b.db'))
    expect(nothing).toMatchObject({ ok: false, sentence: expect.stringContaining('no database') })
    writeFileSync(join(folder, 'no.db'), 'no database at all, but a letter to a friend'.repeat(99))
    const broken = backUpDatabase(join(folder, 'no.db'), join(folder, 'b.db'))
    expect(broken).toMatchObject({ ok: false, sentence: expect.stringContaining('no backup') })
    expect(names()).toEqual([...before, 'no.db'].toSorted())
  })
})

describe('a restore', () => {
  test('replaces the database and keeps the previous one', async () => {
    const { at, to, engine, restore, names } = await setting()
    backUpDatabase(at, to)
    await put(engine, 'since the backup')
    await engine.close()
    const formerAt = `${at}.before-19700101T000000Z`
    expect(restore()).toMatchObject({ ok: true, formerAt })
    expect([marks(at), marks(formerAt)]).toEqual([['kept'], ['kept', 'since the backup']])
    expect(statSync(at).mode & 0o777).toBe(0o600)
    expect(names()).toEqual(['backup.db', 'enlace.db', 'enlace.db.before-19700101T000000Z'])
    const again = await openSqlite(at)
    engines.push(again)
    await applyMigrations(again, 0)
    await put(again, 'and on')
  })

  test('works where there was no database, and over a corrupt one', async () => {
    const { folder, at, to, engine, restore } = await setting()
    backUpDatabase(at, to)
    await engine.close()
    expect(restore({ to: join(folder, 'new/enlace.db') })).toMatchObject({
      ok: true,
      formerAt: null,
    })
    writeFileSync(at, 'what a failing disk leaves behind'.repeat(200))
    writeFileSync(`${at}-wal`, 'more of it')
    expect(restore()).toMatchObject({ ok: true })
    expect([marks(at), marks(join(folder, 'new/enlace.db'))]).toEqual([['kept'], ['kept']])
  })

  test('is refused while anybody has the database open', async () => {
    const { at, to, restore, names } = await setting()
    backUpDatabase(at, to)
    const before = names()
    expect(restore()).toMatchObject({ ok: false, sentence: expect.stringContaining('is using') })
    expect(names()).toEqual(before)
  })

  test.each([
    [
      'of a newer version',
      `insert into migrations values ('999-later', 0)`,
      'newer version, which knows 999-later',
    ],
    ['that is not ours', 'drop table migrations', 'is not a database of Enlace'],
    [
      'whose rows belong to nothing',
      `pragma foreign_keys = off; insert into sessions (token_hash, subscription_id, created_at) values ('h', 'nobody', 0)`,
      'is damaged',
    ],
    ['of another key', pinOf('other'), 'under another SECRET_KEY'],
    ['of a key that is missing', pinOf('missing'), 'there is none here'],
  ])('is refused for a file %s, and changes nothing', async (_what, statement, words) => {
    const { at, to, engine, restore, names } = await setting()
    backUpDatabase(at, to)
    await put(engine, 'since the backup')
    await engine.close()
    change(to, statement)
    const before = names()
    const understands = (keyId: string) => (keyId === 'missing' ? null : keyId === 'ours')
    expect(restore({ understands })).toMatchObject({
      ok: false,
      sentence: expect.stringContaining(words),
    })
    expect(names()).toEqual(before)
    expect(marks(at)).toEqual(['kept', 'since the backup'])
  })

  test('is refused for a backup in which any bit has flipped', async () => {
    const { folder, at, to, engine, restore } = await setting()
    await engine.transaction((trx) => sql.raw(pinOf('ours')).execute(trx))
    backUpDatabase(at, to)
    await engine.close()
    const bytes = readFileSync(to)
    const flipped = join(folder, 'flipped.db')
    const pages = Array.from({ length: 200 }, (_, n) => (n * 2_654_435_761) % (bytes.length * 8))
    // Then the checksum itself, one bit of each byte.
    const end = Array.from({ length: 90 }, (_, n) => (bytes.length - 1 - n) * 8 + (n % 8))
    const taken = [...pages, ...end].filter((bit) => {
      const damaged = Buffer.from(bytes)
      damaged[bit >> 3] = (damaged[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      writeFileSync(flipped, damaged)
      return restore({ from: flipped, to: join(folder, 'restored.db') }).ok
    })
    expect(taken).toEqual([])
    expect(restore({ to: join(folder, 'restored.db') })).toMatchObject({ ok: true })
  })

  test('accepts a file without a checksum only when told to', async () => {
    const { folder, at, to, engine, restore } = await setting()
    backUpDatabase(at, to)
    await engine.close()
    expect(takeChecksum(to)).toBe('right')
    const place = { to: join(folder, 'restored.db') }
    expect(restore(place)).toMatchObject({
      ok: false,
      sentence: expect.stringContaining('--without-checksum'),
    })
    expect(restore({ ...place, withoutChecksum: true })).toMatchObject({ ok: true })
  })

  test('leaves no WAL of the replaced database beside the restored one', async () => {
    const { at, to, engine, restore, names } = await setting()
    backUpDatabase(at, to)
    await engine.close()
    rmSync(at)
    writeFileSync(`${at}-wal`, 'of another database')
    expect(restore()).toMatchObject({ ok: true, formerAt: null })
    expect(names()).toEqual(['backup.db', 'enlace.db', 'enlace.db.before-19700101T000000Z-wal'])
    expect(marks(at)).toEqual(['kept'])
  })

  test('is refused for a file that lost a page, and for a missing file', async () => {
    const { folder, at, to, engine, restore } = await setting()
    backUpDatabase(at, to)
    await engine.close()
    const bytes = readFileSync(to)
    writeFileSync(to, bytes.fill(0, 4_096 * 3, 4_096 * 6))
    expect(restore()).toMatchObject({
      ok: false,
      sentence: expect.stringMatching(/damaged|cannot be read/),
    })
    expect(restore({ from: join(folder, 'none') })).toMatchObject({ ok: false })
    expect(marks(at)).toEqual(['kept'])
  })

  test('of an older version’s file is migrated at the next start', async () => {
    const { folder, restore } = await setting()
    const [old, place] = [join(folder, 'old.db'), join(folder, 'place.db')]
    const engine = await openSqlite(old)
    await applyMigrations(engine, 0, migrations.slice(0, 1))
    await engine.close()
    appendChecksum(old)
    expect(restore({ from: old, to: place })).toMatchObject({ ok: true, database: { orders: 0 } })
    const restored = await openSqlite(place)
    engines.push(restored)
    await applyMigrations(restored, 0)
    expect(await restored.db.selectFrom('orders').selectAll().execute()).toEqual([])
  })
})
