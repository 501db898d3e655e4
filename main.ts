/** The composition root: what the server is made of, in the order in which it is put together. */
import { join } from 'node:path'
import { pino } from 'pino'
import { createFairUse } from '#server/access/fair-use.ts'
import { createApp } from '#server/app.ts'
import { createMetrics } from '#server/metrics/metrics.ts'
import { announce } from './composition/announce.ts'
import { configuredWriting } from './composition/configured-writing.ts'
import { exitOnBugs } from './composition/exit-on-bugs.ts'
import { listen } from './composition/listen.ts'
import { loadConfig } from './composition/load-config.ts'
import { openAccess } from './composition/open-access.ts'
import { openSelling } from './composition/open-selling.ts'
import { orExit } from './composition/or-exit.ts'
import { keepFilesPrivate } from './composition/private-files.ts'
import { rotateIfAsked } from './composition/rotate-if-asked.ts'
import { siteOf } from './composition/site-of.ts'
import { startLetters } from './composition/start-letters.ts'
import { startStandIns } from './composition/start-stand-ins.ts'
import { startSweeping } from './composition/start-sweeping.ts'
import { stopOnSignals } from './composition/stop-on-signals.ts'
import { readWebFiles } from './composition/web-files.ts'

const webFolder = join(import.meta.dirname, '.build/web')
const heartbeatMs = 15_000

const { config } = orExit(loadConfig())
const log = pino({ level: config.logLevel })
exitOnBugs(log)
for (const sentence of keepFilesPrivate(config.dataDir)) log.warn(sentence)

const { standIns } = orExit(await startStandIns(config))

const { opened } = orExit(await openAccess(config))
const { store, access } = opened
await rotateIfAsked(config, opened, log)
const metrics = createMetrics({
  backlog: store,
  isHealthy: () => store.isHealthy(),
  withProcess: true,
  prices: config.aiPrices,
})
const selling = openSelling({
  config,
  opened,
  standInUrls: { mercadoPago: standIns.mercadoPago?.apiUrl, payPal: standIns.payPal?.apiUrl },
  metrics,
  log,
})
const fairUse = createFairUse({
  store,
  secrets: opened.secrets,
  limits: config.access.generationLimits,
  leaseMs: config.access.generationLeaseMs,
  now: Date.now,
})
const writing = configuredWriting(config, standIns.ai, log)

const site = siteOf(config, standIns.ai)
const stopping = new AbortController()
const app = createApp({
  publicUrl: config.publicUrl,
  sandboxed: config.sandboxed,
  trustedProxies: config.trustedProxies,
  callsPerMinute: config.callsPerMinute,
  access,
  selling,
  fairUse,
  writing,
  site,
  isHealthy: () => store.isHealthy(),
  isOutage: store.isOutage,
  isStopping: () => stopping.signal.aborted,
  files: readWebFiles(webFolder, config.publicUrl, site),
  metrics,
  metricsToken: config.metricsToken,
  heartbeatMs,
  log,
  now: () => performance.now(),
})

const { server } = orExit(await listen(config, app.fetch))
const letters = startLetters({
  config,
  opened,
  standInUrl: standIns.mail?.smtpUrl,
  metrics,
  log,
})
selling.start()
startSweeping(store, log)
announce(config, standIns, server.port)
stopOnSignals({
  stopping,
  server,
  workers: [letters, selling],
  standIns,
  store,
  graceMs: config.shutdownGraceMs,
  log,
})
