import type { Hono } from 'hono'
import { answerError } from '../http/answer-error.ts'
import { onlyMethods } from '../http/known-methods.ts'

/** Whether everything an answer needs is reachable. Must not throw, and must answer within seconds. */
export type HealthCheck = () => Promise<boolean>

/** `GET /api/health`: 200 `{status:"ok"}`, or 503 while something the server needs does not answer. */
export function addHealthRoute(app: Hono, isHealthy: HealthCheck): void {
  app.get('/api/health', async (c) => {
    if (!(await isHealthy())) return answerError(c, { code: 'unavailable' })
    return c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' })
  })
  app.all('/api/health', onlyMethods('GET', 'HEAD'))
}
