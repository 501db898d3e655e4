import { describe, expect, test } from 'vitest'
import { lookAt, orderId, orderRecord } from '#server/testing/order-record.ts'
import { addressesOf, grantOf, purchaseOf, refundLetterOf } from './purchase-letters.ts'

const ana = 'ana@example.org'
const payer = 'payer@example.org'
const dateForm = { timeZone: 'America/Sao_Paulo', locale: 'pt-BR' }

describe('the address to write to', () => {
  test('is the one typed, with the payer’s as a fallback if it differs', () => {
    expect(addressesOf(orderRecord([{}], { email: ana }))).toEqual({
      ...{ recipient: ana, fallback: payer },
    })
    const same = { recipient: payer, fallback: undefined }
    expect(addressesOf(orderRecord([{}], { email: payer }))).toEqual(same)
    expect(addressesOf(orderRecord([{}]))).toEqual(same)
  })

  test('is only the one typed, or none, if the provider hides the payer', () => {
    const hidden = [{ payer: { email: null, name: null } }]
    const alone = { recipient: ana, fallback: undefined }
    expect(addressesOf(orderRecord(hidden, { email: ana }))).toEqual(alone)
    expect(addressesOf(orderRecord([], { email: ana }))).toEqual(alone)
    expect(addressesOf(orderRecord(hidden))).toEqual({ recipient: null, fallback: undefined })
  })
})

const purchase = {
  ...{ orderId, provider: 'mercado-pago', priceCents: 9_900, accessDays: 30 },
  paidAtMs: 5_000,
}

test('a purchase is confirmed with its price, its days and when it was approved', () => {
  expect(purchaseOf(orderRecord([{}]), 5_000)).toEqual(purchase)
})

describe('a paid order gives', () => {
  const fulfil = (changes: object = {}) => ({
    ...{ effect: 'fulfil' as const, paymentId: 'p1', approvedAtMs: 5_000 },
    payer: { email: payer, name: 'Paula Payer' },
    ...changes,
  })

  test('thirty days in the payer’s name, confirmed as of the approval', () => {
    expect(grantOf(orderRecord([{}], { email: ana, language: 'fr' }), fulfil(), 6_000)).toEqual({
      ...{ email: ana, name: 'Paula Payer', language: 'fr', days: 30, source: 'bought' },
      ...{ dateForm, purchase, fallbackRecipient: payer },
    })
  })

  test('the same without a name, a fallback address or a known approval', () => {
    const unknown = fulfil({ approvedAtMs: null, payer: { email: null, name: null } })
    const hidden = orderRecord([{ payer: { email: null, name: null } }])
    expect(grantOf(hidden, unknown, 6_000)).toStrictEqual({
      ...{ email: null, name: '', language: 'pt', days: 30, source: 'bought' },
      dateForm,
      purchase: { ...purchase, paidAtMs: 6_000 },
    })
  })
})

describe('a letter about a refund', () => {
  const takeBack = (because: 'refunded' | 'charged-back', paymentId = 'p1') => ({
    ...{ effect: 'take-back' as const, paymentId, because },
  })
  const fulfilment = { at: 5_500, subscriptionId: 'subscription-1', isExtension: false }
  const order = orderRecord([{}], { email: ana, language: 'es', fulfilment })
  const letterOf = (...[of, effect]: [typeof order, ReturnType<typeof takeBack>]) =>
    refundLetterOf(of, effect, 9_000, 'enlace.example')

  test('says how much, by whom and when, under a Message-ID of its own', () => {
    const letter = letterOf(order, takeBack('refunded'))
    expect(letter).toEqual({
      ...{ id: letter?.id, kind: 'refunded', language: 'es', recipient: ana },
      ...{ subscriptionId: 'subscription-1', sealed: null, createdAt: 9_000 },
      messageId: `<${letter?.id}@enlace.example>`,
      params: {
        ...{ name: 'Paula Payer', dateForm, fallbackRecipient: payer },
        receipt: {
          ...{ orderId, provider: 'mercado-pago', amountCents: 9_900, refundedAtMs: 9_000 },
        },
      },
    })
    expect(letterOf(order, takeBack('refunded'))?.id).not.toBe(letter?.id)
  })

  test('is not a receipt if the bank took the money', () => {
    expect(letterOf(order, takeBack('charged-back'))?.params).toEqual({
      ...{ name: 'Paula Payer', dateForm, fallbackRecipient: payer },
    })
  })

  test('about an unknown payment or access says what is known', () => {
    const bare = { ...order, fulfilment: null }
    const letter = letterOf(bare, takeBack('refunded', 'p9'))
    expect(letter).toMatchObject({
      ...{ subscriptionId: null, params: { name: '', receipt: { amountCents: 9_900 } } },
    })
    const part = orderRecord([{ ...lookAt(), amountCents: 9_900 }])
    expect(letterOf(part, takeBack('refunded'))?.params).not.toHaveProperty('fallbackRecipient')
  })

  test('is not written if no address is known', () => {
    const hidden = orderRecord([{ payer: { email: null, name: 'Paula' } }])
    expect(letterOf(hidden, takeBack('refunded'))).toBeNull()
  })
})
