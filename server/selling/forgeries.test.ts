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

  /** An order that is paid at PayPal, and nobody was told. */
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
    test('with a bad signature is refused, kept for the operator and followed by nothing', async () => {
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

    test('with a right signature over other bytes is refused', async () => {
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

    test('pointing at another payment than the signed one is refused', async () => {
      const shop = await open()
      const { control } = shop.mercadoPago
      const { preferenceId } = await shop.buyer().openMercadoPago(ana)
      const { id } = control.pay(preferenceId, { outcome: 'rejected', delivery: 'never' })
      const webhook = control.webhookOf(id)
      const url = webhook.url.replace(`data.id=${id}`, `data.id=${id + 1}`)
      expect((await bring(webhook, { url })).status).toBe(401)
    })

    test('that is replayed changes nothing', async () => {
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

    test('with a certificate from a foreign host is refused, and that host is not asked', async () => {
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

    test('too large is refused before it is read to its end', async () => {
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
    test.each(Object.entries(tampered))('%s gives nothing and is shown', async (_name, tamper) => {
      const shop = await open()
      const buyer = shop.buyer()
      const { preferenceId } = await buyer.openMercadoPago(ana)
      const { id } = shop.mercadoPago.control.pay(preferenceId, { outcome: 'approved', tamper })
      const hint = { returned: 'success', paymentId: String(id) } as const
      expect(await buyer.claim(hint)).toEqual({ status: 'pending' })
      await expectNothingGiven(shop)
      const seen = await shop.engine.db.selectFrom('payments').selectAll().execute()
      expect(seen).toMatchObject([{ payment_id: String(id), counts: 0 }])
    })

    test('of another buyer’s order cannot be claimed by its number', async () => {
      const shop = await open()
      const victim = shop.buyer()
      const { preferenceId } = await victim.openMercadoPago(ana)
      const { id } = shop.mercadoPago.control.pay(preferenceId, { outcome: 'approved' })
      await shop.settled()
      const thief = shop.buyer()
      await thief.openMercadoPago('thief@example.org')
      const claim = await thief.claim({ returned: 'success', paymentId: String(id) })
      expect(claim).toEqual({ status: 'pending' })
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

    test('cannot capture another’s PayPal order', async () => {
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

    test('of another site cannot make an order or withdraw', async () => {
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
