/** Our server with many accounts, pinned to core 0, for benches of its door. */
import { randomBytes } from 'node:crypto'
import { openStore } from '#adapters/store/kysely-store.ts'
import { defaultDoorLimits } from '#core/access/door.ts'
import { createAccess } from '#server/access/create-access.ts'
import { createSecrets } from '#server/access/secrets.ts'
import { freePort } from '../scripts/free-port.ts'
import type { PlainRequest } from './http-request.ts'
import { firstLine, type PinnedProcess, startPinned } from './pinned-process.ts'

const grantsAtOnce = 50
/** More than any bench uses. */
const unlimited = '1000000000'

export interface BenchAccount {
  email: string
  pin: string
}

export interface AccessInstance {
  port: number
  process: PinnedProcess
}

export interface AccessServer extends AccessInstance {
  accounts: BenchAccount[]
  /** Another instance over the same database. */
  startAnother: () => Promise<AccessInstance>
}

export interface AccessServerOptions {
  accounts: number
  dataFolder: string
  /** PostgreSQL; without it, a SQLite file in `dataFolder`. */
  databaseUrl?: string | undefined
  /** Where letters go; without it, to the sandbox inside the server's own process. */
  smtpUrl?: string
  /** In addition to what every bench sets. */
  env?: Readonly<Record<string, string>>
}

/**
 * Grants access to this many accounts and starts the real server over them. The door's limits are lifted: all calls
 * come from one address within one hour.
 */
export async function startAccessServer(options: AccessServerOptions): Promise<AccessServer> {
  const secretKey = randomBytes(32).toString('base64')
  const accounts = await grantMany(options, secretKey)
  const startAnother = () => startInstance(options, secretKey)
  return { ...(await startAnother()), accounts, startAnother }
}

async function startInstance(
  options: AccessServerOptions,
  secretKey: string,
): Promise<AccessInstance> {
  const port = await freePort()
  const { databaseUrl, smtpUrl, dataFolder } = options
  const server = startPinned(0, process.execPath, ['main.ts'], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: dataFolder,
      SECRET_KEY: secretKey,
      LOG_LEVEL: 'warn',
      DOOR_ACCOUNT_FAILURES_PER_DAY: unlimited,
      DOOR_PAIR_FAILURES_PER_DAY: unlimited,
      DOOR_ADDRESS_FAILURES_PER_HOUR: unlimited,
      DOOR_REMINDERS_PER_HOUR: '0',
      CALLS_PER_MINUTE: '0',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...options.env,
      ...(smtpUrl && { SMTP_URL: smtpUrl, MAIL_FROM: 'Enlace <bench@example.com>' }),
    },
  })
  await firstLine(server)
  return { port, process: server }
}

/** A login on an unknown device, where the e-mail says whose PIN it is. */
export function loginRequest({ email, pin }: BenchAccount): PlainRequest {
  return { method: 'POST', path: '/api/session', json: { pin, email } }
}

async function grantMany(
  { accounts, dataFolder, databaseUrl }: AccessServerOptions,
  secretKey: string,
): Promise<BenchAccount[]> {
  const store = await openStore({ dataDir: dataFolder, databaseUrl, now: Date.now() })
  const access = createAccess({
    store,
    secrets: createSecrets(secretKey),
    settings: { doorLimits: defaultDoorLimits, messageIdHost: '127.0.0.1' },
    now: Date.now,
  })
  const grantOne = async (number: number): Promise<BenchAccount> => {
    const email = `user-${number}@example.com`
    const grant = access.prepareGrant({
      email,
      name: `User ${number}`,
      language: 'pt',
      days: 30,
      source: 'granted',
    })
    // Without its letter: otherwise the bench would measure sending thousands of them.
    const { account } = await store.grantAccess({ ...grant, writeLetter: () => null })
    return { email, pin: access.revealPin(account) }
  }
  const granted: BenchAccount[] = []
  while (granted.length < accounts) {
    const count = Math.min(grantsAtOnce, accounts - granted.length)
    const numbers = Array.from({ length: count }, (_, index) => granted.length + index)
    granted.push(...(await Promise.all(numbers.map(grantOne))))
  }
  await store.close()
  return granted
}
