import { chmodSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Our files in the data folder: databases and their backups, the key, the stand-ins' books. */
const ours = /^(enlace\.db|secret-key|sandbox-)/

/**
 * Makes every file and folder that this process creates from now on readable by its owner only, and closes to others
 * what is already in `dataDir`, the folder included. Returns, in sentences for the operator, what could not be closed.
 */
export function keepFilesPrivate(dataDir: string): string[] {
  process.umask(0o077)
  let names: string[]
  try {
    names = readdirSync(dataDir).filter((name) => ours.test(name))
  } catch {
    // Not there yet, or unusable: whoever needs it creates it or reports it.
    return []
  }
  return [dataDir, ...names.map((name) => join(dataDir, name))].flatMap((path) => close(path))
}

function close(path: string): string[] {
  try {
    const entry = lstatSync(path)
    const isClosed = (entry.mode & 0o077) === 0
    // Where a link points to is its owner's arrangement.
    if (isClosed || entry.isSymbolicLink()) return []
    chmodSync(path, entry.isDirectory() ? 0o700 : 0o600)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    // SQLite removes some of its files itself.
    if (code === 'ENOENT') return []
    return [`${path} is open to other users of this machine and could not be closed to them.`]
  }
  return []
}
