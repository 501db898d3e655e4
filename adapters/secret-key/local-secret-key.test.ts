import { execFile } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { findLocalSecretKey, localSecretKey } from './local-secret-key.ts'

const folder = mkdtempSync(join(tmpdir(), 'enlace-key-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the key is made once, readable by its owner only, and long enough', () => {
  const dataDir = join(folder, 'new', 'data')
  const key = localSecretKey(dataDir)
  expect(localSecretKey(dataDir)).toBe(key)
  expect(Buffer.from(key, 'base64url')).toHaveLength(32)
  expect(statSync(join(dataDir, 'secret-key')).mode & 0o777).toBe(0o600)
  expect(readdirSync(dataDir)).toEqual(['secret-key'])
})

test('an existing key is found, and looking for one makes none', () => {
  const dataDir = join(folder, 'looked')
  mkdirSync(dataDir)
  expect(findLocalSecretKey(dataDir)).toBeUndefined()
  expect(readdirSync(dataDir)).toEqual([])
  const key = localSecretKey(dataDir)
  expect(findLocalSecretKey(dataDir)).toBe(key)
})

const openFiles = '/proc/self/fd'
test.skipIf(!existsSync(openFiles))('leaves no file open', () => {
  const dataDir = join(folder, 'closed')
  localSecretKey(dataDir)
  const open = readdirSync(openFiles).flatMap((name) => {
    try {
      return [readlinkSync(join(openFiles, name))]
    } catch {
      // The descriptor of the listing itself, closed by now.
      return []
    }
  })
  expect(open.filter((path) => path.startsWith(dataDir))).toEqual([])
})

test('instances that start simultaneously agree on one key', async () => {
  const dataDir = join(folder, 'shared')
  const module = new URL('./local-secret-key.ts', import.meta.url).href
  const script = `const { localSecretKey } = await import(${JSON.stringify(module)})
    process.stdout.write(localSecretKey(${JSON.stringify(dataDir)}))`
  const run = promisify(execFile)
  const starts = await Promise.all(
    Array.from({ length: 6 }, () => run(process.execPath, ['--input-type=module', '-e', script])),
  )
  const keys = new Set(starts.map(({ stdout }) => stdout))
  expect([...keys]).toEqual([localSecretKey(dataDir)])
})

test('a key that others could read is made private again', () => {
  const dataDir = join(folder, 'open')
  const key = localSecretKey(dataDir)
  chmodSync(join(dataDir, 'secret-key'), 0o644)
  expect(localSecretKey(dataDir)).toBe(key)
  expect(statSync(join(dataDir, 'secret-key')).mode & 0o777).toBe(0o600)
})

test('a key that exists but cannot be read is an error and is not replaced', () => {
  const dataDir = join(folder, 'folder-in-its-place')
  mkdirSync(join(dataDir, 'secret-key'), { recursive: true })
  expect(() => localSecretKey(dataDir)).toThrow('EISDIR')
  expect(readdirSync(dataDir)).toEqual(['secret-key'])
})

test('a dangling link in place of the key is an error that names it, and leaves nothing behind', () => {
  const dataDir = join(folder, 'link-to-nothing')
  mkdirSync(dataDir, { recursive: true })
  symlinkSync(join(dataDir, 'gone'), join(dataDir, 'secret-key'))
  expect(() => localSecretKey(dataDir)).toThrow(
    `${join(dataDir, 'secret-key')} was removed while it was being made`,
  )
  expect(readdirSync(dataDir)).toEqual(['secret-key'])
})
