import { describe, expect, test } from 'vitest'
import { currency, priceCents } from '#core/selling/offer.ts'
import { orderRecord } from '#server/testing/order-record.ts'
import { bookedPayment, notFound, unreachable } from '#server/testing/played-provider.ts'
import { type SellerChanges, sellersOverOneStore } from '#server/testing/test-seller.ts'
import { type ClaimAsked, createClaims } from './claim.ts'
import { refundOrder } from './refund.ts'

const newSeller = sellersOverOneStore()

/** A seller whose claims each come from one browser with no cookies but the purchase's. */
function newClaims(changes: SellerChanges = {}) {
  const shop = newSeller({ ...changes, timings: { askAgainMs: 2_000, ...changes.timings } })
  const { claim } = createClaims(shop.seller)
  return {
    ...shop,
    claim: (purchaseHash: string, asked: Partial<ClaimAsked> = {}) =>
      claim({
        ...{ purchaseHash, deviceToken: undefined, sessionToken: undefined },
        ...{ returned: undefined, paymentId: undefined },
        ...asked,
      }),
  }
}

const minuteMs = 60_000
const pending = expect.objectContaining({ answer: 'pending' })
const failed = { answer: 'failed' }

test('a purchase that nobody made is not found', async () => {
  expect(await newClaims().claim('nobody')).toEqual({ answer: 'order-not-found' })
})

describe('a paid purchase', () => {
  test('opens its session without asking the provider, and is claimed', async () => {
    const { claim, paidOrder, mercadoPago, kept, clock } = newClaims()
    const { id, purchaseHash, fulfilment } = await paidOrder({}, { email: 'ana@example.org' })
    clock.nowMs += 1_000
    const claimed = await claim(purchaseHash, { returned: 'failure', paymentId: '1' })
    expect(claimed).toMatchObject({
      answer: 'paid',
      user: { email: 'ana@example.org' },
      door: { holder: fulfilment?.subscriptionId },
    })
    expect(mercadoPago.asked).toEqual([])
    expect((await kept(id)).claimedAt).toBe(clock.nowMs)
  })

  test('opens without asking about the other checkouts of its browser', async () => {
    const { claim, order, paidOrder, payPal } = newClaims()
    const { purchaseHash } = await paidOrder()
    await order({ purchaseHash, provider: 'paypal' })
    expect(await claim(purchaseHash)).toMatchObject({ answer: 'paid' })
    expect(payPal.asked).toEqual([])
  })

  test('refunded after the claim has failed', async () => {
    const { claim, seller, paidOrder } = newClaims()
    const { id, purchaseHash } = await paidOrder()
    await claim(purchaseHash)
    await refundOrder(seller, id, 'buyer')
    expect(await claim(purchaseHash)).toEqual(failed)
  })

  test('may be claimed again for ten minutes, because the answer may have been lost', async () => {
    const { claim, paidOrder, clock, mercadoPago } = newClaims()
    const { purchaseHash } = await paidOrder()
    await claim(purchaseHash)
    clock.nowMs += 10 * minuteMs - 1
    expect(await claim(purchaseHash, { returned: 'failure' })).toEqual(failed)
    expect(await claim(purchaseHash)).toMatchObject({ answer: 'paid' })
    clock.nowMs += 1
    expect(await claim(purchaseHash)).toEqual({ answer: 'mailed' })
    expect(await claim(purchaseHash, { returned: 'failure' })).toEqual(failed)
    expect(mercadoPago.asked).toEqual([])
  })

  test('for an account of another browser opens only where it is known, by device or session', async () => {
    const { claim, paidOrder, access } = newClaims()
    const email = 'held@example.org'
    const first = await paidOrder({}, { email })
    const opened = await access.openAfterPurchase(
      first.fulfilment?.subscriptionId ?? '',
      undefined,
      false,
    )
    const other = await paidOrder({}, { email: 'other@example.org' })
    const others = await claim(other.purchaseHash)
    const othersSession = others.answer === 'paid' ? others.door?.sessionToken : undefined

    const { purchaseHash } = await paidOrder({}, { email })
    const mailed = { answer: 'mailed' }
    expect(await claim(purchaseHash)).toEqual(mailed)
    expect(await claim(purchaseHash, { sessionToken: othersSession })).toEqual(mailed)
    expect(await claim(purchaseHash, { sessionToken: opened?.sessionToken })).toEqual({
      ...{ answer: 'paid', door: null },
      user: expect.objectContaining({ email }),
    })
    expect(
      await claim(purchaseHash, { deviceToken: opened?.deviceToken ?? undefined }),
    ).toMatchObject({ answer: 'paid', door: { user: { email } } })
  })

  test('whose access is unknown has failed, without an error', async () => {
    const { claim } = newClaims({ store: { ordersOfPurchase: async () => [orderRecord([{}])] } })
    expect(await claim('hash')).toEqual(failed)
  })

  test('that the books show as paid opens, even if the page did not expect it', async () => {
    const { claim, order, mercadoPago } = newClaims()
    const { id, purchaseHash } = await order({ email: 'late@example.org' })
    mercadoPago.books.push(bookedPayment(id))
    expect(await claim(purchaseHash, { returned: 'failure' })).toMatchObject({
      answer: 'paid',
      user: { email: 'late@example.org' },
    })
  })

  test('bought again, asks about the open checkout and not the claimed one', async () => {
    const { claim, order, paidOrder, mercadoPago } = newClaims()
    const { purchaseHash, email } = await paidOrder()
    await claim(purchaseHash)
    const second = await order({ purchaseHash, email })
    expect(await claim(purchaseHash)).toMatchObject({ answer: 'paid' })
    expect(mercadoPago.asked).toMatchObject([['capture', { orderId: second.id }, 1]])
  })
})

describe('an unpaid purchase', () => {
  test('is waited for only if the buyer may have paid', async () => {
    const { claim, order } = newClaims()
    const { purchaseHash } = await order()
    expect(await claim(purchaseHash)).toEqual(failed)
    expect(await claim(purchaseHash, { returned: 'failure' })).toEqual(failed)
    expect(await claim(purchaseHash, { returned: 'success' })).toEqual(pending)
    expect(await claim(purchaseHash, { returned: 'pending' })).toEqual(pending)
  })

  test('is waited for while a slip or review is under way, or the provider is unreachable', async () => {
    const { claim, order, mercadoPago } = newClaims()
    const slip = await order()
    mercadoPago.books.push(bookedPayment(slip.id, { status: 'pending', approvedAtMs: null }))
    expect(await claim(slip.purchaseHash)).toMatchObject({
      answer: 'pending',
      // All a page needs to show the way back to the slip.
      purchase: { provider: 'mercado-pago', priceCents, currency, checkoutUrl: expect.any(String) },
    })
    mercadoPago.failing = { capture: unreachable }
    const { purchaseHash } = await order()
    expect(await claim(purchaseHash, { returned: 'failure' })).toEqual(pending)
  })

  test('that was declined has failed, whatever the page expects, unless another is open', async () => {
    const { claim, order, mercadoPago, clock } = newClaims()
    const declined = await order()
    const { purchaseHash } = declined
    mercadoPago.books.push(bookedPayment(declined.id, { status: 'rejected', approvedAtMs: null }))
    expect(await claim(purchaseHash, { returned: 'success' })).toEqual(failed)
    await order({ purchaseHash, provider: 'paypal' })
    clock.nowMs += minuteMs
    expect(await claim(purchaseHash, { returned: 'success' })).toEqual(pending)
  })

  test('has only its newest four orders asked about', async () => {
    const { claim, order, clock, mercadoPago, seller } = newClaims()
    const purchaseHash = 'often'
    for (let made = 0; made < 5; made += 1) {
      await order({ purchaseHash })
      clock.nowMs += seller.timings.preferenceKeptMs + 1
    }
    await claim(purchaseHash)
    expect(mercadoPago.asked).toHaveLength(4)
  })
})

describe('asking the provider', () => {
  test('happens once in two seconds per order, however often the page asks', async () => {
    const { claim, order, clock, mercadoPago } = newClaims()
    const [one, other] = [await order(), await order()]
    await claim(one.purchaseHash)
    clock.nowMs += 1_000
    await claim(other.purchaseHash)
    await claim(one.purchaseHash)
    expect(mercadoPago.asked).toHaveLength(2)
    clock.nowMs += 1_000
    await claim(one.purchaseHash)
    await claim(other.purchaseHash)
    expect(mercadoPago.asked).toMatchObject([
      ['capture', { orderId: one.id }, 1],
      ['capture', { orderId: other.id }, 1],
      ['capture', { orderId: one.id }, 1],
    ])
  })

  test('does not happen for an order without a checkout', async () => {
    const { claim, seller, mercadoPago } = newClaims()
    await seller.store.openOrder({
      ...{ now: seller.now(), id: 'bare', provider: 'mercado-pago' },
      ...{ purchaseHash: 'bare', nextPurchaseHash: 'next' },
      ...{ language: 'pt', priceCents: 9900, currency: 'BRL', reusableSince: 0 },
      ...{ expiresAt: seller.now() + 1, nextLookAt: seller.now() + 1 },
      ...{ email: null, isAhead: false, timeZone: null, locale: null },
      ...{ addressKey: '', checkoutsPerHour: 0 },
    })
    expect(await claim('bare', { paymentId: '1' })).toEqual(failed)
    expect(mercadoPago.asked).toEqual([])
  })

  test('begins with the payment the page names, and stops there if it pays for the order', async () => {
    const { claim, order, mercadoPago } = newClaims()
    const { id, purchaseHash } = await order()
    mercadoPago.books.push(bookedPayment(id, { id: '12345678901234567890' }))
    expect(await claim(purchaseHash, { paymentId: '12345678901234567890' })).toMatchObject({
      answer: 'paid',
    })
    expect(mercadoPago.asked).toEqual([
      ['paymentsOfHint', { kind: 'payment', paymentId: '12345678901234567890' }],
    ])
  })

  test.each(['1a', 'a1', '123456789012345678901', ''])(
    'about a payment named “%s” does not happen',
    async (paymentId) => {
      const { claim, order, mercadoPago } = newClaims()
      const { purchaseHash } = await order()
      await claim(purchaseHash, { paymentId })
      expect(mercadoPago.asked.map(([verb]) => verb)).toEqual(['capture'])
    },
  )

  test('about a payment by its number happens at Mercado Pago only', async () => {
    const { claim, order, payPal, mercadoPago } = newClaims()
    const { purchaseHash } = await order({ provider: 'paypal' })
    await claim(purchaseHash, { paymentId: '1' })
    expect(payPal.asked.map(([verb]) => verb)).toEqual(['capture'])
    expect(mercadoPago.asked).toEqual([])
  })

  test('goes on to the order if the named payment did not pay for it', async () => {
    const { claim, order, mercadoPago } = newClaims()
    const { id, purchaseHash } = await order()
    const slip = bookedPayment(id, { id: '1', status: 'pending', approvedAtMs: null })
    mercadoPago.books.push(slip)
    expect(await claim(purchaseHash, { paymentId: '1' })).toEqual(pending)
    expect(mercadoPago.asked.map(([verb]) => verb)).toEqual(['paymentsOfHint', 'capture'])
  })

  test('ignores a payment of another order', async () => {
    const { claim, order, mercadoPago, kept } = newClaims()
    const { id, purchaseHash } = await order()
    mercadoPago.books.push(bookedPayment('another', { id: '1' }))
    expect(await claim(purchaseHash, { paymentId: '1' })).toEqual(failed)
    expect((await kept(id)).state.payments).toEqual([])
  })

  test('without an answer leaves the order as it was, whether or not its time is up', async () => {
    const { claim, order, mercadoPago, clock, kept } = newClaims()
    const { id, purchaseHash, expiresAt } = await order()
    mercadoPago.failing = { paymentsOfHint: notFound, capture: unreachable }
    clock.nowMs = expiresAt + 1
    expect(await claim(purchaseHash, { paymentId: '1' })).toEqual(pending)
    expect((await kept(id)).state).toMatchObject({ timedOut: false, payments: [] })
  })

  test('does not happen at a disabled provider', async () => {
    const { seller, order } = newClaims()
    const { purchaseHash } = await order()
    const { claim } = createClaims({ ...seller, payments: {} })
    expect(
      await claim({
        ...{ purchaseHash, deviceToken: undefined, sessionToken: undefined },
        ...{ returned: 'success', paymentId: '1' },
      }),
    ).toEqual(pending)
  })
})
