import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  disputeStates,
  joinPayments,
  type ProviderPayment,
  paymentStatuses,
  settleFullRefund,
  wasCollected,
} from './payment.ts'

const nullOr = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })

/** One look at payment `p1`, with any content. */
const look: fc.Arbitrary<ProviderPayment> = fc.record({
  provider: fc.constant('paypal' as const),
  id: fc.constant('p1'),
  status: fc.constantFrom(...paymentStatuses),
  dispute: fc.constantFrom(...disputeStates),
  orderId: fc.constant('order-1'),
  amountCents: fc.constant(9900),
  refundedCents: fc.integer({ min: 0, max: 9900 }),
  currency: fc.constant('BRL'),
  approvedAtMs: nullOr(fc.nat()),
  payer: fc.constant({ email: null, name: null }),
})

const facts = ({ status, dispute, refundedCents, approvedAtMs }: ProviderPayment) => ({
  status,
  dispute,
  refundedCents,
  approvedAtMs,
})

test('looks at a payment join to the same, in any order, grouped in any way, once or twice', () => {
  fc.assert(
    fc.property(look, look, look, (one, two, three) => {
      const joined = joinPayments(joinPayments(one, two), three)
      expect(facts(joinPayments(three, joinPayments(two, one)))).toEqual(facts(joined))
      expect(joinPayments(joined, joined)).toEqual(joined)
      expect(facts(joinPayments(joined, one))).toEqual(facts(joined))
    }),
  )
})

test('the earliest approval counts, wherever it was seen', () => {
  fc.assert(
    fc.property(look, look, (one, other) => {
      const known = [one, other].flatMap(({ approvedAtMs }) => approvedAtMs ?? [])
      const { approvedAtMs } = joinPayments(one, other)
      expect(approvedAtMs).toBe(known.length === 0 ? null : Math.min(...known))
    }),
  )
})

test('the payer stays as first reported, and gaps are filled in', () => {
  fc.assert(
    fc.property(look, look, nullOr(fc.string()), nullOr(fc.string()), (one, other, a, b) => {
      const { payer } = joinPayments(
        { ...one, payer: { email: a, name: b } },
        { ...other, payer: { email: b, name: a } },
      )
      expect(payer).toEqual({ email: a ?? b, name: b ?? a })
    }),
  )
})

test('only an approved payment that was refunded in full becomes a refunded one', () => {
  fc.assert(
    fc.property(look, (payment) => {
      const isWhole = payment.status === 'approved' && payment.refundedCents >= 9900
      expect(settleFullRefund(payment).status).toBe(isWhole ? 'refunded' : payment.status)
    }),
    { examples: [[{ ...lookAt('approved'), refundedCents: 9900 }]] },
  )
})

test('an approved amount was collected, even if it went back', () => {
  const collected = paymentStatuses.filter((status) => wasCollected(lookAt(status)))
  expect(collected).toEqual(['approved', 'refunded', 'charged-back'])
})

function lookAt(status: ProviderPayment['status']): ProviderPayment {
  return {
    ...{ provider: 'paypal', id: 'p1', status, dispute: 'none', orderId: null },
    ...{ amountCents: 9900, refundedCents: 0, currency: 'BRL', approvedAtMs: null },
    payer: { email: null, name: null },
  }
}
