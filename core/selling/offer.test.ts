import { describe, expect, test } from 'vitest'
import { accessMs, offer, withdrawalEndsAtMs } from './offer.ts'

const approvedAtMs = Date.UTC(2026, 10, 20, 12)

describe('the offer', () => {
  test('is 30 days of 24 hours for R$ 99,00', () => {
    expect(offer).toEqual({
      ...{ priceCents: 9900, currency: 'BRL' },
      ...{ accessDays: 30, refundWindowDays: 7 },
    })
    expect(accessMs).toBe(2_592_000_000)
  })

  test.each([
    ['America/Sao_Paulo', '2026-12-05T02:59:59.999Z'],
    ['Pacific/Auckland', '2026-12-05T10:59:59.999Z'],
    ['UTC', '2026-12-04T23:59:59.999Z'],
  ])('lets a buyer in %s withdraw to the end of the fourteenth day there', (timeZone, end) => {
    expect(new Date(withdrawalEndsAtMs(approvedAtMs, timeZone)).toISOString()).toBe(end)
  })
})
