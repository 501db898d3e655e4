/** Composition root: config, sandbox where nothing is configured, writer, app, listen. Reads like a table of contents. */
import { join } from 'node:path'
import { type Logger, pino } from 'pino'
import { createKeepAliveFetch } from '#adapters/ai/keep-alive-fetch.ts'
import { languages } from '#core/languages.ts'
import type { Site } from '#core/wire.ts'
import { type AiSandbox, startAiSandbox } from '#sandbox/ai/start-ai-sandbox.ts'
import { createApp } from '#server/app.ts'
import { outlineError } from '#server/error-outline.ts'
import { type HttpServer, startHttpServer } from '#server/http-server.ts'
import { createMetrics } from '#server/metrics.ts'
import type { TextWriter } from '#server/ports/text-writer.ts'
import { readStaticFiles } from '#server/static-files.ts'
import { createWriter } from '#writer/create-writer.ts'
import { type Config, readConfig } from './config.ts'

const webFolder = join(import.meta.dirname, '.build/web/client')
/** Addresses the page draws by itself; every other one without a file is a 404. */
const clientRoutes = ['/', '/app']
const heartbeatMs = 15_000

const config = configOrExit()
const log = pino({ level: config.logLevel })
exitOnBugs(log)
const sandbox = config.ai.mode === 'sandbox' ? await startAiSandbox() : undefined
const writer = textWriter(config, sandbox)
let stopping = false
const server = await serve(config, writer, sandbox)
announce(config, server)
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

async function serve(
  settings: Config,
  textsBy: TextWriter,
  aiSandbox?: AiSandbox,
): Promise<HttpServer> {
  const https = settings.publicUrl.protocol === 'https:'
  const site = siteOf(settings, aiSandbox)
  const app = createApp({
    publicUrl: settings.publicUrl,
    sandboxed: settings.sandboxed,
    writer: textsBy,
    site,
    isHealthy: async () => true,
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
