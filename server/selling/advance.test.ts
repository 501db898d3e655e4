import { describe, expect, test } from 'vitest'
import { priceCents } from '#core/offer.ts'
import { bookedPayment, refused, unreachable } from '#server/testing/played-provider.ts'
import { sellersOverOneStore } from '#server/testing/test-seller.ts'
import { advance } from './advance.ts'

const newSeller = sellersOverOneStore()

test('a payment gives access once, tells it, and asks for no refund', async () => {
  const { seller, order, events, mercadoPago, access, kept } = newSeller()
  const { id, purchaseHash } = await order({ email: 'once@example.org' })
  const [advanced, again] = await Promise.all([
    advance(seller, id, [bookedPayment(id)]),
    advance(seller, id, [bookedPayment(id)]),
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

test('days that are added to access are told as such', async () => {
  const { seller, order, paidOrder, events } = newSeller()
  await paidOrder({}, { email: 'again@example.org' })
  const { id } = await order({ email: 'again@example.org' })
  await advance(seller, id, [bookedPayment(id)])
  expect(events).toEqual(['mercado-pago paid', 'mercado-pago access-extended'])
})

test('money that went back takes the days, with a letter from this host', async () => {
  const { seller, store, paidOrder, events } = newSeller()
  const { id } = await paidOrder({}, { email: 'back@example.org' })
  const refunded = bookedPayment(id, { status: 'refunded', refundedCents: priceCents })
  expect((await advance(seller, id, [refunded]))?.state.status).toBe('refunded')
  expect(events).toEqual(['mercado-pago refunded', 'mercado-pago access-taken-back'])
  const letters = await store.claimDueLetters(seller.now(), 1_000, 100)
  expect(letters.filter(({ recipient }) => recipient === 'back@example.org')).toMatchObject([
    { kind: 'pin' },
    { kind: 'refunded', messageId: expect.stringMatching(/@enlace\.test>$/) },
  ])
})

test('what the operator should see is told by its name', async () => {
  const { seller, paidOrder, events } = newSeller()
  const { id } = await paidOrder()
  const order = await advance(seller, id, [bookedPayment(id, { refundedCents: 1_000 })])
  expect(order).toMatchObject({ wantsAttention: true, state: { status: 'paid' } })
  expect(events).toEqual(['mercado-pago partial-refund'])
})

test('an order’s time is over after its last moment, not at it', async () => {
  const { seller, order, clock } = newSeller()
  const { id, expiresAt } = await order()
  clock.nowMs = expiresAt
  expect((await advance(seller, id, []))?.state.timedOut).toBe(false)
  clock.nowMs = expiresAt + 1
  expect((await advance(seller, id, []))?.state).toMatchObject({
    timedOut: true,
    status: 'expired',
  })
})

test('an order that is not there, or goes meanwhile, is answered with nothing', async () => {
  const { seller } = newSeller()
  expect(await advance(seller, 'nobody', [])).toBeNull()
  const gone = newSeller({ store: { advanceOrder: async () => null } })
  const { id } = await gone.order()
  expect(await advance(gone.seller, id, [bookedPayment(id)])).toBeNull()
})

describe('further payments of a paid order', () => {
  test('go back, each once and whole, and the paying one stays', async () => {
    const { seller, paidOrder, mercadoPago, events, history } = newSeller()
    const { id } = await paidOrder()
    const [second, third] = ['second', 'third'].map((name) => bookedPayment(id, { id: name }))
    if (!second || !third) throw new Error('two payments were made')
    const order = await advance(seller, id, [second, { ...second, dispute: 'open' }, third])
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
    await advance(seller, id, [second])
    expect(mercadoPago.asked).toEqual([])
  })

  test('that the provider accepted to send back later are asked for again with the next look', async () => {
    const { seller, paidOrder, mercadoPago } = newSeller()
    const { id } = await paidOrder()
    mercadoPago.refund = 'pending'
    const second = bookedPayment(id, { id: 'second' })
    const order = await advance(seller, id, [second])
    expect(order?.state.payments).toMatchObject([{}, { status: 'approved', refundedCents: 0 }])
    await advance(seller, id, [second])
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
    const order = await advance(seller, id, [second])
    expect(order?.state.payments).toMatchObject([{}, { status: 'approved' }])
    expect(events).toEqual(['mercado-pago second-payment', `mercado-pago ${told}`])
    expect(await history(id)).toContainEqual({
      event: 'second-refund-failed',
      details: { paymentId: 'second', failure: failure.failure },
    })
    expect((await kept(id)).wantsAttention).toBe(true)
  })

  test('wait while their provider is off', async () => {
    const { seller, paidOrder } = newSeller()
    const { id } = await paidOrder()
    const off = { ...seller, payments: {} }
    const order = await advance(off, id, [bookedPayment(id, { id: 'second' })])
    expect(order?.state.payments).toMatchObject([{}, { id: 'second', status: 'approved' }])
  })
})
