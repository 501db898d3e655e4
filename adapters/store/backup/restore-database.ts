import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type CheckedDatabase, checkDatabase, wordsOf } from './check-database.ts'
import { syncToDisk } from './sync-to-disk.ts'

export type RestoreOutcome =
  | {
      ok: true
      database: CheckedDatabase
      /** Where the database that was there is now; null when there was none. */
      formerAt: string | null
    }
  /** Why nothing was changed, in a sentence for the operator. */
  | { ok: false; sentence: string }

export interface Restore {
  /** The backup. It is only read. */
  from: string
  /** The database's place. What is there is moved beside it, never overwritten. */
  to: string
  /** Whether the secret key at hand made the PINs of the backup; null when there is no key at hand at all. */
  understands: (pinKeyId: string) => boolean | null
  /** Milliseconds since 1970: names the file that keeps the former database. */
  now: number
}

/**
 * Puts a backup in the place of the SQLite file `to`, in one step, checked and on the disk before. Refuses while any
 * other process has the database open, a backup that is damaged or newer than this version, and one whose PINs the
 * secret key at hand cannot read. Start no server until it has ended.
 */
export function restoreDatabase({ from, to, understands, now }: Restore): RestoreOutcome {
  if (!existsSync(from)) return refused(`There is no file ${from}.`)
  const draft = `${to}.restoring-${randomBytes(6).toString('hex')}`
  let hold: DatabaseHold | undefined
  try {
    // As the server makes it: nobody else looks into the folder of the data.
    mkdirSync(dirname(to), { recursive: true, mode: 0o700 })
    // What is checked is the copy: the backup may lie where SQLite cannot write beside it.
    copyFileSync(from, draft, constants.COPYFILE_EXCL)
    chmodSync(draft, 0o600)
    giveToOwnerOf(dirname(to), draft)
    const check = checkDatabase(draft)
    if (!check.ok) return refused(`Nothing was changed: ${from} ${check.problem}.`)
    const { pinKeyId } = check.database
    const understood = pinKeyId === null || understands(pinKeyId)
    if (understood !== true) return refused(understood === null ? noKey : otherKey)
    syncToDisk(draft)
    hold = holdAlone(to)
    if (hold === 'in-use') {
      return refused('Nothing was changed: a server or a command is using the database. Stop it.')
    }
    const formerAt = existsSync(to) ? keepFormer(to, now) : null
    renameSync(draft, to)
    syncToDisk(dirname(to))
    return { ok: true, database: check.database, formerAt }
  } catch (error) {
    return refused(`The backup was not restored: ${wordsOf(error)}.`)
  } finally {
    if (typeof hold === 'object') hold.close()
    for (const suffix of ['', '-wal', '-shm']) rmSync(`${draft}${suffix}`, { force: true })
  }
}

const noKey =
  'Nothing was changed: the PINs of this backup need the SECRET_KEY that made them, and there is none here. Set it, or put the file secret-key back into DATA_DIR.'
const otherKey =
  'Nothing was changed: the PINs of this backup were made under another SECRET_KEY: nobody could log in. Put that one back, or name it in SECRET_KEY_PREVIOUS (docs/operations.md).'

/** `in-use`: others have it open. `no-database`: nothing there, or nothing that SQLite could lock. */
type DatabaseHold = DatabaseSync | 'in-use' | 'no-database'

/**
 * Keeps all others out of a database until closed. Whoever has a WAL database open holds a shared lock on it, reading
 * or not; leaving WAL mode needs the file alone, and also brings what the WAL holds into it.
 */
function holdAlone(path: string): DatabaseHold {
  if (!existsSync(path)) return 'no-database'
  const database = new DatabaseSync(path, { timeout: 500 })
  try {
    database.exec('pragma locking_mode = exclusive; pragma journal_mode = delete; begin exclusive')
    return database
  } catch (error) {
    database.close()
    const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined
    const [busy, corrupt, notADatabase] = [5, 11, 26]
    const primary = typeof code === 'number' ? code & 0xff : undefined
    if (primary === busy) return 'in-use'
    if (primary === corrupt || primary === notADatabase) return 'no-database'
    throw error
  }
}

/** A second name for what is there: the first is never without a database, even if the power fails now. */
function keepFormer(path: string, now: number): string {
  const moment = new Date(now).toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const formerAt = `${path}.before-${moment}`
  linkSync(path, formerAt)
  // Of a damaged one that could not be closed; a WAL of another database must not stay beside the restored one.
  for (const suffix of ['-wal', '-shm']) {
    if (existsSync(path + suffix)) renameSync(path + suffix, formerAt + suffix)
  }
  return formerAt
}

/** A command may be run by root, the server is not. */
function giveToOwnerOf(folder: string, path: string): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(folder)
  chownSync(path, uid, gid)
}

function refused(sentence: string): RestoreOutcome {
  return { ok: false, sentence }
}
