import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  existsSync,
  linkSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { appendChecksum } from './backup-checksum.ts'
import { type CheckedDatabase, checkDatabase, wordsOf } from './check-database.ts'
import { syncToDisk } from './sync-to-disk.ts'

export type BackupOutcome =
  | { ok: true; database: CheckedDatabase; bytes: number }
  /** Why there is no backup, in a sentence for the operator. */
  | { ok: false; sentence: string }

/**
 * Writes the current content of the SQLite file `from` into the new file `to`, readable by its owner only. Servers keep
 * reading and writing meanwhile. `to` appears complete, checked, with its checksum and synced to disk, or not at all;
 * it is never overwritten. Deleted data is not in it: `vacuum into` copies rows, not pages
 * (sqlite.org/lang_vacuum.html), and does so in one read transaction, while the step-wise backup API starts over
 * whenever another process writes.
 */
export function backUpDatabase(from: string, to: string): BackupOutcome {
  if (!existsSync(from)) return refused(`There is no database yet: ${from} does not exist.`)
  if (existsSync(to)) return refused(alreadyThere(to))
  if (!existsSync(dirname(to))) return refused(`The folder ${dirname(to)} does not exist.`)
  const draft = join(dirname(to), `.${basename(to)}.${randomBytes(6).toString('hex')}`)
  try {
    // An empty file that only we can read; SQLite fills it.
    closeSync(openSync(draft, 'wx', 0o600))
    copyRows(from, draft)
    const check = checkDatabase(draft)
    if (!check.ok) return refused(`There is no backup: ${from} ${check.problem}.`)
    appendChecksum(draft)
    syncToDisk(draft)
    if (!place(draft, to)) return refused(alreadyThere(to))
    syncToDisk(dirname(to))
    return { ok: true, database: check.database, bytes: statSync(to).size }
  } catch (error) {
    return refused(`There is no backup: ${wordsOf(error)}.`)
  } finally {
    rmSync(draft, { force: true })
  }
}

function copyRows(from: string, draft: string): void {
  const database = new DatabaseSync(from, { readOnly: true, timeout: 10_000 })
  try {
    database.prepare('vacuum into ?').run(draft)
    chmodSync(draft, 0o600)
  } finally {
    database.close()
  }
}

/** Gives the draft its final name in one step; false if another file has that name by now. */
function place(draft: string, to: string): boolean {
  try {
    linkSync(draft, to)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EEXIST') return false
    // File systems without hard links (network drives, memory sticks).
    if (existsSync(to)) return false
    renameSync(draft, to)
  }
  return true
}

function alreadyThere(to: string): string {
  return `${to} is already there and is not overwritten.`
}

function refused(sentence: string): BackupOutcome {
  return { ok: false, sentence }
}
