/**
 * better-auth behind the same HTTP listener as ours: e-mail OTP, no rate limits, no cookie cache, SQLite in WAL mode
 * with `synchronous=FULL` through Node's own driver, like ours. `node bench/better-auth-server.ts <folder> <port>
 * <file>`, where the folder is its installation. Prints one line once it listens.
 */
import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { getRequestListener } from '@hono/node-server'

/** The part of its API in use (better-auth.com/docs): it is not a dependency, so its types are not available. */
interface BetterAuth {
  betterAuth: (options: object) => { handler: (request: Request) => Promise<Response> }
}
interface Plugins {
  emailOTP: (options: { sendVerificationOTP: () => Promise<void> }) => object
}
interface Migration {
  getMigrations: (options: object) => Promise<{ runMigrations: () => Promise<void> }>
}

const [folder = '', port = '', file = ''] = process.argv.slice(2)
const require = createRequire(`${folder}/package.json`)
const load = (name: string) => import(pathToFileURL(require.resolve(name)).href)

const { betterAuth }: BetterAuth = await load('better-auth')
const { emailOTP }: Plugins = await load('better-auth/plugins')
const { getMigrations }: Migration = await load('better-auth/db/migration')

const database = new DatabaseSync(file)
database.exec('pragma journal_mode = wal; pragma synchronous = full')
const options = {
  database,
  baseURL: `http://127.0.0.1:${port}`,
  secret: randomBytes(32).toString('base64'),
  rateLimit: { enabled: false },
  session: { cookieCache: { enabled: false } },
  telemetry: { enabled: false },
  logger: { disabled: true },
  plugins: [emailOTP({ sendVerificationOTP: async () => {} })],
}
await (await getMigrations(options)).runMigrations()
const auth = betterAuth(options)
createServer(getRequestListener(auth.handler)).listen(Number(port), '127.0.0.1', () => {
  process.stdout.write('listening\n')
})
