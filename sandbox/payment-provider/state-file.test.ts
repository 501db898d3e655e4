import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startMercadoPagoSandbox } from '../mercado-pago/start-mercado-pago-sandbox.ts'
import { startPayPalSandbox } from '../paypal/start-paypal-sandbox.ts'

async function inFolder(run: (file: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'enlace-sandbox-'))
  try {
    await run(join(folder, 'books'))
  } finally {
    await rm(folder, { recursive: true })
  }
}

const json = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

test('a payment made before a restart of Mercado Pago’s stand-in can be refunded after it', () =>
  inFolder(async (stateFile) => {
    const options = { accessToken: 't', webhookSecret: 's', stateFile }
    const authorization = { authorization: 'Bearer t' }
    const before = await startMercadoPagoSandbox(options)
    const items = [{ title: 'Acesso', quantity: 1, unit_price: 99 }]
    const made = await json(`${before.apiUrl}/checkout/preferences`, { items }, authorization)
    const { id: preferenceId } = await made.json()
    const paid = await json(`${before.apiUrl}/control/pay`, { preferenceId })
    const { paymentId } = await paid.json()
    await before.close()
    const after = await startMercadoPagoSandbox(options)
    try {
      after.control.refund(paymentId)
      expect(after.control.lines()).toMatchObject([{ id: String(paymentId), keptCents: 0 }])
    } finally {
      await after.close()
    }
  }))

test('a PayPal stand-in whose file cannot be read starts afresh', () =>
  inFolder(async (stateFile) => {
    await writeFile(stateFile, 'not a state')
    const options = { clientId: 'c', clientSecret: 's', webhookId: 'W', stateFile }
    const sandbox = await startPayPalSandbox(options)
    try {
      expect(sandbox.control.lines()).toEqual([])
    } finally {
      await sandbox.close()
    }
  }))
