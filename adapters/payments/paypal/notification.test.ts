import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PayPalSandbox, startPayPalSandbox } from '#sandbox/paypal/start-paypal-sandbox.ts'
import type { IncomingNotification, Payments } from '#server/ports/payments.ts'
import { checkoutRequest } from '../testing/checkout-request.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../testing/webhook-receiver.ts'
import { createPayPalPayments, type PayPalOptions } from './paypal.ts'

let sandbox: PayPalSandbox
let receiver: WebhookReceiver
let payments: Payments
/** The webhooks of one order: approved, captured, completed, refunded. */
let story: readonly IncomingNotification[]
let captureId: string
let payPalOrderId: string

const options = (changes: Partial<PayPalOptions> = {}): PayPalOptions => ({
  apiUrl: sandbox.apiUrl,
  clientId: 'client',
  clientSecret: 'secret',
  webhookId: 'WEBHOOK1',
  brandName: 'Enlace',
  sandboxCertificateHost: sandbox.certificateHost,
  wait: async () => {},
  ...changes,
})

beforeAll(async () => {
  receiver = await startWebhookReceiver()
  sandbox = await startPayPalSandbox({
    clientId: 'client',
    clientSecret: 'secret',
    webhookId: 'WEBHOOK1',
    webhookUrl: receiver.url,
    delivery: { retryDelaysMs: [] },
  })
  payments = createPayPalPayments(options())
  const made = await payments.createCheckout(checkoutRequest())
  if (!made.ok) throw new Error(made.detail)
  payPalOrderId = made.value.providerReference
  sandbox.control.approve(payPalOrderId)
  const captured = await payments.capture({ ...made.value, orderId: 'order-1' }, 1)
  captureId = (captured.ok && captured.value.payments[0]?.id) || ''
  sandbox.control.refund(captureId, 1000)
  await sandbox.control.deliverLate()
  story = [...receiver.received]
})

afterAll(async () => {
  await sandbox.close()
  await receiver.close()
})

const eventOf = ({ rawBody }: IncomingNotification) => JSON.parse(Buffer.from(rawBody).toString())

function notificationOf(event: string): IncomingNotification {
  const found = story.find((one) => eventOf(one).event_type === event)
  if (!found) throw new Error(`${event} did not come`)
  return found
}

const captured = () => notificationOf('PAYMENT.CAPTURE.COMPLETED')

function withHeader(notification: IncomingNotification, name: string, value: string) {
  const headers = new Headers(notification.headers)
  headers.set(name, value)
  return { ...notification, headers }
}

function hasOpenssl(): boolean {
  try {
    execFileSync('openssl', ['version'])
    return true
  } catch {
    return false
  }
}

describe('a webhook of the stand-in', () => {
  test.skipIf(!hasOpenssl())('is genuine to openssl (skipped without it)', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'enlace-webhook-'))
    try {
      const { headers, rawBody } = captured()
      const file = (name: string) => join(folder, name)
      const certificate = await fetch(headers.get('paypal-cert-url') ?? '')
      await writeFile(file('certificate.pem'), await certificate.text())
      const key = execFileSync('openssl', [
        ...['x509', '-in', file('certificate.pem'), '-pubkey', '-noout'],
      ])
      await writeFile(file('key.pem'), key)
      const signature = headers.get('paypal-transmission-sig') ?? ''
      await writeFile(file('signature'), Buffer.from(signature, 'base64'))
      const id = headers.get('paypal-transmission-id')
      const time = headers.get('paypal-transmission-time')
      await writeFile(file('message'), `${id}|${time}|WEBHOOK1|${crc32(rawBody)}`)
      const verdict = execFileSync('openssl', [
        ...['dgst', '-sha256', '-verify', file('key.pem')],
        ...['-signature', file('signature'), file('message')],
      ])
      expect(verdict.toString()).toContain('Verified OK')
    } finally {
      await rm(folder, { recursive: true })
    }
  })

  test('is genuine to us, by certificate and by postback', async () => {
    const postback = createPayPalPayments(options({ verification: 'postback' }))
    for (const judge of [payments, postback]) {
      for (const notification of story) {
        expect(await judge.verifyNotification(notification)).toMatchObject({ ok: true })
      }
    }
    expect(story.map((one) => eventOf(one).event_type).sort()).toEqual([
      'CHECKOUT.ORDER.APPROVED',
      'CHECKOUT.ORDER.COMPLETED',
      'PAYMENT.CAPTURE.COMPLETED',
      'PAYMENT.CAPTURE.REFUNDED',
    ])
  })

  test('points to the order, to the capture, and from a refund to its capture', async () => {
    const hintOf = async (event: string) => {
      const verdict = await payments.verifyNotification(notificationOf(event))
      return verdict.ok && verdict.hint
    }
    expect(await hintOf('CHECKOUT.ORDER.APPROVED')).toEqual({
      kind: 'checkout',
      providerReference: payPalOrderId,
    })
    const payment = { kind: 'payment', paymentId: captureId }
    expect(await hintOf('PAYMENT.CAPTURE.COMPLETED')).toEqual(payment)
    expect(await hintOf('PAYMENT.CAPTURE.REFUNDED')).toEqual(payment)
  })

  test('has the same key when it comes again, and another one has another', async () => {
    const keyOf = async (notification: IncomingNotification) => {
      const verdict = await payments.verifyNotification(notification)
      return verdict.ok && verdict.notificationKey
    }
    expect(await keyOf(captured())).toBe(await keyOf(captured()))
    expect(new Set(await Promise.all(story.map(keyOf))).size).toBe(story.length)
  })
})

describe('a forgery is refused', () => {
  const mismatch = { ok: false, reason: 'signature-mismatch' }
  const refused = { ok: false, reason: 'certificate-refused' }

  test('when somebody else signed it', async () => {
    const before = receiver.received.length
    sandbox.control.notify(captureId, 'forged')
    await sandbox.control.deliverLate()
    const forged = receiver.received[before]
    if (!forged) throw new Error('nothing came')
    expect(await payments.verifyNotification(forged)).toEqual(mismatch)
    const postback = createPayPalPayments(options({ verification: 'postback' }))
    expect(await postback.verifyNotification(forged)).toEqual(mismatch)
  })

  test('when a valid signature covers other bytes, even the same JSON reserialised', async () => {
    const genuine = captured()
    const other = notificationOf('CHECKOUT.ORDER.APPROVED').rawBody
    const rewritten = Buffer.from(JSON.stringify(eventOf(genuine)))
    const richer = Buffer.from(Buffer.from(genuine.rawBody).toString().replace('99.00', '98.00'))
    const postback = createPayPalPayments(options({ verification: 'postback' }))
    for (const rawBody of [other, rewritten, richer]) {
      expect(await payments.verifyNotification({ ...genuine, rawBody })).toEqual(mismatch)
      expect(await postback.verifyNotification({ ...genuine, rawBody })).toEqual(mismatch)
    }
  })

  test('when it was meant for another webhook or time', async () => {
    const other = createPayPalPayments(options({ webhookId: 'WEBHOOK2' }))
    expect(await other.verifyNotification(captured())).toEqual(mismatch)
    const later = withHeader(captured(), 'paypal-transmission-time', '2030-01-01T00:00:00Z')
    expect(await payments.verifyNotification(later)).toEqual(mismatch)
  })

  test.each([
    'https://evil.example/v1/notifications/certs/CERT-1',
    'https://api.paypal.com.evil.example/v1/notifications/certs/CERT-1',
    'https://evilpaypal.com/v1/notifications/certs/CERT-1',
    'https://api.paypal.com@evil.example/v1/notifications/certs/CERT-1',
    'https://evil.example@api.paypal.com/v1/notifications/certs/CERT-1',
    'https://api.paypal.com:8443/v1/notifications/certs/CERT-1',
    'http://api.paypal.com/v1/notifications/certs/CERT-1',
    'https://www.paypal.com/uploads/CERT-1',
    'https://api.paypal.com/v1/notifications/certs/../../uploads/CERT-1',
    'https://api.paypal.com/v1/notifications/certs/CERT-1?redirect=evil',
    'http://127.0.0.1:1/v1/notifications/certs/CERT-1',
    'file:///v1/notifications/certs/CERT-1',
  ])('without asking, when the certificate is at %s', async (url) => {
    let asked = 0
    const careful = createPayPalPayments(
      options({
        fetch: async () => {
          asked += 1
          return new Response()
        },
      }),
    )
    const notification = withHeader(captured(), 'paypal-cert-url', url)
    expect(await careful.verifyNotification(notification)).toEqual(refused)
    expect(asked).toBe(0)
  })

  test('when it uses the stand-in’s certificate and that is not allowed', async () => {
    const { sandboxCertificateHost: _, ...production } = options()
    expect(await createPayPalPayments(production).verifyNotification(captured())).toEqual(refused)
  })

  test('when an allowed host is not on this machine', async () => {
    const host = 'evil.example:80'
    const careless = createPayPalPayments(options({ sandboxCertificateHost: host }))
    const url = `http://${host}/v1/notifications/certs/CERT-1`
    const notification = withHeader(captured(), 'paypal-cert-url', url)
    expect(await careless.verifyNotification(notification)).toEqual(refused)
  })

  test('when the certificate has expired, is unknown, redirected elsewhere or missing', async () => {
    const yearMs = 366 * 24 * 60 * 60 * 1000
    const late = createPayPalPayments(options({ now: () => Date.now() + yearMs }))
    expect(await late.verifyNotification(captured())).toEqual(refused)
    const answers = [
      new Response('', { status: 404 }),
      new Response('', { status: 302, headers: { location: 'https://evil.example/' } }),
      new Response('not a certificate'),
      new Response('-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----'),
    ]
    for (const answer of answers) {
      const judge = createPayPalPayments(options({ fetch: async () => answer }))
      expect(await judge.verifyNotification(captured())).toEqual(refused)
    }
  })

  test('when its signature is missing or unreadable', async () => {
    const unsigned = { ...captured(), headers: new Headers() }
    expect(await payments.verifyNotification(unsigned)).toEqual({ ok: false, reason: 'unsigned' })
    for (const [name, value] of [
      ['paypal-transmission-sig', 'not base64!'],
      ['paypal-auth-algo', 'none'],
      ['paypal-cert-url', 'nowhere'],
    ] as const) {
      expect(await payments.verifyNotification(withHeader(captured(), name, value))).toEqual({
        ok: false,
        reason: 'malformed',
      })
    }
  })
})

describe('the certificate', () => {
  test('is fetched once for many webhooks', async () => {
    let asked = 0
    const counting = createPayPalPayments(
      options({
        fetch: (...request) => {
          asked += 1
          return fetch(...request)
        },
      }),
    )
    for (const notification of story) await counting.verifyNotification(notification)
    expect(asked).toBe(1)
  })

  test('is fetched a limited number of times when every webhook names another address', async () => {
    let nowMs = Date.now()
    let asked = 0
    const flooded = createPayPalPayments(
      options({
        now: () => nowMs,
        fetch: async () => {
          asked += 1
          return new Response('', { status: 404 })
        },
      }),
    )
    const send = (place: number) => {
      const url = `https://api.paypal.com/v1/notifications/certs/CERT-${place}`
      return flooded.verifyNotification(withHeader(captured(), 'paypal-cert-url', url))
    }
    for (let place = 0; place < 30; place += 1) await send(place)
    expect(asked).toBe(20)
    const open = { ok: false, reason: 'unverifiable-now' }
    expect(await send(31)).toEqual({ ...open, claimed: { kind: 'payment', paymentId: captureId } })
    nowMs += 61_000
    expect(await send(32)).toEqual({ ok: false, reason: 'certificate-refused' })
  })

  test('leaves the verdict open when unreachable, as does the postback', async () => {
    for (const verification of ['certificate', 'postback'] as const) {
      const down = createPayPalPayments(
        options({ verification, fetch: async () => new Response('', { status: 503 }) }),
      )
      expect(await down.verifyNotification(captured())).toEqual({
        ok: false,
        reason: 'unverifiable-now',
        claimed: { kind: 'payment', paymentId: captureId },
      })
    }
  })
})

describe('the postback', () => {
  test('is asked a limited number of times, and one sender cannot use up another’s allowance', async () => {
    let nowMs = Date.now()
    let asked = 0
    const flooded = createPayPalPayments(
      options({
        verification: 'postback',
        now: () => nowMs,
        fetch: async (url, init) => {
          if (!String(url).endsWith('/verify-webhook-signature')) return fetch(url, init)
          asked += 1
          return Response.json({ verification_status: 'FAILURE' })
        },
      }),
    )
    const send = (from: string) => flooded.verifyNotification({ ...captured(), from })
    const mismatch = { ok: false, reason: 'signature-mismatch' }
    const open = { ok: false, reason: 'unverifiable-now' }
    for (let time = 0; time < 70; time += 1) await send('198.51.100.1')
    expect(asked).toBe(60)
    const claimed = { kind: 'payment', paymentId: captureId }
    expect(await send('198.51.100.1')).toEqual({ ...open, claimed })
    expect(await send('203.0.113.1')).toEqual(mismatch)
    for (let sender = 0; sender < 400; sender += 1) await send(`2001:db8:${sender}::`)
    expect(asked).toBe(300)
    expect(await send('203.0.113.1')).toMatchObject(open)
    nowMs += 61_000
    expect(await send('198.51.100.1')).toEqual(mismatch)
  })
})
