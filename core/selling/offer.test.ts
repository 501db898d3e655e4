import { describe, expect, test } from 'vitest'
import { accessMs, offer } from './offer.ts'

describe('the offer', () => {
  test('is 30 days of 24 hours for R$ 99,00', () => {
    expect(offer).toEqual({
      ...{ priceCents: 9900, currency: 'BRL' },
      ...{ accessDays: 30, refundWindowDays: 7 },
    })
    expect(accessMs).toBe(2_592_000_000)
  })
})
