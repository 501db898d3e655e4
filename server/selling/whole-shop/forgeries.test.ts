import { describe, expect, test } from 'vitest'
import type { Webhook } from '#sandbox/payment-provider/delivery.ts'
import { forEachShop } from '#server/testing/for-each-shop.ts'
import type { TestShop } from '#server/testing/test-shop.ts'

const ana = 'ana@example.org'

function bring({ url, headers, body }: Webhook, changes: Partial<Webhook> = {}): Promise<Response> {
  return fetch(changes.url ?? url, {
    method: 'POST',
    headers: { ...headers, ...changes.headers },
    body: changes.body ?? body,
  })
}

forEachShop((open) => {
  async function expectNothingGiven(shop: TestShop): Promise<void> {
    await shop.settled()
    expect(await shop.subscriptions()).toEqual([])
    expect(await shop.letters()).toEqual([])
  }

  /** An order paid at PayPal without any notification. */
  async function untoldPayPal(shop: TestShop) {
    const { control } = shop.payPal
    control.deliveryMode = 'never'
    const buyer = shop.buyer()
    const { paypalOrderId } = await buyer.openPayPal(ana)
    const order = control.approve(paypalOrderId)
    return {
      buyer,
      paypalOrderId,
      webhook: control.webhookOf({ event: 'CHECKOUT.ORDER.APPROVED', order }),
    }
  }

  describe('a notification', () => {
    test('with a bad signature is refused, stored for the operator and not followed', async () => {
      const shop = await open()
      const { preferenceId } = await shop.buyer().openMercadoPago(ana)
      const { control } = shop.mercadoPago
      const { id } = control.pay(preferenceId, { outcome: 'approved', delivery: 'forged' })
      await control.deliverLate()
      const answer = await bring(control.webhookOf(id), {
        headers: { 'x-signature': `ts=1704908010,v1=${'0'.repeat(64)}` },
      })
      expect(answer.status).toBe(401)
      expect(await answer.json()).toMatchObject({ error: { code: 'notification-refused' } })
      expect((await bring(control.webhookOf(id), { headers: { 'x-signature': '' } })).status).toBe(
        401,
      )
      await expectNothingGiven(shop)
      const everything = { from: 0, until: Date.now() + 1_000, limit: 10 }
      const refused = await shop.store.listNotifications({ ...everything, refusedOnly: true })
      expect(refused.map(({ refusal }) => refusal)).toContain('signature-mismatch')
      expect(shop.events).toContain('mercado-pago notification-refused')
    })

    test('with a valid signature over other bytes is refused', async () => {
      const shop = await open()
      const { webhook } = await untoldPayPal(shop)
      expect((await bring(webhook, { body: `${webhook.body} ` })).status).toBe(401)
      expect(
        (await bring(webhook, { body: JSON.stringify(JSON.parse(webhook.body)) })).status,
      ).toBe(401)
      await expectNothingGiven(shop)
      expect((await bring(webhook)).status).toBe(200)
      await shop.settled()
      expect(await shop.subscriptions()).toHaveLength(1)
    })

    test('pointing at a payment other than the signed one is refused', async () => {
      const shop = await open()
      const { control } = shop.mercadoPago
      const { preferenceId } = await shop.buyer().openMercadoPago(ana)
      const { id } = control.pay(preferenceId, { outcome: 'rejected', delivery: 'never' })
      const webhook = control.webhookOf(id)
      const url = webhook.url.replace(`data.id=${id}`, `data.id=${id + 1}`)
      expect((await bring(webhook, { url })).status).toBe(401)
    })

    test('replayed changes nothing', async () => {
      const shop = await open()
      const { webhook } = await untoldPayPal(shop)
      for (let time = 0; time < 3; time += 1) expect((await bring(webhook)).status).toBe(200)
      await shop.settled()
      expect((await bring(webhook)).status).toBe(200)
      await shop.settled()
      expect(await shop.letters()).toHaveLength(1)
      const rows = await shop.engine.db.selectFrom('notifications').select('times').execute()
      expect(rows).toEqual([{ times: 4 }])
    })

    test.each([
      { kind: 'status', status: 401, told: 'follow-refused' },
      { kind: 'garbage', told: 'follow-unintelligible' },
    ] as const)('whose payment cannot be read is told: $told', async ({ told, ...fault }) => {
      const shop = await open()
      const { control } = shop.mercadoPago
      const { preferenceId } = await shop.buyer().openMercadoPago(ana)
      control.fail({ ...fault, times: 1_000, request: 'GET /v1/payments/' })
      control.pay(preferenceId, { outcome: 'approved' })
      await expect.poll(() => shop.events).toContain(`mercado-pago ${told}`)
    })

    test('with a certificate from a foreign host is refused, and that host is not contacted', async () => {
      const shop = await open()
      const { webhook } = await untoldPayPal(shop)
      for (const host of [
        'https://api.paypal.com.evil.example',
        'http://169.254.169.254',
        'https://localhost:9',
      ]) {
        const headers = { 'paypal-cert-url': `${host}/v1/notifications/certs/CERT-1` }
        expect((await bring(webhook, { headers })).status).toBe(401)
      }
      await expectNothingGiven(shop)
    })

    /** This many simultaneous forgeries, with an unknown certificate, from as many network addresses. */
    async function flood({ url, headers, body }: Webhook, addresses: number): Promise<number[]> {
      const forge = async (place: number) => {
        const forged = {
          'paypal-cert-url': headers['paypal-cert-url']?.replace(/[^/]+$/, `CERT-${place}`) ?? '',
          'x-forwarded-for': `198.51.100.${place % addresses}`,
        }
        const made = JSON.stringify({
          ...JSON.parse(body),
          id: `WH-${place}`,
          resource: { id: `MADEUP${place}` },
        })
        return (await bring({ url, headers, body: made, about: 'a forgery' }, { headers: forged }))
          .status
      }
      return Promise.all(Array.from({ length: 300 }, (_, place) => forge(place)))
    }

    const fromPayPal = { 'x-forwarded-for': '203.0.113.1' }

    test('is followed while one address floods us with forgeries, even before its certificate is known', async () => {
      const shop = await open()
      const { webhook } = await untoldPayPal(shop)
      expect(new Set(await flood(webhook, 1))).toEqual(new Set([401, 503]))
      expect((await bring(webhook, { headers: fromPayPal })).status).toBe(200)
      await shop.settled()
      expect(await shop.subscriptions()).toHaveLength(1)
      expect(shop.events).toContain('paypal notified')
    })

    test('is followed while the whole world floods us with forgeries, if it names an order of ours', async () => {
      const shop = await open()
      const { webhook } = await untoldPayPal(shop)
      await flood(webhook, 250)
      const rows = async () =>
        await shop.engine.db
          .selectFrom('notifications')
          .select(['refusal', 'next_attempt_at'])
          .execute()
      // Forged orders lead nowhere, and forgeries that could not be verified leave no row.
      expect((await rows()).every((row) => row.next_attempt_at === null)).toBe(true)
      const before = (await rows()).length
      for (let time = 0; time < 3; time += 1) {
        expect((await bring(webhook, { headers: fromPayPal })).status).toBe(200)
      }
      await shop.settled()
      expect(await shop.subscriptions()).toHaveLength(1)
      expect(await shop.letters()).toHaveLength(1)
      // However often it is sent, it is one row, and one question to PayPal.
      expect((await rows()).length).toBe(before + 1)
      expect(shop.events).toContain('paypal notified-unproven')
    })

    test('that is too large is refused without reading all of it', async () => {
      const shop = await open()
      const { webhook } = await untoldPayPal(shop)
      expect((await bring(webhook, { body: 'x'.repeat(200_000) })).status).toBe(413)
    })
  })

  describe('a payment', () => {
    const tampered = {
      'of a wrong amount': { amountCents: 100 },
      'in a wrong currency': { currency: 'ARS' },
      'for another order': { externalReference: 'another-order' },
    }
    test.each(Object.entries(tampered))(
      '%s grants nothing and is recorded',
      async (_name, tamper) => {
        const shop = await open()
        const buyer = shop.buyer()
        const { preferenceId } = await buyer.openMercadoPago(ana)
        const { id } = shop.mercadoPago.control.pay(preferenceId, { outcome: 'approved', tamper })
        const hint = { returned: 'success', paymentId: String(id) } as const
        expect(await buyer.claim(hint)).toMatchObject({ status: 'pending' })
        await expectNothingGiven(shop)
        const seen = await shop.engine.db.selectFrom('payments').selectAll().execute()
        expect(seen).toMatchObject([{ payment_id: String(id), counts: 0 }])
      },
    )

    test('for another buyer’s order cannot be claimed by its id', async () => {
      const shop = await open()
      const victim = shop.buyer()
      const { preferenceId } = await victim.openMercadoPago(ana)
      const { id } = shop.mercadoPago.control.pay(preferenceId, { outcome: 'approved' })
      await shop.settled()
      const thief = shop.buyer()
      await thief.openMercadoPago('thief@example.org')
      const claim = await thief.claim({ returned: 'success', paymentId: String(id) })
      expect(claim).toMatchObject({ status: 'pending' })
      expect((await shop.buyer().send('POST', '/api/checkout/claim', {})).status).toBe(404)
      expect(await victim.claim()).toMatchObject({ status: 'paid' })
    })
  })

  describe('a browser', () => {
    test('cannot change the price', async () => {
      const shop = await open()
      const buyer = shop.buyer()
      const answer = await buyer.send('POST', '/api/checkout/mercadopago', {
        ...{ language: 'pt', priceCents: 1, unit_price: 0.01, currency: 'ARS' },
      })
      const { preferenceId } = await answer.json()
      const preference = shop.mercadoPago.control.books.preferences.get(preferenceId)
      expect(preference?.amountCents).toBe(9900)
      expect(preference?.body.items).toMatchObject([{ unit_price: 99, currency_id: 'BRL' }])
    })

    test('cannot capture somebody else’s PayPal order', async () => {
      const shop = await open()
      const { buyer, paypalOrderId } = await untoldPayPal(shop)
      const thief = shop.buyer()
      const path = `/api/checkout/paypal/${paypalOrderId}/capture`
      expect((await thief.send('POST', path)).status).toBe(404)
      await thief.openPayPal()
      expect((await thief.send('POST', path)).status).toBe(404)
      await expectNothingGiven(shop)
      expect(await buyer.capture(paypalOrderId)).toBe('paid')
    })

    test('on another site’s page cannot make an order or withdraw', async () => {
      const shop = await open()
      for (const path of ['/api/checkout/mercadopago', '/api/checkout/claim', '/api/withdrawal']) {
        const answer = await fetch(`${shop.url}${path}`, {
          method: 'POST',
          headers: { origin: 'https://evil.example', 'content-type': 'application/json' },
          body: '{"language":"pt"}',
        })
        expect(answer.status).toBe(403)
      }
    })
  })
})
