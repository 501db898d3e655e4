/** Composition root: config, sandbox where nothing is configured, writer, app, listen. Reads like a table of contents. */
import { join } from 'node:path'
import { type Logger, pino } from 'pino'
import { createKeepAliveFetch } from '#adapters/ai/keep-alive-fetch.ts'
import { localSecretKey } from '#adapters/secret-key/local-secret-key.ts'
import { openStore } from '#adapters/store/kysely-store.ts'
import { languages } from '#core/languages.ts'
import type { Site } from '#core/wire.ts'
import { type AiSandbox, startAiSandbox } from '#sandbox/ai/start-ai-sandbox.ts'
import type { Access } from '#server/access/access.ts'
import { createAccess } from '#server/access/create-access.ts'
import { createFairUse } from '#server/access/fair-use.ts'
import { rotateSecrets } from '#server/access/rotate-secrets.ts'
import { createSecrets } from '#server/access/secrets.ts'
import { createApp } from '#server/app.ts'
import { outlineError } from '#server/error-outline.ts'
import { type HttpServer, startHttpServer } from '#server/http-server.ts'
import { createMetrics } from '#server/metrics.ts'
import type { Store } from '#server/ports/store.ts'
import type { TextWriter } from '#server/ports/text-writer.ts'
import { readStaticFiles } from '#server/static-files.ts'
import { createWriter } from '#writer/create-writer.ts'
import { type Config, readConfig } from './config.ts'

const webFolder = join(import.meta.dirname, '.build/web/client')
/** Addresses the page draws by itself; every other one without a file is a 404. */
const clientRoutes = ['/', '/app']
const heartbeatMs = 15_000
const sweepEveryMs = 60 * 60_000

const config = configOrExit()
const log = pino({ level: config.logLevel })
exitOnBugs(log)
const sandbox = config.ai.mode === 'sandbox' ? await startAiSandbox() : undefined
const writer = textWriter(config, sandbox)
const store = await storeOrExit(config)
const access = await accessOver(store, config)
let stopping = false
const server = await serve(config, sandbox)
announce(config, server)
sweepNowAndThen(store)
stopOnSignals(config, server, sandbox)

function configOrExit(): Config {
  const result = readConfig()
  if (result.ok) return result.config
  const problems = result.problems.map((problem) => `  ${problem}`).join('\n')
  exitWith(`Enlace cannot start with this configuration (see .env.example):\n${problems}`)
}

function textWriter({ ai, aiModels, aiDeadlines }: Config, aiSandbox?: AiSandbox): TextWriter {
  const sandboxService = { baseUrl: aiSandbox?.baseUrl ?? '', apiKey: 'sandbox' }
  const texts = ai.mode === 'real' ? ai.texts : sandboxService
  const finalMessage = ai.mode === 'real' ? ai.finalMessage : sandboxService
  return createWriter({
    services: {
      welcome: { ...texts, model: aiModels.welcome },
      ceremony: { ...texts, model: aiModels.ceremony },
      finalMessage: { ...finalMessage, model: aiModels.finalMessage },
    },
    deadlines: aiDeadlines,
    report: ({ message, ...failure }) => log.warn(failure, message),
    fetch: createKeepAliveFetch(),
  })
}

async function storeOrExit({ dataDir, access: { databaseUrl } }: Config): Promise<Store> {
  try {
    return await openStore({ dataDir, databaseUrl, now: Date.now() })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    exitWith(`The database cannot be used (DATABASE_URL, DATA_DIR): ${reason}`)
  }
}

/** Access with its secrets; PINs that the previous key keeps are brought under the present one first. */
async function accessOver(over: Store, settings: Config): Promise<Access> {
  const { secretKey, previousSecretKey, specialPin, doorLimits } = settings.access
  const secrets = createSecrets(secretKey ?? localSecretKey(settings.dataDir), previousSecretKey)
  if (previousSecretKey !== undefined) {
    const count = await rotateSecrets(over, secrets)
    log.info({ count }, 'brought under the present SECRET_KEY')
  }
  return createAccess({
    store: over,
    secrets,
    settings: {
      specialPin,
      contactEmail: settings.contact.email,
      doorLimits,
      messageIdHost: settings.publicUrl.hostname,
    },
    now: Date.now,
  })
}

function sweepNowAndThen(over: Store): void {
  setInterval(() => {
    over.sweepAccess(Date.now()).catch((error: unknown) => {
      log.warn({ ...outlineError(error) }, 'sweeping failed; the next round tries again')
    })
  }, sweepEveryMs).unref()
}

async function serve(settings: Config, aiSandbox?: AiSandbox): Promise<HttpServer> {
  const https = settings.publicUrl.protocol === 'https:'
  const site = siteOf(settings, aiSandbox)
  const app = createApp({
    publicUrl: settings.publicUrl,
    sandboxed: settings.sandboxed,
    trustedProxies: settings.trustedProxies,
    access,
    fairUse: createFairUse({
      store,
      limits: settings.access.generationLimits,
      leaseMs: settings.access.generationLeaseMs,
      now: Date.now,
    }),
    writer,
    site,
    isHealthy: () => store.isHealthy(),
    isStopping: () => stopping,
    files: readStaticFiles(webFolder, { connectOrigins: site.ownKeyOrigins, https }),
    clientRoutes,
    metrics: createMetrics(),
    metricsToken: settings.metricsToken,
    heartbeatMs,
    log,
    now: () => performance.now(),
  })
  try {
    return await startHttpServer({
      fetch: app.fetch,
      port: settings.port,
      // A stand-in must never be reached from another machine (design.md section 5).
      ...(settings.sandboxed ? { hostname: '127.0.0.1' } : {}),
      https,
    })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EADDRINUSE') {
      exitWith(`Port ${settings.port} is in use. Stop what runs there, or set PORT.`)
    }
    if (code === 'EACCES') exitWith(`Port ${settings.port} may not be used by this user. Set PORT.`)
    throw error
  }
}

function siteOf(settings: Config, aiSandbox?: AiSandbox): Site {
  return {
    languages: [...languages],
    services: { ai: settings.ai.mode },
    // The stand-in takes a user's own key too, so that this way can be tried without an account.
    ownKeyOrigins: [
      ...settings.aiBrowserOrigins,
      ...(aiSandbox ? [new URL(aiSandbox.baseUrl).origin] : []),
    ],
    models: settings.aiModels,
    business: settings.business,
    contact: settings.contact,
    reputationUrl: settings.reputationUrl,
  }
}

function announce(settings: Config, { port }: HttpServer): void {
  const lines = [`Enlace: ${settings.publicUrl.origin} (port ${port})`]
  if (settings.ai.mode === 'sandbox') {
    lines.push('Played by the sandbox: the AI service (set AI_API_KEY for a real one)')
  }
  process.stdout.write(`${lines.join('\n')}\n`)
}

/** The first signal lets running streams end; a second one does not wait. */
function stopOnSignals(settings: Config, running: HttpServer, aiSandbox?: AiSandbox): void {
  const stop = async (signal: string) => {
    if (stopping) process.exit(1)
    stopping = true
    log.info({ signal }, 'stopping: running texts may end')
    const endedByThemselves = await running.stop(settings.shutdownGraceMs)
    await aiSandbox?.close()
    await store.close()
    log.info({ endedByThemselves }, 'stopped')
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

/** A bug nobody caught ends the process, without the message that Node would print: it may hold content. */
function exitOnBugs(to: Logger): void {
  process.on('uncaughtException', (error) => {
    to.fatal({ ...outlineError(error) }, 'uncaught')
    process.exit(1)
  })
}

function exitWith(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
