/** Composition root: config, stand-ins where nothing is configured, access, writer, app, letters. A table of contents. */
import { join } from 'node:path'
import { type Logger, pino } from 'pino'
import { createKeepAliveFetch } from '#adapters/ai/keep-alive-fetch.ts'
import { languages } from '#core/languages.ts'
import { offer } from '#core/offer.ts'
import type { Site } from '#core/wire.ts'
import { createFairUse } from '#server/access/fair-use.ts'
import { rotateSecrets } from '#server/access/rotate-secrets.ts'
import { createApp } from '#server/app.ts'
import { outlineError } from '#server/error-outline.ts'
import { type HttpServer, startHttpServer } from '#server/http-server.ts'
import { createMetrics } from '#server/metrics.ts'
import type { TextWriter } from '#server/ports/text-writer.ts'
import { createWriter } from '#writer/create-writer.ts'
import { type OpenedAccess, openAccess } from './composition/open-access.ts'
import { openSelling } from './composition/open-selling.ts'
import { startLetters } from './composition/start-letters.ts'
import { type StandIns, startStandIns } from './composition/start-stand-ins.ts'
import { readWebFiles } from './composition/web-files.ts'
import { type Config, readConfig } from './config.ts'

const webFolder = join(import.meta.dirname, '.build/web')
/** Addresses the page draws by itself; every other one without a file is a 404. */
const clientRoutes = ['/', '/login', '/app']
const heartbeatMs = 15_000
const sweepEveryMs = 60 * 60_000

const config = configOrExit()
const log = pino({ level: config.logLevel })
exitOnBugs(log)
const standIns = await standInsOrExit(config)
const opened = await accessOrExit(config)
await rotateIfAsked(config, opened)
const writer = textWriter(config)
const metrics = createMetrics({ backlog: opened.store, withProcess: true })
const selling = openSelling({
  config,
  opened,
  standInUrls: {
    mercadoPago: standIns.mercadoPago?.apiUrl,
    payPal: standIns.payPal?.apiUrl,
  },
  metrics,
  log,
})
let stopping = false
const server = await serve(config)
const letters = startLetters({
  config,
  opened,
  standInUrl: standIns.mail?.smtpUrl,
  metrics,
  log,
})
selling.start()
sweepNowAndThen()
announce(config)
stopOnSignals(config)

function configOrExit(): Config {
  const result = readConfig()
  if (result.ok) return result.config
  const problems = result.problems.map((problem) => `  ${problem}`).join('\n')
  exitWith(`Enlace cannot start with this configuration (see .env.example):\n${problems}`)
}

function textWriter({ ai, aiModels, aiDeadlines }: Config): TextWriter {
  const sandboxService = { baseUrl: standIns.ai?.baseUrl ?? '', apiKey: 'sandbox' }
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

async function standInsOrExit(settings: Config): Promise<StandIns> {
  try {
    return await startStandIns(settings)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code !== 'ERR_MODULE_NOT_FOUND') throw error
    exitWith(
      'The sandbox is not part of this installation. Configure every service (.env.example), or run npm ci.',
    )
  }
}

async function accessOrExit(settings: Config): Promise<OpenedAccess> {
  const opening = await openAccess(settings)
  return opening.ok ? opening.opened : exitWith(opening.sentence)
}

/** Brings what the previous key keeps under the present one (docs/operations.md). */
async function rotateIfAsked({ secretKey }: Config, { store, secrets }: OpenedAccess) {
  if (secretKey.previous === undefined) return
  const count = await rotateSecrets(store, secrets)
  log.info({ count }, 'everything is kept under the present SECRET_KEY')
}

function sweepNowAndThen(): void {
  setInterval(() => {
    const swept = [opened.store.sweepAccess(Date.now()), opened.store.sweepOrders(Date.now())]
    Promise.all(swept).catch((error: unknown) => {
      log.warn({ ...outlineError(error) }, 'sweeping failed; the next round tries again')
    })
  }, sweepEveryMs).unref()
}

async function serve(settings: Config): Promise<HttpServer> {
  const https = settings.publicUrl.protocol === 'https:'
  const site = siteOf(settings)
  const app = createApp({
    publicUrl: settings.publicUrl,
    sandboxed: settings.sandboxed,
    trustedProxies: settings.trustedProxies,
    access: opened.access,
    selling,
    fairUse: createFairUse({
      store: opened.store,
      limits: settings.access.generationLimits,
      leaseMs: settings.access.generationLeaseMs,
      now: Date.now,
    }),
    writer,
    site,
    isHealthy: () => opened.store.isHealthy(),
    isStopping: () => stopping,
    files: readWebFiles(webFolder, settings.publicUrl, site),
    clientRoutes,
    metrics,
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

function siteOf(settings: Config): Site {
  return {
    languages: [...languages],
    services: {
      ai: settings.ai.mode,
      mail: settings.mail.mode,
      mercadopago: settings.mercadoPago.mode,
      paypal: settings.payPal.mode,
    },
    offer,
    // The stand-in takes a user's own key too, so that this way can be tried without an account.
    ownKeyOrigins: [
      ...settings.aiBrowserOrigins,
      ...(standIns.ai ? [new URL(standIns.ai.baseUrl).origin] : []),
    ],
    models: settings.aiModels,
    business: settings.business,
    contact: settings.contact,
    reputationUrl: settings.reputationUrl,
  }
}

function announce(settings: Config): void {
  const lines = [`Enlace: ${settings.publicUrl.origin} (port ${server.port})`]
  if (standIns.ai) {
    lines.push('Played by the sandbox: the AI service (set AI_API_KEY for a real one)')
  }
  if (standIns.mail) {
    lines.push('Played by the sandbox: mail (set SMTP_URL and MAIL_FROM for a real one)')
    lines.push(`Every letter is in the mailbox at ${standIns.mail.mailboxUrl}`)
  }
  if (standIns.mercadoPago) {
    lines.push(
      'Played by the sandbox: Mercado Pago (set MERCADOPAGO_ACCESS_TOKEN and MERCADOPAGO_WEBHOOK_SECRET for the real one)',
      `Its payments are at ${standIns.mercadoPago.apiUrl}/control`,
    )
  }
  if (standIns.payPal) {
    lines.push(
      'Played by the sandbox: PayPal (set PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET and PAYPAL_WEBHOOK_ID for the real one)',
      `Its payments are at ${standIns.payPal.apiUrl}/control`,
    )
  }
  process.stdout.write(`${lines.join('\n')}\n`)
}

/** The first signal lets running streams end; a second one does not wait. */
function stopOnSignals(settings: Config): void {
  const stop = async (signal: string) => {
    if (stopping) process.exit(1)
    stopping = true
    log.info({ signal }, 'stopping: running texts may end')
    const endedByThemselves = await server.stop(settings.shutdownGraceMs)
    await Promise.all([letters.stop(), selling.stop()])
    await standIns.close()
    await opened.store.close()
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
