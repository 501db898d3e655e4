/** What the server and the operator's commands keep in `DATA_DIR`: who may read it, and what happens if it vanishes. */

import { once } from 'node:events'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { openSqlite } from '#adapters/store/dialects/sqlite.ts'
import { applyMigrations } from '#adapters/store/migrations/apply-migrations.ts'
import { freePort } from './scripts/free-port.ts'
import { HttpBrowser } from './testing/http-browser.ts'
import { stopProcess } from './testing/project-process.ts'
import { admin, newFolder, type Started, start, startListening } from './testing/run-process.ts'

/** A process is started, on a machine that may be busy. */
vi.setConfig({ testTimeout: 90_000 })

/** Everything in a folder that others may read or write, with its mode. */
function openToOthers(folder: string): string[] {
  return ['.', ...readdirSync(folder)].flatMap((name) => {
    const { mode } = statSync(join(folder, name))
    return (mode & 0o077) === 0 ? [] : [`${name} ${(mode & 0o777).toString(8)}`]
  })
}

function checkout({ url }: Started): Promise<Response> {
  const body = { language: 'pt', email: 'ana@example.org' }
  return new HttpBrowser().call(`${url}/api/checkout/mercadopago`, 'POST', body)
}

const health = async ({ url }: Started) => (await fetch(`${url}/api/health`)).status

test('from the first start, whoever made the folder, nobody else may look into it', async () => {
  const dataDir = join(newFolder(), 'new', 'data')
  const started = await startListening({ DATA_DIR: dataDir })
  expect((await checkout(started)).status).toBe(200)
  expect(readdirSync(dataDir)).toEqual(
    expect.arrayContaining(['enlace.db', 'enlace.db-wal', 'secret-key']),
  )
  expect(openToOthers(dataDir)).toEqual([])
  expect(await stopProcess(started)).toBe(0)
  expect(openToOthers(dataDir)).toEqual([])
})

test('a command run before the first start keeps it private too', async () => {
  const dataDir = join(newFolder(), 'data')
  const granted = await admin(
    ['grant', '--email', 'ana@example.org', '--name', 'Ana', '--days', '30'],
    { DATA_DIR: dataDir },
  )
  expect(granted.code).toBe(0)
  expect(openToOthers(dataDir)).toEqual([])
})

test('the next start closes an open folder and open files to others', async () => {
  const dataDir = newFolder()
  const first = await startListening({ DATA_DIR: dataDir })
  expect((await checkout(first)).status).toBe(200)
  expect(await stopProcess(first)).toBe(0)
  chmodSync(dataDir, 0o755)
  for (const name of readdirSync(dataDir)) chmodSync(join(dataDir, name), 0o644)
  await startListening({ DATA_DIR: dataDir })
  expect(openToOthers(dataDir)).toEqual([])
})

test('a database file that vanishes or is replaced stops sales and fails the health check until it is back', async () => {
  const dataDir = newFolder()
  const started = await startListening({ DATA_DIR: dataDir, METRICS_TOKEN: 'a token for figures' })
  const [file, away] = [join(dataDir, 'enlace.db'), join(dataDir, 'elsewhere.db')]
  const storeUp = async () => {
    const headers = { authorization: 'Bearer a token for figures' }
    const figures = await (await fetch(`${started.url}/metrics`, { headers })).text()
    return /^enlace_store_up (\d)$/m.exec(figures)?.[1]
  }
  expect((await checkout(started)).status).toBe(200)

  renameSync(file, away)
  expect(await health(started)).toBe(503)
  expect((await checkout(started)).status).toBeGreaterThanOrEqual(500)
  expect(await storeUp()).toBe('0')

  copyFileSync(away, file)
  expect(await health(started)).toBe(503)
  expect((await checkout(started)).status).toBeGreaterThanOrEqual(500)
  rmSync(file)

  renameSync(away, file)
  expect(await health(started)).toBe(200)
  expect((await checkout(started)).status).toBe(200)
})

test.each(['enlace.db-wal', 'secret-key'])(
  'no new database is begun where %s is left without its own',
  async (left) => {
    const dataDir = newFolder()
    const first = await startListening({ DATA_DIR: dataDir })
    first.child.kill('SIGKILL')
    await once(first.child, 'close')
    for (const name of readdirSync(dataDir)) {
      if (name !== left) rmSync(join(dataDir, name))
    }
    expect(readdirSync(dataDir)).toEqual([left])
    const again = start(await freePort(), { DATA_DIR: dataDir })
    expect(await once(again.child, 'close')).toEqual([1, null])
    expect(again.stderr()).toContain(left)
    expect(again.stderr()).toContain('docs/operations.md')
    expect(existsSync(join(dataDir, 'enlace.db'))).toBe(false)
    const command = await admin(['list'], { DATA_DIR: dataDir })
    expect(command).toMatchObject({ code: 1, stderr: expect.stringContaining(left) })
  },
)

test('servers creating the same database at once do not take each other’s files for leftovers', async () => {
  const dataDir = join(newFolder(), 'data')
  mkdirSync(dataDir)
  const started = await Promise.all([1, 2, 3].map(() => startListening({ DATA_DIR: dataDir })))
  expect(await Promise.all(started.map(health))).toEqual([200, 200, 200])
  const engine = await openSqlite(join(dataDir, 'enlace.db'))
  await applyMigrations(engine, 0)
  await engine.close()
})
