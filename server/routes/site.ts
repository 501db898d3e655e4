import type { Hono } from 'hono'
import type { Site } from '#core/wire.ts'
import { onlyMethods } from '../http/known-methods.ts'

/** `GET /api/site`: what the page needs to know before anyone logs in. */
export function addSiteRoute(app: Hono, site: Site): void {
  app.get('/api/site', (c) => c.json(site, 200, { 'cache-control': 'no-cache' }))
  app.all('/api/site', onlyMethods('GET', 'HEAD'))
}
