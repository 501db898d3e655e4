import { expect, test } from 'vitest'
import { purchaseEmailOf } from '../purchase-email.ts'
import { paymentIdOf, payPalOrderIdOf } from './return-query.ts'

test('a payment’s id is digits; the word null, a repeated parameter and anything else are none', () => {
  expect(paymentIdOf('?collection_id=7&payment_id=1234567890&status=approved')).toBe('1234567890')
  for (const query of ['', '?payment_id=null', '?payment_id=', '?payment_id=1e9', '?payment_id=-1'])
    expect(paymentIdOf(query)).toBeUndefined()
})

test('a PayPal order’s id is capital letters and digits', () => {
  expect(payPalOrderIdOf('?token=5O190127TN364715T&PayerID=Q')).toBe('5O190127TN364715T')
  for (const query of ['', '?token=', '?token=null', '?token=../../session', '?token=A%2FB'])
    expect(payPalOrderIdOf(query)).toBeUndefined()
})

test('an e-mail is sent trimmed, an empty field as empty, and a broken one not at all', () => {
  expect(purchaseEmailOf(' ana@example.org ')).toBe('ana@example.org')
  expect(purchaseEmailOf('  ')).toBe('')
  expect(purchaseEmailOf('ana@')).toBeUndefined()
})
