import { createHash, timingSafeEqual } from 'node:crypto'
import type { Hono } from 'hono'
import { answerError } from '../http/answer-error.ts'
import type { Metrics } from '../metrics/metrics.ts'

/** `GET /metrics` with `Authorization: Bearer <token>`; to anyone else, and if no token is set, it does not exist. */
export function addMetricsRoute(app: Hono, metrics: Metrics, token: string | undefined): void {
  app.all('/metrics', async (c) => {
    const given = c.req.header('authorization') ?? ''
    if (c.req.method !== 'GET' || token === undefined || !isSame(given, `Bearer ${token}`)) {
      return answerError(c, { code: 'not-found' })
    }
    const { contentType, text } = await metrics.read()
    return c.body(text, 200, { 'content-type': contentType, 'cache-control': 'no-store' })
  })
}

/** Compares in constant time, whatever the lengths. */
function isSame(given: string, expected: string): boolean {
  const digest = (value: string) => createHash('sha256').update(value).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
