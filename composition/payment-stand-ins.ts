import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { MercadoPagoSandbox } from '#sandbox/mercado-pago/start-mercado-pago-sandbox.ts'
import type { PayPalSandbox } from '#sandbox/paypal/start-paypal-sandbox.ts'
import type { Config } from '../config.ts'

/** Credentials the stand-ins accept. They need not be secret: the stand-ins listen on this machine only. */
export const standInCredentials = {
  mercadoPago: { accessToken: 'sandbox-access-token', webhookSecret: 'sandbox-webhook-secret' },
  payPal: { clientId: 'sandbox-client', clientSecret: 'sandbox-secret', webhookId: 'SANDBOXHOOK' },
} as const

export type PaymentSettings = Pick<Config, 'port' | 'dataDir' | 'mercadoPago' | 'payPal'>

/**
 * The stand-ins' ports: always those next to the server's, so a checkout's address still works after a restart and the
 * operator's commands can find them.
 */
export function standInPorts({ port }: Pick<Config, 'port'>) {
  const first = port <= 65_533 ? port + 1 : port - 2
  return { mercadoPago: first, payPal: first + 1 }
}

/** Starts the payment stand-ins that the configuration asks for. They keep their books in the data folder. */
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

/** Starts on the usual port, or on any free one if something else has taken it. */
async function onAnyPort<T>(port: number, start: (port: number) => Promise<T>): Promise<T> {
  try {
    return await start(port)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code !== 'EADDRINUSE') throw error
    return start(0)
  }
}
