import { describe, expect, test } from 'vitest'
import { accessMs, isWithdrawalOpen, offer } from './offer.ts'

const approvedAtMs = Date.UTC(2026, 10, 20, 12)
const fourteenDaysMs = 14 * 24 * 60 * 60 * 1000

describe('the offer', () => {
  test('is 30 days of 24 hours for R$ 99,00', () => {
    expect(offer).toEqual({
      ...{ priceCents: 9900, currency: 'BRL' },
      ...{ accessDays: 30, refundWindowDays: 7 },
    })
    expect(accessMs).toBe(2_592_000_000)
  })

  test('lets a buyer withdraw up to the last moment of the seventh day and not after', () => {
    expect(isWithdrawalOpen(approvedAtMs, approvedAtMs)).toBe(true)
    expect(isWithdrawalOpen(approvedAtMs, approvedAtMs + fourteenDaysMs)).toBe(true)
    expect(isWithdrawalOpen(approvedAtMs, approvedAtMs + fourteenDaysMs + 1)).toBe(false)
  })
})
