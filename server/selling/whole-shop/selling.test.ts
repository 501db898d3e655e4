import { describe, expect, test } from 'vitest'
import { Buyer } from '#server/testing/buyer.ts'
import { forEachShop, paidByMercadoPago as paid, payer } from '#server/testing/for-each-shop.ts'

const dayMs = 24 * 60 * 60_000
const ana = 'ana@example.org'
forEachShop((open) => {
  describe('a purchase', () => {
    test('at Mercado Pago opens a session and mails the PIN once, however often it is notified', async () => {
      const shop = await open()
      const { control } = shop.mercadoPago
      const { buyer, payment, orderId } = await paid(shop, ana)
      control.notify(payment.id, 'twice')
      await shop.settled()
      const claim = await buyer.claim({ returned: 'success', paymentId: String(payment.id) })
      expect(claim).toMatchObject({ status: 'paid', user: { email: ana, special: false } })
      const session = await (await buyer.send('GET', '/api/session')).json()
      expect(session).toMatchObject({ authorized: true, user: { email: ana } })
      const [letter, ...others] = await shop.letters()
      expect(others).toEqual([])
      expect(letter).toMatchObject({
        kind: 'pin',
        recipient: ana,
        params: {
          fallbackRecipient: payer,
          purchase: { orderId, provider: 'mercado-pago', priceCents: 9900, accessDays: 30 },
        },
      })
      expect(claim.status === 'paid' && claim.user.pin).toBe(letter?.secrets.pin)
      expect(await shop.subscriptions()).toHaveLength(1)
    })

    test('at PayPal is captured only once when buyer and webhook coincide', async () => {
      const shop = await open()
      const another = await shop.another()
      const buyer = shop.buyer()
      const { paypalOrderId } = await buyer.openPayPal(ana)
      const elsewhere = new Buyer(another.url)
      for (const [name, value] of buyer.cookies) elsewhere.cookies.set(name, value)
      shop.payPal.control.approve(paypalOrderId, {}, 'twice')
      const answers = await Promise.all([
        buyer.capture(paypalOrderId),
        elsewhere.capture(paypalOrderId),
        buyer.capture(paypalOrderId),
      ])
      expect(answers).toEqual(['paid', 'paid', 'paid'])
      await shop.settled()
      expect(shop.payPal.control.books.orders.get(paypalOrderId)?.captures).toHaveLength(1)
      expect(await shop.subscriptions()).toHaveLength(1)
      expect(await shop.letters()).toHaveLength(1)
      expect(await buyer.claim()).toMatchObject({ status: 'paid', user: { email: ana } })
    })

    test('whose notifications are all lost is found when the buyer comes back', async () => {
      const shop = await open()
      const buyer = shop.buyer()
      const { preferenceId } = await buyer.openMercadoPago(ana)
      expect(await buyer.claim()).toEqual({ status: 'failed' })
      expect(await buyer.claim({ returned: 'success' })).toMatchObject({ status: 'pending' })
      const { id } = shop.mercadoPago.control.pay(preferenceId, {
        outcome: 'approved',
        delivery: 'never',
      })
      const hint = { returned: 'success', paymentId: String(id) } as const
      expect(await buyer.claim(hint)).toMatchObject({ status: 'paid' })
    })

    test('whose notifications are lost and whose browser was closed is found by the reconciler', async () => {
      const shop = await open({ timings: { lookUnitMs: 50 } })
      const mercadoPago = await shop.buyer().openMercadoPago(ana)
      const payPal = await shop.buyer().openPayPal('rui@example.org')
      const { control } = shop.mercadoPago
      control.pay(mercadoPago.preferenceId, { outcome: 'approved', delivery: 'never' })
      shop.payPal.control.deliveryMode = 'never'
      shop.payPal.control.approve(payPal.paypalOrderId)
      await expect.poll(() => shop.letters(), { timeout: 10_000 }).toHaveLength(2)
      expect((await shop.letters()).map(({ recipient }) => recipient).sort()).toEqual([
        ana,
        'rui@example.org',
      ])
    })

    test('by slip is pending until paid', async () => {
      const shop = await open()
      const { control } = shop.mercadoPago
      const buyer = shop.buyer()
      const { preferenceId } = await buyer.openMercadoPago(ana)
      const { id } = control.pay(preferenceId, { outcome: 'pending', method: 'bolbradesco' })
      await shop.settled()
      expect(await buyer.claim({ returned: 'pending' })).toMatchObject({ status: 'pending' })
      control.settle(id, 'approved')
      await shop.settled()
      expect(await buyer.claim()).toMatchObject({ status: 'paid' })
    })

    test('that is declined is offered again at once', async () => {
      const shop = await open()
      const buyer = shop.buyer()
      const first = await buyer.openMercadoPago(ana)
      shop.mercadoPago.control.pay(first.preferenceId, { outcome: 'rejected' })
      await shop.settled()
      expect(await buyer.claim({ returned: 'failure' })).toEqual({ status: 'failed' })
      expect(await buyer.openMercadoPago(ana)).toEqual(first)

      const payPal = await buyer.openPayPal(ana)
      shop.payPal.control.approve(payPal.paypalOrderId, { funding: 'instrument-declined' }, 'never')
      expect(await buyer.capture(payPal.paypalOrderId)).toBe('declined')
      const again = await buyer.openPayPal(ana)
      expect(again.paypalOrderId).not.toBe(payPal.paypalOrderId)
      shop.payPal.control.approve(again.paypalOrderId, {}, 'never')
      expect(await buyer.capture(again.paypalOrderId)).toBe('paid')
    })

    test('without any e-mail shows the PIN and leaves the letter to the operator', async () => {
      const shop = await open()
      const buyer = shop.buyer()
      const { preferenceId } = await buyer.openMercadoPago()
      const { id } = shop.mercadoPago.control.pay(preferenceId, {
        outcome: 'approved',
        delivery: 'never',
      })
      const payment = shop.mercadoPago.control.books.payments.get(id)
      if (payment) payment.payer.email = ''
      const claim = await buyer.claim({ returned: 'success', paymentId: String(id) })
      expect(claim).toMatchObject({ status: 'paid', user: { email: '', pin: /^\d{6}$/ } })
    })

    test('is confirmed again in every reminder', async () => {
      const shop = await open()
      const { orderId } = await paid(shop, ana)
      await shop.buyer().send('POST', '/api/session/reminder', { email: ana })
      const [, reminder] = await shop.letters()
      expect(reminder).toMatchObject({ kind: 'reminder', params: { purchase: { orderId } } })
    })

    test('goes to the payer’s address when none was typed', async () => {
      const shop = await open()
      await paid(shop)
      expect(await shop.letters()).toMatchObject([{ recipient: payer }])
    })
  })

  describe('a checkout', () => {
    test('is made once per browser, takes the e-mail later, and ends with the payment', async () => {
      const shop = await open()
      const buyer = shop.buyer()
      const first = await buyer.openMercadoPago('', { ahead: true })
      const [again, third] = await Promise.all([
        buyer.openMercadoPago(ana),
        buyer.openMercadoPago(ana),
      ])
      expect([again, third]).toEqual([first, first])
      expect((await shop.store.findOrder(first.orderId))?.email).toBe(ana)
      shop.mercadoPago.control.pay(first.preferenceId, { outcome: 'approved' })
      await shop.settled()
      expect((await buyer.openMercadoPago()).preferenceId).not.toBe(first.preferenceId)
    })

    test('is not offered again after a day', async () => {
      const shop = await open()
      const buyer = shop.buyer()
      const first = await buyer.openMercadoPago()
      shop.clock.aheadMs = dayMs + 1
      expect((await buyer.openMercadoPago()).orderId).not.toBe(first.orderId)
    })

    test('that the provider failed to create is retried for the same order', async () => {
      const shop = await open()
      const buyer = shop.buyer()
      shop.mercadoPago.control.fail({ kind: 'status', status: 503, times: 5 })
      const answer = await buyer.send('POST', '/api/checkout/mercadopago', { language: 'en' })
      expect(answer.status).toBe(502)
      expect(await answer.json()).toMatchObject({ error: { code: 'payment-failed' } })
      shop.mercadoPago.control.clearFaults()
      await buyer.openMercadoPago()
      const orders = await shop.store.listOrders({ from: 0, until: Number.MAX_SAFE_INTEGER }, 10)
      expect(orders).toHaveLength(1)
    })
  })

  describe('buying again', () => {
    test('before the end adds 30 days to the same PIN, and opens a session only on a known device', async () => {
      const shop = await open()
      const first = await paid(shop, ana)
      const opened = await first.buyer.claim()
      const stranger = await paid(shop, ' ANA@example.org')
      expect(await stranger.buyer.claim()).toEqual({ status: 'mailed' })
      const again = await paid(shop, undefined, first.buyer)
      expect(again.orderId).not.toBe(first.orderId)
      const renewed = await first.buyer.claim()
      expect(renewed.status === 'paid' && opened.status === 'paid').toBe(true)
      if (renewed.status !== 'paid' || opened.status !== 'paid') return
      expect(renewed.user.pin).toBe(opened.user.pin)
      const gainedMs =
        Date.parse(renewed.user.subscriptionEnd) - Date.parse(opened.user.subscriptionEnd)
      expect(gainedMs).toBe(60 * dayMs)
      const letters = await shop.letters()
      expect(letters.map(({ params }) => params.isExtension)).toEqual([false, true, true])
      expect(new Set(letters.map(({ secrets }) => secrets.pin)).size).toBe(1)
    })

    test('twice simultaneously for one e-mail makes one subscription with both durations', async () => {
      const shop = await open()
      const buyers = await Promise.all(
        [shop.buyer(), shop.buyer()].map(async (buyer) => ({
          buyer,
          ...(await buyer.openMercadoPago(ana)),
        })),
      )
      for (const { preferenceId } of buyers) {
        shop.mercadoPago.control.pay(preferenceId, { outcome: 'approved', delivery: 'twice' })
      }
      await shop.settled()
      const [subscription, ...others] = await shop.subscriptions()
      expect(others).toEqual([])
      expect((subscription?.ends_at ?? 0) - (subscription?.created_at ?? 0)).toBe(60 * dayMs)
    })

    test('after the end makes a new PIN', async () => {
      const shop = await open()
      await paid(shop, ana)
      shop.clock.aheadMs = 31 * dayMs
      await paid(shop, ana)
      expect(await shop.subscriptions()).toHaveLength(2)
    })
  })
})
