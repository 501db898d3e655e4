import { X509Certificate } from 'node:crypto'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { createSigner } from '#sandbox/paypal/signing.ts'
import type { PaymentsResult } from '#server/ports/payments.ts'
import type { PayPalApi } from './api.ts'
import type { CertificateResult } from './certificate.ts'
import { verifyPayPalNotification } from './notification.ts'

const webhookId = 'WEBHOOK1'
const certificateUrl = 'https://api.paypal.com/v1/notifications/certs/CERT-1'
const signer = createSigner(Date.now())
const certificate: CertificateResult = {
  ok: true,
  certificate: new X509Certificate(signer.certificatePem),
}
const usual = {
  id: 'WH-1',
  event_type: 'PAYMENT.CAPTURE.COMPLETED',
  resource: { id: 'CAPTURE1' },
}

interface Asked {
  path: string
  body: string
  requestId: string | undefined
}

/** Verifies a correctly signed body; `headers` override the genuine ones, null removes one. */
async function judge(
  body: string,
  {
    headers: changes = {},
    found = certificate,
    answer,
  }: {
    headers?: Record<string, string | null>
    found?: CertificateResult
    /** What the provider's own verification answers; without it the certificate decides. */
    answer?: PaymentsResult<unknown>
  } = {},
) {
  const headers = new Headers({
    ...signer.sign(body, webhookId, Date.now()),
    'paypal-cert-url': certificateUrl,
  })
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) headers.delete(name)
    else headers.set(name, value)
  }
  const asked: Asked[] = []
  const addresses: string[] = []
  const api: PayPalApi = {
    get: () => Promise.reject(new Error('nothing is to be read')),
    async post(path, text, requestId, schema) {
      asked.push({ path, body: text, requestId })
      if (!answer?.ok) return answer ?? Promise.reject(new Error('nothing is to be asked'))
      return { ok: true, value: v.parse(schema, answer.value) }
    },
  }
  const certificates = {
    at: async (url: string) => {
      addresses.push(url)
      return found
    },
  }
  const verification = answer === undefined ? 'certificate' : 'postback'
  const settings = { webhookId, verification, mayAsk: () => true } as const
  const rawBody = Buffer.from(body)
  const verdict = await verifyPayPalNotification(settings, certificates, api, {
    headers,
    query: new URLSearchParams(),
    rawBody,
    from: '203.0.113.1',
  })
  return { verdict, asked, addresses, headers }
}

const json = (changes: object) => JSON.stringify({ ...usual, ...changes })
const refused = (reason: string) => ({ ok: false, reason })
const unproven = {
  ...refused('unverifiable-now'),
  claimed: { kind: 'payment', paymentId: 'CAPTURE1' },
}

describe('a notification', () => {
  test('signed by the certificate it names is accepted under its event’s id', async () => {
    const { verdict, addresses, asked } = await judge(json({}))
    expect(verdict).toEqual({
      ok: true,
      hint: { kind: 'payment', paymentId: 'CAPTURE1' },
      notificationKey: 'paypal|WH-1',
    })
    expect([addresses, asked]).toEqual([[certificateUrl], []])
  })

  test.each([
    'paypal-transmission-id',
    'paypal-transmission-time',
    'paypal-cert-url',
    'paypal-auth-algo',
  ])('without a readable %s is malformed, and nobody is asked', async (name) => {
    for (const value of [null, '', 'x'.repeat(2_001)]) {
      const { verdict, addresses } = await judge(json({}), { headers: { [name]: value } })
      expect([verdict, addresses]).toEqual([refused('malformed'), []])
    }
  })

  test('without a signature is unsigned, and with an unreadable one malformed', async () => {
    const name = 'paypal-transmission-sig'
    expect((await judge(json({}), { headers: { [name]: null } })).verdict).toEqual(
      refused('unsigned'),
    )
    for (const value of ['no base64!', 'A'.repeat(2_004)]) {
      const { verdict } = await judge(json({}), { headers: { [name]: value } })
      expect(verdict).toEqual(refused('malformed'))
    }
  })

  test('whose certificate is refused is refused for that reason', async () => {
    const found = { ok: false, reason: 'certificate-refused' } as const
    expect((await judge(json({}), { found })).verdict).toEqual(refused('certificate-refused'))
  })

  test('whose certificate is unreachable stays open, and says what it claims if readable', async () => {
    const found = { ok: false, reason: 'unverifiable-now' } as const
    expect((await judge(json({}), { found })).verdict).toEqual(unproven)
    expect((await judge('{', { found })).verdict).toEqual(refused('unverifiable-now'))
  })

  test.each([
    ['CHECKOUT.ORDER.APPROVED', { id: 'O1' }, { kind: 'checkout', providerReference: 'O1' }],
    ['CHECKOUT.ORDER.COMPLETED', { id: 'O1' }, { kind: 'checkout', providerReference: 'O1' }],
    [
      'CHECKOUT.PAYMENT-APPROVAL.REVERSED',
      { id: 'X', order_id: 'O1' },
      { kind: 'checkout', providerReference: 'O1' },
    ],
    ['PAYMENT.CAPTURE.COMPLETED', { id: 'C1' }, { kind: 'payment', paymentId: 'C1' }],
    ['PAYMENT.CAPTURE.PENDING', { id: 'C1' }, { kind: 'payment', paymentId: 'C1' }],
    ['PAYMENT.CAPTURE.DECLINED', { id: 'C1' }, { kind: 'payment', paymentId: 'C1' }],
    ['PAYMENT.CAPTURE.DENIED', { id: 'C1' }, { kind: 'payment', paymentId: 'C1' }],
    [
      'PAYMENT.CAPTURE.REFUNDED',
      { id: 'R1', links: [{ rel: 'up', href: 'https://x/v2/payments/captures/C1' }] },
      { kind: 'payment', paymentId: 'C1' },
    ],
    [
      'PAYMENT.CAPTURE.REVERSED',
      { id: 'R1', links: [{ rel: 'up', href: 'https://x/v2/payments/captures/C1' }] },
      { kind: 'payment', paymentId: 'C1' },
    ],
    ['CUSTOMER.DISPUTE.CREATED', { dispute_id: 'D1' }, { kind: 'dispute', disputeId: 'D1' }],
    ['CUSTOMER.DISPUTE.UPDATED', { dispute_id: 'D1' }, { kind: 'dispute', disputeId: 'D1' }],
    ['CUSTOMER.DISPUTE.RESOLVED', { dispute_id: 'D1' }, { kind: 'dispute', disputeId: 'D1' }],
  ])(
    'of %s points to its subject, and without one is unreadable',
    async (event_type, resource, hint) => {
      const { verdict } = await judge(json({ event_type, resource }))
      expect(verdict).toMatchObject({ ok: true, hint })
      const bare = (await judge(json({ event_type, resource: {} }))).verdict
      expect(bare).toEqual(refused('unreadable'))
    },
  )

  test('of any other event is ignored', async () => {
    const event_type = 'BILLING.PLAN.CREATED'
    const { verdict } = await judge(json({ event_type, resource: {} }))
    expect(verdict).toMatchObject({ ok: true, hint: { kind: 'nothing', topic: event_type } })
  })

  test('that is genuine but makes no sense is unreadable', async () => {
    for (const body of [
      '',
      'null',
      '[]',
      '{',
      json({ id: '' }),
      json({ resource: null }),
      json({ resource: { id: 5 } }),
    ]) {
      expect((await judge(body)).verdict).toEqual(refused('unreadable'))
    }
  })
})

describe('by asking the provider', () => {
  const success = { ok: true, value: { verification_status: 'SUCCESS' } } as const

  test('the exact bytes are sent back with their headers', async () => {
    const body = '{"id":"WH-1", "event_type":"X","resource":{}, "weight":1.0}'
    const { verdict, asked, headers, addresses } = await judge(body, { answer: success })
    expect(verdict).toMatchObject({ ok: true })
    const [question] = asked
    expect(question).toMatchObject({
      path: '/v1/notifications/verify-webhook-signature',
      requestId: undefined,
    })
    expect(question?.body).toContain(`,"webhook_event":${body}}`)
    expect(JSON.parse(question?.body ?? '')).toEqual({
      auth_algo: 'SHA256withRSA',
      cert_url: certificateUrl,
      transmission_id: headers.get('paypal-transmission-id'),
      transmission_time: headers.get('paypal-transmission-time'),
      transmission_sig: headers.get('paypal-transmission-sig'),
      webhook_id: webhookId,
      webhook_event: JSON.parse(body),
    })
    expect(addresses).toEqual([])
  })

  test('only its confirmation counts, and no answer leaves the verdict open', async () => {
    const judged = async (answer: PaymentsResult<unknown>) =>
      (await judge(json({}), { answer })).verdict
    const failure = { ok: true, value: { verification_status: 'FAILURE' } } as const
    expect(await judged(failure)).toEqual(refused('signature-mismatch'))
    const no = { ok: false, failure: 'refused', issue: 'x', detail: 'x' } as const
    expect(await judged(no)).toEqual(refused('signature-mismatch'))
    for (const failed of ['unreachable', 'unintelligible', 'not-found'] as const) {
      const answer = { ok: false, failure: failed, detail: 'x' } as const
      expect(await judged(answer)).toEqual(unproven)
    }
  })

  test('only valid JSON is sent, since anything else could rewrite the request', async () => {
    const body = '{}},"webhook_id":"OTHER"'
    const { verdict, asked } = await judge(body, { answer: success })
    expect([verdict, asked]).toEqual([refused('unreadable'), []])
  })
})
