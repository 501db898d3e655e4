import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'

const keyBytes = 32

/**
 * The secret key of an installation without a configured one: made once and kept in `dataDir`, readable by its owner
 * only. For a loopback `PUBLIC_URL`; elsewhere the configuration requires `SECRET_KEY` and this is not called.
 * Instances that start at once agree on one key.
 */
export function localSecretKey(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const path = pathIn(dataDir)
  return read(path) ?? make(dataDir, path)
}

/** The same, but never creates one. */
export function findLocalSecretKey(dataDir: string): string | undefined {
  return read(pathIn(dataDir))
}

function pathIn(dataDir: string): string {
  return join(dataDir, 'secret-key')
}

function make(dataDir: string, path: string): string {
  // Written aside and then linked: anyone who finds the file finds all of it, and only one of several instances wins.
  const draft = join(dataDir, `secret-key.${process.pid}.${randomBytes(4).toString('hex')}`)
  const file = openSync(draft, 'wx', 0o600)
  try {
    writeSync(file, `${randomBytes(keyBytes).toString('base64url')}\n`)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  try {
    linkSync(draft, path)
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
  } finally {
    rmSync(draft)
  }
  const key = read(path)
  if (key === undefined) throw new Error(`${path} was removed while it was being made`)
  return key
}

function read(path: string): string | undefined {
  try {
    const key = readFileSync(path, 'utf8').trim()
    chmodSync(path, 0o600)
    return key
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined
    throw error
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
