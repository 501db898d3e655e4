import type { Config } from '../config.ts'
import { specialAccessWarning } from './special-access-warning.ts'
import type { StandIns } from './start-stand-ins.ts'

/** Tells whoever started the server where it listens, which services are stand-ins, and what still needs attention. */
export function announce(config: Config, standIns: StandIns, port: number): void {
  const lines = [`Enlace: ${config.publicUrl.origin} (${config.bindAddress}, port ${port})`]
  if (standIns.ai) {
    lines.push('Played by the sandbox: the AI service (set AI_API_KEY for a real one)')
  }
  if (standIns.mail) {
    lines.push('Played by the sandbox: mail (set SMTP_URL and MAIL_FROM for a real one)')
    lines.push(`Every letter is in the mailbox at ${standIns.mail.mailboxUrl}`)
  }
  if (standIns.mercadoPago) {
    lines.push(
      'Played by the sandbox: Mercado Pago (set MERCADOPAGO_ACCESS_TOKEN and MERCADOPAGO_WEBHOOK_SECRET for the real one)',
      `Its payments are at ${standIns.mercadoPago.apiUrl}/control`,
    )
  }
  if (standIns.payPal) {
    lines.push(
      'Played by the sandbox: PayPal (set PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET and PAYPAL_WEBHOOK_ID for the real one)',
      `Its payments are at ${standIns.payPal.apiUrl}/control`,
    )
  }
  const warning = specialAccessWarning(config)
  if (warning !== null) lines.push(warning)
  process.stdout.write(`${lines.join('\n')}\n`)
}
