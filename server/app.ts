import { Hono } from 'hono'
import type { Site } from '#core/wire.ts'
import type { Access } from './access/access.ts'
import type { FairUse } from './access/fair-use.ts'
import { requireKnownHost } from './http/allowed-host.ts'
import { answerError } from './http/answer-error.ts'
import { limitCalls } from './http/call-limit.ts'
import { outlineError } from './http/error-outline.ts'
import { logRequests } from './http/request-log.ts'
import { requireSameOrigin } from './http/same-origin.ts'
import { isPart, partSecurityHeaders, securityHeaders } from './http/security-headers.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { StaticFiles } from './pages/static-files.ts'
import type { Log } from './ports/log.ts'
import type { Writing } from './ports/writing.ts'
import { addCheckoutRoutes } from './routes/checkout.ts'
import { addDiscoveryRoutes } from './routes/discovery.ts'
import { addHealthRoute, type HealthCheck } from './routes/health.ts'
import { addMetricsRoute } from './routes/metrics.ts'
import { addSessionRoutes } from './routes/session.ts'
import { addSiteRoute } from './routes/site.ts'
import { addStaticRoutes } from './routes/static.ts'
import { addWebhookRoutes } from './routes/webhooks.ts'
import { addWithdrawalRoutes } from './routes/withdrawal.ts'
import { addWritingRoutes } from './routes/writing.ts'
import type { Selling } from './selling/selling.ts'

/** What the HTTP app needs from outside. */
export interface AppDependencies {
  /** The site's public URL: decides which origins are ours, and whether https is promised. */
  publicUrl: URL
  /** Whether the sandbox plays an outside service: then only known hosts are answered. */
  sandboxed: boolean
  /** Proxies in front of us whose `X-Forwarded-For` is trusted. */
  trustedProxies: number
  /** API calls that one network address may make per minute; 0: no limit. */
  callsPerMinute: number
  access: Access
  fairUse: FairUse
  selling: Selling
  writing: Writing
  site: Site
  isHealthy: HealthCheck
  /** Whether an error means that the store cannot be written or reached now. */
  isOutage: (error: unknown) => boolean
  /** True once the server is stopping: new API calls are turned away, running streams go on. */
  isStopping: () => boolean
  files: StaticFiles
  metrics: Metrics
  /** The token `GET /metrics` requires; without it that address does not exist. */
  metricsToken: string | undefined
  /** Silence in an event stream after which a comment is sent. */
  heartbeatMs: number
  log: Log
  /** Clock in milliseconds. */
  now: () => number
}

/** The whole HTTP surface (docs/design/shape.md section 5). */
export function createApp(deps: AppDependencies): Hono {
  const app = new Hono()
  const isHttps = deps.publicUrl.protocol === 'https:'
  const headers = Object.entries(securityHeaders(isHttps))
  const partHeaders = Object.entries(partSecurityHeaders(isHttps))

  const isPage = (path: string) => deps.files.files.has(path)
  app.use(logRequests(deps.log, { now: deps.now, answered: deps.metrics.answered, isPage }))
  app.use(async function securityHeadersOnEveryAnswer(c, next) {
    await next()
    for (const [name, value] of isPart(c.res.headers) ? partHeaders : headers) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    }
  })
  if (deps.sandboxed) app.use(requireKnownHost(deps.publicUrl))
  // Providers' notifications do not come from a page; their signature is the proof.
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

  app.use('/api/*', limitCalls(deps))

  addHealthRoute(app, deps.isHealthy)
  addSiteRoute(app, deps.site)
  addSessionRoutes(app, deps)
  addCheckoutRoutes(app, deps)
  addWithdrawalRoutes(app, deps)
  addWebhookRoutes(app, deps)
  addWritingRoutes(app, deps)
  app.all('/api/*', (c) => answerError(c, { code: 'not-found' }))
  app.all('/api', (c) => answerError(c, { code: 'not-found' }))
  addMetricsRoute(app, deps.metrics, deps.metricsToken)
  addDiscoveryRoutes(app, deps.publicUrl)
  addStaticRoutes(app, deps.files)

  app.onError((error, c) => {
    if (deps.isOutage(error)) {
      deps.log.error({ ...outlineError(error) }, 'the store cannot be written or reached')
      return answerError(c, { code: 'unavailable' })
    }
    deps.log.error({ ...outlineError(error) }, 'unexpected error')
    return answerError(c, { code: 'internal' })
  })
  return app
}
