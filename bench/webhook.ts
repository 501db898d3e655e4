/**
 * A notification is answered once it is durably stored: under 50 ms for 99 of 100, at 100 a second for ten seconds. The
 * server is its own process, over the embedded database. `npm run bench -- webhook`.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startSmtpPeer } from '#adapters/mail/testing/smtp-peer.ts'
import { startShopProcess } from '#server/testing/shop-processes.ts'
import { startPaymentStandIns } from '#server/testing/test-shop.ts'
import type { Figure } from './figure.ts'
import { notification } from './notification.ts'
import { percentile } from './percentile.ts'

const perSecond = 100
const seconds = 10
const warmUp = 100
const goalMs = 50

/** Time from sending a notification until its whole answer, p50 and p99. */
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
    const durationsMs = await Promise.all(answers)
    const name = `Notification kept and answered, ${perSecond}/s`
    return [
      { name: `${name}, p50`, value: percentile(durationsMs, 0.5), unit: 'ms' },
      { name: `${name}, p99`, value: percentile(durationsMs, 0.99), unit: 'ms', goal: goalMs },
    ]
  } finally {
    await shop.end()
    await mail.close()
    await standIns.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function sendOne(url: string, number: number): Promise<number> {
  const { method, path, headers, json } = notification(number)
  const startedAt = performance.now()
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(json),
  })
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`a genuine notification was answered ${answer.status}`)
  return performance.now() - startedAt
}
