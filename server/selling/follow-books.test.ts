import { describe, expect, test } from 'vitest'
import { priceCents } from '#core/selling/offer.ts'
import { bookedPayment, refused, unreachable } from '#server/testing/played-provider.ts'
import { sellersOverOneStore } from '#server/testing/test-seller.ts'
import { followBooks } from './follow-books.ts'

const newSeller = sellersOverOneStore()

test('a payment gives access once, reports it, and asks for no refund', async () => {
  const { seller, order, events, mercadoPago, access, kept } = newSeller()
  const { id, purchaseHash } = await order({ email: 'once@example.org' })
  const [advanced, again] = await Promise.all([
    followBooks(seller, id, [bookedPayment(id)]),
    followBooks(seller, id, [bookedPayment(id)]),
  ])
  expect(advanced).toEqual(again)
  expect(advanced).toEqual(await kept(id))
  expect(advanced).toMatchObject({
    purchaseHash,
    state: { status: 'paid', paidBy: `1${id}` },
    fulfilment: { at: seller.now(), isExtension: false },
    nextLookAt: seller.now() + seller.timings.lookUnitMs,
  })
  expect(events).toEqual(['mercado-pago paid', 'mercado-pago access-given'])
  expect(mercadoPago.asked).toEqual([])
  const opened = await access.openAfterPurchase(
    advanced?.fulfilment?.subscriptionId ?? '',
    undefined,
    false,
  )
  expect(opened?.user.email).toBe('once@example.org')
})

test('days added to existing access are reported as such', async () => {
  const { seller, order, paidOrder, events } = newSeller()
  await paidOrder({}, { email: 'again@example.org' })
  const { id } = await order({ email: 'again@example.org' })
  await followBooks(seller, id, [bookedPayment(id)])
  expect(events).toEqual(['mercado-pago paid', 'mercado-pago access-extended'])
})

test('a refund takes the days back, with a letter from this host', async () => {
  const { seller, store, paidOrder, events } = newSeller()
  const { id } = await paidOrder({}, { email: 'back@example.org' })
  const refunded = bookedPayment(id, { status: 'refunded', refundedCents: priceCents })
  expect((await followBooks(seller, id, [refunded]))?.state.status).toBe('refunded')
  expect(events).toEqual(['mercado-pago refunded', 'mercado-pago access-taken-back'])
  const letters = await store.claimDueLetters(seller.now(), 1_000, 100)
  expect(letters.filter(({ recipient }) => recipient === 'back@example.org')).toMatchObject([
    { kind: 'pin' },
    { kind: 'refunded', messageId: expect.stringMatching(/@enlace\.test>$/) },
  ])
})

test('what the operator should see is reported by name', async () => {
  const { seller, paidOrder, events } = newSeller()
  const { id } = await paidOrder()
  const order = await followBooks(seller, id, [bookedPayment(id, { refundedCents: 1_000 })])
  expect(order).toMatchObject({ wantsAttention: true, state: { status: 'paid' } })
  expect(events).toEqual(['mercado-pago partial-refund'])
})

test('an order’s time is up after its last moment, not at it', async () => {
  const { seller, order, clock } = newSeller()
  const { id, expiresAt } = await order()
  clock.nowMs = expiresAt
  expect((await followBooks(seller, id, []))?.state.timedOut).toBe(false)
  clock.nowMs = expiresAt + 1
  expect((await followBooks(seller, id, []))?.state).toMatchObject({
    timedOut: true,
    status: 'expired',
  })
})

test('an order that does not exist, or is deleted meanwhile, gives null', async () => {
  const { seller } = newSeller()
  expect(await followBooks(seller, 'nobody', [])).toBeNull()
  const gone = newSeller({ store: { recordPayments: async () => null } })
  const { id } = await gone.order()
  expect(await followBooks(gone.seller, id, [bookedPayment(id)])).toBeNull()
})

describe('further payments of a paid order', () => {
  test('are refunded, each once and in full, and the first one stays', async () => {
    const { seller, paidOrder, mercadoPago, events, history } = newSeller()
    const { id } = await paidOrder()
    const [second, third] = ['second', 'third'].map((name) => bookedPayment(id, { id: name }))
    if (!second || !third) throw new Error('two payments were made')
    const order = await followBooks(seller, id, [second, { ...second, dispute: 'open' }, third])
    expect(mercadoPago.asked).toEqual(
      ['second', 'third'].map((name) => [
        'refund',
        {
          paymentId: name,
          amountCents: priceCents,
          currency: 'BRL',
          key: `${id}.second.${name}`,
        },
      ]),
    )
    expect(order?.state.status).toBe('paid')
    expect(order?.state.payments).toMatchObject([
      { id: `1${id}`, status: 'approved', refundedCents: 0 },
      { id: 'second', status: 'refunded', refundedCents: priceCents, amountCents: priceCents },
      { id: 'third', status: 'refunded', refundedCents: priceCents, payer: second.payer },
    ])
    expect(events).not.toContain('mercado-pago access-taken-back')
    expect(await history(id)).not.toContainEqual({
      event: 'second-refund-failed',
      details: expect.anything(),
    })
    mercadoPago.asked.length = 0
    await followBooks(seller, id, [second])
    expect(mercadoPago.asked).toEqual([])
  })

  test('whose refund the provider only accepted are requested again at the next look', async () => {
    const { seller, paidOrder, mercadoPago } = newSeller()
    const { id } = await paidOrder()
    mercadoPago.refund = 'pending'
    const second = bookedPayment(id, { id: 'second' })
    const order = await followBooks(seller, id, [second])
    expect(order?.state.payments).toMatchObject([{}, { status: 'approved', refundedCents: 0 }])
    await followBooks(seller, id, [second])
    expect(mercadoPago.asked).toHaveLength(2)
  })

  test.each([
    { failure: refused, told: 'refund-second-refused' },
    { failure: unreachable, told: 'refund-second-unreachable' },
  ])('that cannot go back are shown to the operator: $told', async ({ failure, told }) => {
    const { seller, paidOrder, mercadoPago, events, history, kept } = newSeller()
    const { id } = await paidOrder()
    mercadoPago.failing = { refund: failure }
    const second = bookedPayment(id, { id: 'second' })
    const order = await followBooks(seller, id, [second])
    expect(order?.state.payments).toMatchObject([{}, { status: 'approved' }])
    expect(events).toEqual(['mercado-pago second-payment', `mercado-pago ${told}`])
    expect(await history(id)).toContainEqual({
      event: 'second-refund-failed',
      details: { paymentId: 'second', failure: failure.failure },
    })
    expect((await kept(id)).wantsAttention).toBe(true)
  })

  test('wait while their provider is disabled', async () => {
    const { seller, paidOrder } = newSeller()
    const { id } = await paidOrder()
    const off = { ...seller, payments: {} }
    const order = await followBooks(off, id, [bookedPayment(id, { id: 'second' })])
    expect(order?.state.payments).toMatchObject([{}, { id: 'second', status: 'approved' }])
  })
})
