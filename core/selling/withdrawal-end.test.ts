import { expect, test } from 'vitest'
import { withdrawalEndsAtMs } from './withdrawal-end.ts'

const approvedAtMs = Date.UTC(2026, 10, 20, 12)

test.each([
  ['America/Sao_Paulo', '2026-12-05T02:59:59.999Z'],
  ['Pacific/Auckland', '2026-12-05T10:59:59.999Z'],
  ['UTC', '2026-12-04T23:59:59.999Z'],
])('a buyer in %s can withdraw to the end of the fourteenth day there', (timeZone, end) => {
  expect(new Date(withdrawalEndsAtMs(approvedAtMs, timeZone)).toISOString()).toBe(end)
})
