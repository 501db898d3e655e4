import { Hono } from 'hono'
import type { Site } from '#core/wire.ts'
import type { Access } from './access/access.ts'
import type { FairUse } from './access/fair-use.ts'
import { requireKnownHost } from './allowed-host.ts'
import { answerError } from './answer-error.ts'
import { outlineError } from './error-outline.ts'
import type { Metrics } from './metrics.ts'
import type { Log } from './ports/log.ts'
import type { TextWriter } from './ports/text-writer.ts'
import { logRequests } from './request-log.ts'
import { addCheckoutRoutes } from './routes/checkout.ts'
import { addDiscoveryRoutes } from './routes/discovery.ts'
import { addHealthRoute, type HealthCheck } from './routes/health.ts'
import { addMetricsRoute } from './routes/metrics.ts'
import { addSessionRoutes } from './routes/session.ts'
import { addSiteRoute } from './routes/site.ts'
import { addStaticRoutes } from './routes/static.ts'
import { addTextsRoute } from './routes/texts.ts'
import { addWebhookRoutes } from './routes/webhooks.ts'
import { addWithdrawalRoutes } from './routes/withdrawal.ts'
import { requireSameOrigin } from './same-origin.ts'
import { securityHeaders } from './security-headers.ts'
import type { Selling } from './selling/selling.ts'
import type { StaticFiles } from './static-files.ts'

/** What the HTTP app needs from outside. */
export interface AppDependencies {
  /** Where the site is reached: decides whose calls are ours, and whether https is promised. */
  publicUrl: URL
  /** Whether an outside service is played by the sandbox: then only known hosts are answered. */
  sandboxed: boolean
  /** Proxies in front of us whose `X-Forwarded-For` is believed. */
  trustedProxies: number
  access: Access
  fairUse: FairUse
  selling: Selling
  writer: TextWriter
  site: Site
  isHealthy: HealthCheck
  /** True once the server is being stopped: new API calls are turned away, running streams go on. */
  isStopping: () => boolean
  files: StaticFiles
  /** Addresses the page draws by itself, without a prerendered file. */
  clientRoutes: readonly string[]
  metrics: Metrics
  /** What `GET /metrics` asks for; without it there is no such address. */
  metricsToken: string | undefined
  /** Silence in an event stream after which a comment goes out. */
  heartbeatMs: number
  log: Log
  /** Clock in milliseconds. */
  now: () => number
}

/** The whole HTTP surface of design.md section 5, as far as it exists. */
export function createApp(deps: AppDependencies): Hono {
  const app = new Hono()
  const headers = Object.entries(securityHeaders(deps.publicUrl.protocol === 'https:'))

  const isPage = (path: string) => deps.files.files.has(path) || deps.clientRoutes.includes(path)
  app.use(logRequests(deps.log, { now: deps.now, answered: deps.metrics.answered, isPage }))
  app.use(async function securityHeadersOnEveryAnswer(c, next) {
    await next()
    for (const [name, value] of headers) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    }
  })
  if (deps.sandboxed) app.use(requireKnownHost(deps.publicUrl))
  // Providers' notifications come from no page; their signature is their proof.
  const sameOrigin = requireSameOrigin(deps.publicUrl)
  app.use(function sameOriginButForWebhooks(c, next) {
    return c.req.path.startsWith('/api/webhooks/') ? next() : sameOrigin(c, next)
  })
  app.use('/api/*', async function turnAwayWhileStopping(c, next) {
    if (!deps.isStopping()) return next()
    const answer = answerError(c, { code: 'shutting-down' })
    answer.headers.set('connection', 'close')
    return answer
  })

  addHealthRoute(app, deps.isHealthy)
  addSiteRoute(app, deps.site)
  addSessionRoutes(app, deps)
  addCheckoutRoutes(app, deps)
  addWithdrawalRoutes(app, deps)
  addWebhookRoutes(app, deps)
  addTextsRoute(app, deps)
  app.all('/api/*', (c) => answerError(c, { code: 'not-found' }))
  app.all('/api', (c) => answerError(c, { code: 'not-found' }))
  addMetricsRoute(app, deps.metrics, deps.metricsToken)
  addDiscoveryRoutes(app, deps.publicUrl)
  addStaticRoutes(app, deps.files, deps.clientRoutes)

  app.onError((error, c) => {
    deps.log.error({ ...outlineError(error) }, 'unexpected error')
    return answerError(c, { code: 'internal' })
  })
  return app
}
