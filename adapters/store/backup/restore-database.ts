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
import { takeChecksum } from './backup-checksum.ts'
import { type CheckedDatabase, checkDatabase, wordsOf } from './check-database.ts'
import { syncToDisk } from './sync-to-disk.ts'

export type RestoreOutcome =
  | {
      ok: true
      database: CheckedDatabase
      /** Where the former database was moved; null if there was none. */
      formerAt: string | null
    }
  /** Why nothing was changed, in a sentence for the operator. */
  | { ok: false; sentence: string }

export interface Restore {
  /** The backup. Only read. */
  from: string
  /** Where the database belongs. Whatever is there is moved aside, never overwritten. */
  to: string
  /** Whether the configured secret key made the backup's PINs; null if no key is configured. */
  understands: (pinKeyId: string) => boolean | null
  /** Accepts a file without a checksum, written by an older version or another tool. */
  withoutChecksum?: boolean
  /** Milliseconds since 1970, for the name of the file that keeps the former database. */
  now: number
}

/**
 * Replaces the SQLite file `to` with a backup in one step, after checking it and syncing it to disk. Refuses while any
 * other process has the database open, and refuses a backup that is damaged (down to a bit), newer than this version,
 * or has PINs that the configured secret key cannot read. Start no server until it is done.
 */
export function restoreDatabase(restore: Restore): RestoreOutcome {
  const { from, to, understands, withoutChecksum = false, now } = restore
  if (!existsSync(from)) return refused(`There is no file ${from}.`)
  const draft = `${to}.restoring-${randomBytes(6).toString('hex')}`
  let hold: DatabaseHold | undefined
  try {
    // As the server creates it: nobody else can look into the data folder.
    mkdirSync(dirname(to), { recursive: true, mode: 0o700 })
    // The copy is what is checked: the backup may be where SQLite cannot write next to it.
    copyFileSync(from, draft, constants.COPYFILE_EXCL)
    chmodSync(draft, 0o600)
    giveToOwnerOf(dirname(to), draft)
    const checksum = takeChecksum(draft)
    if (checksum === 'wrong') return refused(`Nothing was changed: ${from} ${otherChecksum}`)
    if (checksum === 'none' && !withoutChecksum) {
      return refused(`Nothing was changed: ${from} ${noChecksum}`)
    }
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
    const formerAt = keepFormer(to, now)
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

const otherChecksum = 'is damaged: it is not what its checksum was made of.'
const noChecksum =
  'carries no checksum, or its end is damaged. --without-checksum takes a file that never had one.'
const noKey =
  'Nothing was changed: the PINs of this backup need the SECRET_KEY that made them, and there is none here. Set it, or put the file secret-key back into DATA_DIR.'
const otherKey =
  'Nothing was changed: the PINs of this backup were made under another SECRET_KEY: nobody could log in. Put that one back, or name it in SECRET_KEY_PREVIOUS (docs/operations.md).'

/** `in-use`: other processes have it open. `no-database`: nothing there, or nothing SQLite could lock. */
type DatabaseHold = DatabaseSync | 'in-use' | 'no-database'

/**
 * Keeps everyone else out of a database until closed. Every process with a WAL database open holds a shared lock on it,
 * even when idle; leaving WAL mode needs exclusive access, and also writes the WAL's content into the file.
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

/** A second name for the existing file: the first always refers to a database, even if the power fails now. */
function keepFormer(path: string, now: number): string | null {
  const moment = new Date(now).toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const formerAt = `${path}.before-${moment}`
  const isThere = existsSync(path)
  if (isThere) linkSync(path, formerAt)
  // Left by a database that was not closed or is gone; another database's WAL must not stay next to the restored one.
  for (const suffix of ['-wal', '-shm']) {
    if (existsSync(path + suffix)) renameSync(path + suffix, formerAt + suffix)
  }
  return isThere ? formerAt : null
}

/** The command may be run by root, but the server is not. */
function giveToOwnerOf(folder: string, path: string): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(folder)
  chownSync(path, uid, gid)
}

function refused(sentence: string): RestoreOutcome {
  return { ok: false, sentence }
}
