import { describe, expect, test } from 'vitest'
import { isWorthRetrying, retryDelayMs } from './retries.ts'

const nowMs = Date.parse('2026-06-01T12:00:00Z')

describe('another attempt', () => {
  test.for([408, 409, 429, 500, 502, 503, 529])('is worth it after %i', (status) => {
    expect(isWorthRetrying(status, new Headers())).toBe(true)
  })

  test.for([301, 400, 401, 402, 403, 404, 413, 422])('is not after %i', (status) => {
    expect(isWorthRetrying(status, new Headers())).toBe(false)
  })

  test('is as the service says where it says so', () => {
    expect(isWorthRetrying(503, new Headers({ 'x-should-retry': 'false' }))).toBe(false)
    expect(isWorthRetrying(400, new Headers({ 'x-should-retry': 'true' }))).toBe(true)
    expect(isWorthRetrying(400, new Headers({ 'x-should-retry': 'perhaps' }))).toBe(false)
  })
})

describe('the wait before it', () => {
  test('is half a second, doubling, 8 seconds at most, less up to a quarter', () => {
    const most = [1, 2, 3, 4, 5, 6].map((made) => retryDelayMs(made, undefined, nowMs, 0))
    expect(most).toEqual([500, 1_000, 2_000, 4_000, 8_000, 8_000])
    expect(retryDelayMs(1, undefined, nowMs, 0.999_999)).toBeCloseTo(375, 2)
  })

  test.for([
    [{ 'retry-after': '0' }, 0],
    [{ 'retry-after': '2' }, 2_000],
    [{ 'retry-after': '1.5' }, 1_500],
    [{ 'retry-after': '60' }, 60_000],
    [{ 'retry-after': 'Mon, 01 Jun 2026 12:00:07 GMT' }, 7_000],
    [{ 'retry-after-ms': '250', 'retry-after': '1' }, 250],
    [{ 'retry-after-ms': 'soon', 'retry-after': '1' }, 1_000],
  ] as const)('is what %o asks for', ([headers, waitMs]) => {
    expect(retryDelayMs(3, new Headers(headers), nowMs, 0)).toBe(waitMs)
  })

  test.for([
    { 'retry-after': '61' },
    { 'retry-after': '-1' },
    { 'retry-after': 'soon' },
    { 'retry-after': '' },
    { 'retry-after': 'Mon, 01 Jun 2026 11:59:00 GMT' },
    { 'retry-after': 'Tue, 02 Jun 2026 12:00:00 GMT' },
    { 'retry-after': '9'.repeat(400) },
  ])('is our own when %o says nothing that one could wait for', (headers) => {
    expect(retryDelayMs(1, new Headers(headers), nowMs, 0)).toBe(500)
  })
})
