/** better-auth as a peer of our login, installed when first measured. */
import { randomInt, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { freePort } from '../scripts/free-port.ts'
import { installOnDemand } from '../scripts/install-on-demand.ts'
import type { PlainRequest } from './http-request.ts'
import { firstLine, type PinnedProcess, startPinned } from './pinned-process.ts'

export const betterAuthVersion = '1.7.7'

const codeLifeMs = 60 * 60_000

export interface BetterAuthServer {
  port: number
  process: PinnedProcess
  /** Sign-ins that succeed once each. */
  logins: PlainRequest[]
}

/**
 * Starts it on core 0 with this many verified users, each with a code for one sign-in: as with us, nobody is new.
 * Undefined if it cannot be installed.
 */
export async function startBetterAuth(
  dataFolder: string,
  users: number,
): Promise<BetterAuthServer | undefined> {
  const folder = installOnDemand({
    folderName: `better-auth-${betterAuthVersion}`,
    dependencies: { 'better-auth': betterAuthVersion },
    proof: 'better-auth/package.json',
  })
  if (folder === undefined) return undefined
  const port = await freePort()
  const file = join(dataFolder, 'better-auth.db')
  const process_ = startPinned(
    0,
    process.execPath,
    ['bench/better-auth-server.ts', folder, String(port), file],
    { env: { PATH: process.env['PATH'], NODE_ENV: 'production' } },
  )
  await firstLine(process_)
  return { port, process: process_, logins: seed(file, users) }
}

/** Writes what its own endpoints would: users, and codes stored as its default `storeOTP: 'plain'` does. */
function seed(file: string, users: number): PlainRequest[] {
  const database = new DatabaseSync(file)
  const at = new Date().toISOString()
  const until = new Date(Date.now() + codeLifeMs).toISOString()
  const insertUser = database.prepare(
    'insert into "user" (id, name, email, emailVerified, createdAt, updatedAt) values (?, ?, ?, 1, ?, ?)',
  )
  const insertCode = database.prepare(
    'insert into verification (id, identifier, value, expiresAt, createdAt, updatedAt) values (?, ?, ?, ?, ?, ?)',
  )
  database.exec('begin immediate')
  const requests = Array.from({ length: users }, (_, number): PlainRequest => {
    const email = `user-${number}@example.com`
    const otp = String(randomInt(100_000, 1_000_000))
    insertUser.run(randomUUID(), `User ${number}`, email, at, at)
    insertCode.run(randomUUID(), `sign-in-otp-${email}`, `${otp}:0`, until, at, at)
    return { method: 'POST', path: '/api/auth/sign-in/email-otp', json: { email, otp } }
  })
  database.exec('commit')
  database.close()
  return requests
}
