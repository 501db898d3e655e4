import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import * as v from 'valibot'
import { defaultDoorLimits } from '#core/access/door.ts'
import { createAccess } from '#server/access/create-access.ts'
import { createSecrets } from '#server/access/secrets.ts'
import { kyselyStore } from '../kysely-store.ts'
import { openAddress } from './open-address.ts'

const childPath = fileURLToPath(new URL('./kill-child.ts', import.meta.url))
/** Node caches here what the first child compiled, so the next ones start in half the time. */
const compileCache = fileURLToPath(new URL('../../../.build/compile-cache', import.meta.url))

const checksAtOnce = 50

const acknowledgementSchema = v.union([
  v.object({ grant: v.object({ email: v.string(), pin: v.string() }) }),
  v.object({ login: v.object({ email: v.string(), sessionToken: v.string() }) }),
])

type Acknowledgement = v.InferOutput<typeof acknowledgementSchema>

export interface KillResult {
  kills: number
  grants: number
  logins: number
  /** What was acknowledged and is missing. */
  lost: string[]
}

/**
 * Starts a process that grants and logs in on the database at `address`, kills it at a random moment, starts the next,
 * and finally looks for everything acknowledged. `chance` (0 to 1) draws how long each one lives.
 */
export async function killRounds(
  address: string,
  kills: number,
  chance: () => number = Math.random,
): Promise<KillResult> {
  const secretKey = randomBytes(32).toString('base64url')
  const acknowledged: Acknowledgement[] = []
  for (let round = 0; round < kills; round += 1) {
    // Counts acknowledgements rather than time: on a busy machine the time might be up before the first.
    const lifetime = 1 + Math.floor(chance() * 59)
    acknowledged.push(...(await runAndKill(address, secretKey, round, lifetime)))
  }
  const engine = await openAddress(address)
  try {
    const access = createAccess({
      store: kyselyStore(engine),
      secrets: createSecrets(secretKey),
      settings: { doorLimits: defaultDoorLimits, messageIdHost: 'enlace.test' },
      now: Date.now,
    })
    const letters = await engine.db.selectFrom('letters').select('recipient').execute()
    const recipients = letters.map((letter) => letter.recipient)
    const isThere = async (event: Acknowledgement): Promise<boolean> => {
      if ('login' in event) {
        const session = await access.checkSession(event.login.sessionToken)
        return session.state === 'active' && session.user.email === event.login.email
      }
      const { email, pin } = event.grant
      const visitor = { deviceToken: undefined, address: '198.51.100.4' }
      const { answer } = await access.logIn({ pin, email }, visitor)
      return answer === 'open' && recipients.filter((recipient) => recipient === email).length === 1
    }
    const found: boolean[] = []
    // All at once would wait for one of ten connections until the store times out.
    for (let from = 0; from < acknowledged.length; from += checksAtOnce) {
      const some = acknowledged.slice(from, from + checksAtOnce)
      found.push(...(await Promise.all(some.map(isThere))))
    }
    const lost = acknowledged.filter((_, index) => !found[index]).map(describe)
    if (engine.name === 'sqlite') {
      const check = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(
        engine.db,
      )
      if (check.rows[0]?.integrity_check !== 'ok') lost.push('the file’s integrity')
    }
    const grants = acknowledged.filter((event) => 'grant' in event).length
    return { kills, grants, logins: acknowledged.length - grants, lost }
  } finally {
    await engine.close()
  }
}

async function runAndKill(
  address: string,
  secretKey: string,
  round: number,
  lifetime: number,
): Promise<Acknowledgement[]> {
  const child = spawn(process.execPath, [childPath, address, secretKey, String(round)], {
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const acknowledged: Acknowledgement[] = []
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString()
  })
  const ended = new Promise<NodeJS.Signals | null>((resolve) =>
    child.once('close', (_code, signal) => resolve(signal)),
  )
  const lines = createInterface({ input: child.stdout })
  lines.on('line', (line) => {
    const parsed = v.safeParse(acknowledgementSchema, parseJson(line))
    // A killed process may leave its last line incomplete, which is no acknowledgement.
    if (parsed.success) acknowledged.push(parsed.output)
    if (acknowledged.length === lifetime) child.kill('SIGKILL')
  })
  const signal = await ended
  if (signal !== 'SIGKILL') throw new Error(`the process ended by itself: ${errors}`)
  return acknowledged
}

function describe(event: Acknowledgement): string {
  return 'grant' in event ? `grant to ${event.grant.email}` : `login of ${event.login.email}`
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
