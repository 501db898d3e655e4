import type { AiSandbox } from '#sandbox/ai/start-ai-sandbox.ts'
import type { MailSandbox } from '#sandbox/mail/mail-sandbox.ts'
import type { MercadoPagoSandbox } from '#sandbox/mercado-pago/start-mercado-pago-sandbox.ts'
import type { PayPalSandbox } from '#sandbox/paypal/start-paypal-sandbox.ts'
import type { Config } from '../config.ts'
import type { StartFailure } from './or-exit.ts'
import { type PaymentSettings, startPaymentStandIns } from './payment-stand-ins.ts'

/** The stand-ins on this machine; undefined where the service is real. */
export interface StandIns {
  ai: AiSandbox | undefined
  mail: MailSandbox | undefined
  mercadoPago: MercadoPagoSandbox | undefined
  payPal: PayPalSandbox | undefined
  close(): Promise<void>
}

type StandInSettings = Pick<Config, 'ai' | 'mail'> & PaymentSettings

/**
 * Starts the stand-ins that the configuration asks for. They are loaded only then, because they need development
 * packages, and an installation without those must start once every service is real.
 */
export async function startStandIns(
  config: StandInSettings,
): Promise<{ ok: true; standIns: StandIns } | StartFailure> {
  try {
    return { ok: true, standIns: await startPlayed(config) }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code !== 'ERR_MODULE_NOT_FOUND') throw error
    return {
      ok: false,
      sentence:
        'The sandbox is not part of this installation. Configure every service (.env.example), or run npm ci.',
    }
  }
}

async function startPlayed(config: StandInSettings): Promise<StandIns> {
  const ai =
    config.ai.mode === 'sandbox'
      ? await (await import('#sandbox/ai/start-ai-sandbox.ts')).startAiSandbox()
      : undefined
  const mail =
    config.mail.mode === 'sandbox'
      ? await (await import('#sandbox/mail/mail-sandbox.ts')).startMailSandbox()
      : undefined
  const { mercadoPago, payPal } = await startPaymentStandIns(config)
  return {
    ai,
    mail,
    mercadoPago,
    payPal,
    close: async () => {
      await Promise.all([ai?.close(), mail?.close(), mercadoPago?.close(), payPal?.close()])
    },
  }
}
