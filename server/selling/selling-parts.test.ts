import { describe, expect, test } from 'vitest'
import { withdrawalEndsAtMs } from '#core/selling/withdrawal-end.ts'
import { bookedPayment, checkoutOf, startMs, unreachable } from '#server/testing/played-provider.ts'
import { type SellerChanges, sellersOverOneStore } from '#server/testing/test-seller.ts'
import { createSelling } from './selling.ts'

const newSeller = sellersOverOneStore()

function newSelling(changes: SellerChanges = {}) {
  const shop = newSeller(changes)
  return { ...shop, selling: createSelling(shop.seller) }
}

describe('capturing a PayPal order', () => {
  const refunded = { status: 'refunded' } as const
  test.each([
    { answer: 'paid', payment: {}, outcome: 'paid' },
    { answer: 'pending', payment: { status: 'pending', approvedAtMs: null }, outcome: 'pending' },
    {
      answer: 'declined',
      payment: { status: 'rejected', approvedAtMs: null },
      outcome: 'declined',
    },
    { answer: 'declined', payment: null, outcome: 'not-approved' },
    { answer: 'declined', payment: refunded, outcome: 'paid' },
  ] as const)('answers $answer ($outcome at PayPal)', async (said) => {
    const { selling, order, payPal } = newSelling()
    const { id, purchaseHash } = await order({ provider: 'paypal' })
    if (said.payment) payPal.books.push(bookedPayment(id, { provider: 'paypal', ...said.payment }))
    payPal.capture = said.outcome
    const { providerReference } = checkoutOf(id)
    expect(await selling.capture(providerReference, purchaseHash)).toBe(said.answer)
  })

  test('reports a failure when PayPal cannot be asked', async () => {
    const { selling, order, payPal } = newSelling()
    const { id, purchaseHash } = await order({ provider: 'paypal' })
    payPal.failing = { capture: unreachable }
    expect(await selling.capture(checkoutOf(id).providerReference, purchaseHash)).toBe(
      'payment-failed',
    )
  })

  test('is only for the browser that made the order, and only for PayPal’s orders', async () => {
    const { selling, order, payPal, mercadoPago } = newSelling()
    const { id } = await order({ provider: 'paypal' })
    const other = await order()
    const captures = [
      [checkoutOf(id).providerReference, 'thief'],
      [checkoutOf(other.id).providerReference, other.purchaseHash],
      ['unknown', other.purchaseHash],
    ] as const
    for (const [reference, purchaseHash] of captures) {
      expect(await selling.capture(reference, purchaseHash)).toBe('order-not-found')
    }
    expect([...payPal.asked, ...mercadoPago.asked]).toEqual([])
  })
})

test('the operator asks about every unsettled order, and gets their states', async () => {
  const unsettled: string[] = []
  const shop = newSelling()
  const [open, paid] = [await shop.order(), await shop.order()]
  shop.mercadoPago.books.push(bookedPayment(paid.id))
  const selling = createSelling({
    ...shop.seller,
    store: {
      ...shop.store,
      unsettledOrders: async (limit) => {
        unsettled.push(`${limit}`)
        return [open, paid, open]
      },
    },
  })
  expect(await selling.reconcile()).toEqual({
    ...{ paid: 1, pending: 0, declined: 0, open: 2, returned: 0, unknown: 0 },
  })
  expect(unsettled).toEqual(['10000'])
})

test('the operator’s refund is recorded as the operator’s, and may be forced', async () => {
  const { selling, paidOrder, kept, clock, logged } = newSelling()
  const { id } = await paidOrder()
  clock.nowMs = withdrawalEndsAtMs(startMs, 'America/Sao_Paulo') + 1
  expect(await selling.refund(id, false)).toBe('withdrawal-window-closed')
  expect(await selling.refund(id, true)).toBe('refunded')
  expect((await kept(id)).refundRequest?.by).toBe('operator')
  expect(logged[0]?.fields).toMatchObject({ event: 'refund-requested', by: 'operator' })
})

test('checkout, claim and withdrawal are those of this seller', async () => {
  const { selling, paidOrder, mercadoPago } = newSelling()
  const { purchaseHash, fulfilment } = await paidOrder()
  expect(
    await selling.claim({
      ...{ purchaseHash, deviceToken: undefined, sessionToken: undefined },
      ...{ returned: undefined, paymentId: undefined },
    }),
  ).toMatchObject({ answer: 'paid' })
  const subscriptionId = fulfilment?.subscriptionId ?? ''
  const asker = { subscriptionId, purchaseHash, letterOrderId: null }
  expect((await selling.withdrawable(asker)).purchase).not.toBeNull()
  expect(await selling.withdraw(asker)).toBe('refunded')
  mercadoPago.asked.length = 0
  await selling.checkout({
    ...{ provider: 'mercado-pago', purchaseHash: 'another', language: 'pt' },
    nextPurchaseHash: 'next',
    ...{ email: null, isAhead: false, timeZone: undefined, locale: undefined, address: '' },
  })
  expect(mercadoPago.asked.map(([verb]) => verb)).toEqual(['createCheckout'])
})

describe('due work', () => {
  const notification = {
    ...{ headers: new Headers(), query: new URLSearchParams(), rawBody: new Uint8Array() },
    from: '203.0.113.1',
  }

  /** Selling that never polls, and what it needs to follow. */
  function newWork() {
    const rounds: string[] = []
    const shop = newSelling({
      timings: { pollMs: 3_600_000 },
      store: {
        claimDueNotifications: async () => {
          rounds.push('notifications')
          return []
        },
        claimDueOrders: async () => [],
      },
    })
    return { ...shop, rounds }
  }

  test('is done between start and stop, and once even if started several times', async () => {
    const { selling, rounds } = newWork()
    await selling.stop()
    selling.start()
    selling.start()
    await expect.poll(() => rounds).toEqual(['notifications'])
    await selling.stop()
    await selling.stop()
    selling.start()
    await expect.poll(() => rounds).toHaveLength(2)
    await selling.stop()
  })

  test('starts with a stored notification, and not with a refused one', async () => {
    const { selling, rounds, mercadoPago } = newWork()
    expect(await selling.receive('mercado-pago', notification)).toBe('refused')
    selling.start()
    await expect.poll(() => rounds).toHaveLength(1)
    const hint = { kind: 'nothing', topic: 'x' } as const
    mercadoPago.verdict = { ok: true, hint, notificationKey: 'kept' }
    expect(await selling.receive('mercado-pago', notification)).toBe('recorded')
    await expect.poll(() => rounds).toHaveLength(2)
    mercadoPago.verdict = { ok: false, reason: 'unsigned' }
    await selling.receive('mercado-pago', notification)
    await selling.stop()
    expect(rounds).toHaveLength(2)
  })

  test('is left for later while nothing is started', async () => {
    const { selling, mercadoPago } = newWork()
    const hint = { kind: 'nothing', topic: 'x' } as const
    mercadoPago.verdict = { ok: true, hint, notificationKey: 'later' }
    expect(await selling.receive('mercado-pago', notification)).toBe('recorded')
  })
})
