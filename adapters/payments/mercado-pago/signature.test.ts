import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { verifyMercadoPagoNotification } from './notification.ts'

const secret = 'webhook-secret'
const settings = { secret, now: Date.now }

interface Parts {
  dataId: string | null
  requestId: string | null
  ts: string
  type: string | null
  /** As it came; by default of topic `payment`. */
  body: string
  /** Builds the header from the two values that belong in it. */
  header: (ts: string, v1: string) => string
}

const usual: Parts = {
  ...{ dataId: '999', requestId: 'request-1', ts: '1704908010', type: 'payment' },
  ...{ body: '{"type":"payment"}', header: (ts, v1) => `ts=${ts},v1=${v1}` },
}

/** A notification with a valid signature over the parts it has. */
function verdictOn(
  changes: Partial<Parts>,
  moreSettings: { maxAgeMs?: number; now?: () => number } = {},
) {
  const { dataId, requestId, ts, type, body, header } = { ...usual, ...changes }
  const manifest = [
    dataId === null ? '' : `id:${dataId};`,
    requestId === null ? '' : `request-id:${requestId};`,
    `ts:${ts};`,
  ].join('')
  const v1 = createHmac('sha256', secret).update(manifest).digest('hex')
  return verifyMercadoPagoNotification(
    { ...settings, ...moreSettings },
    {
      headers: new Headers({
        'x-signature': header(ts, v1),
        ...(requestId !== null && { 'x-request-id': requestId }),
      }),
      query: new URLSearchParams({
        ...(dataId !== null && { 'data.id': dataId }),
        ...(type !== null && { type }),
      }),
      from: '203.0.113.1',
      rawBody: Buffer.from(body),
    },
  )
}

const refused = (reason: string) => ({ ok: false, reason })
const taken = (hint: object, key = 'mercado-pago|999|request-1|1704908010') => ({
  ...{ ok: true, hint, notificationKey: key },
})
const payment = { kind: 'payment', paymentId: '999' }

test('a signature is read regardless of order, spaces, capitals and extra parts', () => {
  expect(verdictOn({})).toEqual(taken(payment))
  const headers: Parts['header'][] = [
    (ts, v1) => `v1=${v1},ts=${ts}`,
    (ts, v1) => ` ts = ${ts} , v1 = ${v1} `,
    (ts, v1) => `v0=x,ts=${ts},v1=${v1.toUpperCase()},`,
  ]
  for (const header of headers) expect(verdictOn({ header })).toEqual(taken(payment))
})

test.each<[string, Parts['header']]>([
  ['no ts', (_ts, v1) => `v1=${v1}`],
  ['no v1', (ts) => `ts=${ts}`],
  ['an empty ts', (_ts, v1) => `ts=,v1=${v1}`],
  ['an empty v1', (ts) => `ts=${ts},v1=`],
  ['a name alone', (ts) => `ts=${ts},v1`],
  ['a ts of letters', (_ts, v1) => `ts=now,v1=${v1}`],
  ['letters before the ts', (ts, v1) => `ts=x${ts},v1=${v1}`],
  ['letters after the ts', (ts, v1) => `ts=${ts}x,v1=${v1}`],
  ['a ts too long', (_ts, v1) => `ts=${'1'.repeat(17)},v1=${v1}`],
  ['a v1 too short', (ts, v1) => `ts=${ts},v1=${v1.slice(1)}`],
  ['a v1 with more before it', (ts, v1) => `ts=${ts},v1=0${v1}`],
  ['a v1 with more after it', (ts, v1) => `ts=${ts},v1=${v1}0`],
])('a signature with %s is malformed', (_name, header) => {
  expect(verdictOn({ header })).toEqual(refused('malformed'))
})

test('missing parts are left out of the signed text', () => {
  expect(verdictOn({ requestId: null })).toEqual(taken(payment, 'mercado-pago|999||1704908010'))
  expect(verdictOn({ dataId: null })).toEqual(refused('unreadable'))
  expect(verdictOn({ dataId: null, requestId: null })).toEqual(refused('unreadable'))
})

test('the topic comes from the query, else from the body by its newer or older name, else is unreadable', () => {
  const unread = { type: null }
  expect(verdictOn({ type: 'chargebacks' })).toEqual(
    taken({ kind: 'dispute', disputeId: 'chargeback:999' }),
  )
  expect(verdictOn({ type: 'claims' })).toEqual(taken({ kind: 'dispute', disputeId: 'claim:999' }))
  expect(verdictOn({ ...unread, body: '{"type":"payment"}' })).toEqual(taken(payment))
  expect(verdictOn({ ...unread, body: '{"topic":"payment"}' })).toEqual(taken(payment))
  const both = '{"topic":"merchant_order","type":"payment"}'
  expect(verdictOn({ ...unread, body: both })).toEqual(taken(payment))
  for (const body of ['', '{}', '[]', '{"type":1}', '{"type']) {
    expect(verdictOn({ ...unread, body })).toEqual(refused('unreadable'))
  }
})

test('a signature may be no further in the past or future than the maximum age', () => {
  const signedAtMs = 1_704_908_010_000
  const at = (offsetMs: number) =>
    verdictOn({}, { maxAgeMs: 1_000, now: () => signedAtMs + offsetMs })
  for (const offsetMs of [-1_000, 0, 1_000]) expect(at(offsetMs)).toEqual(taken(payment))
  for (const offsetMs of [-1_001, 1_001]) {
    expect(at(offsetMs)).toEqual(refused('signature-mismatch'))
  }
  expect(verdictOn({}, { now: () => 0 })).toEqual(taken(payment))
})
