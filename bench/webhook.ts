/**
 * A notification is answered once it is durably kept: under 50 ms for 99 of 100, at 100 a second for ten seconds. The
 * server is a process of its own, over the embedded database. Run by `npm run bench webhook`.
 */
import { createHmac, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startSmtpPeer } from '#adapters/mail/testing/smtp-peer.ts'
import { standInCredentials } from '#server/testing/open-shop.ts'
import { startShopProcess } from '#server/testing/shop-processes.ts'
import { startPaymentStandIns } from '#server/testing/test-shop.ts'
import type { Figure } from './figure.ts'

const perSecond = 100
const seconds = 10
const warmUp = 100
const goalMs = 50

/** Time from sending a notification to its whole answer, p50 and p99. */
export async function measure(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'enlace-webhook-'))
  const standIns = await startPaymentStandIns()
  const mail = await startSmtpPeer()
  const shop = await startShopProcess({
    address: join(folder, 'enlace.db'),
    mercadoPagoUrl: standIns.mercadoPago.apiUrl,
    payPalUrl: standIns.payPal.apiUrl,
    smtpUrl: mail.url,
  })
  try {
    for (let sent = 0; sent < warmUp; sent += 1) await sendOne(shop.url, sent)
    const startedAt = performance.now()
    const answers: Promise<number>[] = []
    for (let sent = 0; sent < perSecond * seconds; sent += 1) {
      const dueMs = startedAt + (sent * 1_000) / perSecond - performance.now()
      if (dueMs > 0) await wait(dueMs)
      answers.push(sendOne(shop.url, warmUp + sent))
    }
    const durationsMs = (await Promise.all(answers)).sort((one, other) => one - other)
    const at = (share: number) => durationsMs[Math.ceil(durationsMs.length * share) - 1] ?? 0
    const name = `Notification kept and answered, ${perSecond}/s`
    return [
      { name: `${name}, p50`, value: at(0.5), unit: 'ms' },
      { name: `${name}, p99`, value: at(0.99), unit: 'ms', goal: goalMs },
    ]
  } finally {
    await shop.end()
    await mail.close()
    await standIns.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A genuine notification about a payment of its own, which the provider does not know. */
async function sendOne(url: string, number: number): Promise<number> {
  const id = String(9_000_000_000 + number)
  const requestId = randomUUID()
  const ts = Math.floor(Date.now() / 1_000)
  const { webhookSecret } = standInCredentials.mercadoPago
  const v1 = createHmac('sha256', webhookSecret)
    .update(`id:${id};request-id:${requestId};ts:${ts};`)
    .digest('hex')
  const startedAt = performance.now()
  const answer = await fetch(`${url}/api/webhooks/mercadopago?data.id=${id}&type=payment`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-request-id': requestId,
      'x-signature': `ts=${ts},v1=${v1}`,
    },
    body: JSON.stringify({ type: 'payment', action: 'payment.updated', data: { id } }),
  })
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`a genuine notification was answered ${answer.status}`)
  return performance.now() - startedAt
}
