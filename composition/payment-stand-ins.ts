import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { MercadoPagoSandbox } from '#sandbox/mercado-pago/start-mercado-pago-sandbox.ts'
import type { PayPalSandbox } from '#sandbox/paypal/start-paypal-sandbox.ts'
import type { Config } from '../config.ts'

/** What the stand-ins take; secret from nobody, since they listen on this machine only. */
export const standInCredentials = {
  mercadoPago: { accessToken: 'sandbox-access-token', webhookSecret: 'sandbox-webhook-secret' },
  payPal: { clientId: 'sandbox-client', clientSecret: 'sandbox-secret', webhookId: 'SANDBOXHOOK' },
} as const

export type PaymentSettings = Pick<Config, 'port' | 'dataDir' | 'mercadoPago' | 'payPal'>

/**
 * Ports of the stand-ins: always the same ones beside the server's, so that a checkout's address still leads somewhere
 * after a restart, and the operator's commands find them.
 */
export function standInPorts({ port }: Pick<Config, 'port'>) {
  const first = port <= 65_533 ? port + 1 : port - 2
  return { mercadoPago: first, payPal: first + 1 }
}

/** Starts those that the configuration wants played. They keep their books in the data folder. */
export async function startPaymentStandIns(settings: PaymentSettings): Promise<{
  mercadoPago: MercadoPagoSandbox | undefined
  payPal: PayPalSandbox | undefined
}> {
  const { mercadoPago, payPal, dataDir, port } = settings
  const ports = standInPorts(settings)
  if (mercadoPago.mode === 'sandbox' || payPal.mode === 'sandbox') {
    mkdirSync(dataDir, { recursive: true })
  }
  const fileOf = (name: string) => join(dataDir, `sandbox-${name}.books`)
  return {
    mercadoPago:
      mercadoPago.mode === 'sandbox'
        ? await onAnyPort(ports.mercadoPago, async (free) => {
            const { startMercadoPagoSandbox } = await import(
              '#sandbox/mercado-pago/start-mercado-pago-sandbox.ts'
            )
            return startMercadoPagoSandbox({
              ...standInCredentials.mercadoPago,
              port: free,
              stateFile: fileOf('mercado-pago'),
            })
          })
        : undefined,
    payPal:
      payPal.mode === 'sandbox'
        ? await onAnyPort(ports.payPal, async (free) => {
            const { startPayPalSandbox } = await import('#sandbox/paypal/start-paypal-sandbox.ts')
            return startPayPalSandbox({
              ...standInCredentials.payPal,
              port: free,
              stateFile: fileOf('paypal'),
              webhookUrl: `http://127.0.0.1:${port}/api/webhooks/paypal`,
            })
          })
        : undefined,
  }
}

/** On its own port, or on any free one where something else has taken that. */
async function onAnyPort<T>(port: number, start: (port: number) => Promise<T>): Promise<T> {
  try {
    return await start(port)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code !== 'EADDRINUSE') throw error
    return start(0)
  }
}
