import type { AiSandbox } from '#sandbox/ai/start-ai-sandbox.ts'
import type { MailSandbox } from '#sandbox/mail/mail-sandbox.ts'
import type { MercadoPagoSandbox } from '#sandbox/mercado-pago/start-mercado-pago-sandbox.ts'
import type { PayPalSandbox } from '#sandbox/paypal/start-paypal-sandbox.ts'
import type { Config } from '../config.ts'
import { type PaymentSettings, startPaymentStandIns } from './payment-stand-ins.ts'

/** The outside services that are played on this machine; the real ones are absent. */
export interface StandIns {
  ai: AiSandbox | undefined
  mail: MailSandbox | undefined
  mercadoPago: MercadoPagoSandbox | undefined
  payPal: PayPalSandbox | undefined
  close(): Promise<void>
}

/**
 * Starts what the configuration wants played. The stand-ins are loaded only then: they need development packages, and
 * an installation without those must start once every service is real. Throws `ERR_MODULE_NOT_FOUND` otherwise.
 */
export async function startStandIns(
  config: Pick<Config, 'ai' | 'mail'> & PaymentSettings,
): Promise<StandIns> {
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
