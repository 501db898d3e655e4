import { createMercadoPagoPayments } from '#adapters/payments/mercado-pago/mercado-pago.ts'
import { createPayPalPayments } from '#adapters/payments/paypal/paypal.ts'
import type { Metrics } from '#server/metrics/metrics.ts'
import type { Log } from '#server/ports/log.ts'
import type { Payments } from '#server/ports/payments.ts'
import { defaultSellingTimings } from '#server/selling/seller.ts'
import { createSelling, type Selling } from '#server/selling/selling.ts'
import type { Config } from '../config.ts'
import type { OpenedAccess } from './open-access.ts'
import { standInCredentials, standInPorts } from './payment-stand-ins.ts'

export interface SellingPieces {
  config: Config
  opened: OpenedAccess
  /** Where the stand-ins listen, if not on their usual ports. */
  standInUrls?: { mercadoPago?: string | undefined; payPal?: string | undefined }
  metrics?: Pick<Metrics, 'paymentEvent'>
  log: Log
}

/** Selling through the configured providers; none is called before someone buys. */
export function openSelling(pieces: SellingPieces): Selling {
  const { config, opened, standInUrls = {}, metrics, log } = pieces
  return createSelling({
    store: opened.store,
    access: opened.access,
    payments: {
      'mercado-pago': mercadoPagoOf(config, standInUrls.mercadoPago),
      paypal: payPalOf(config, standInUrls.payPal),
    },
    publicUrl: config.publicUrl,
    checkoutsPerHour: config.checkoutsPerHour,
    withdrawalsPerYear: config.withdrawalsPerYear,
    messageIdHost: opened.settings.messageIdHost,
    log,
    onEvent: (provider, event) => metrics?.paymentEvent(provider, event),
    now: Date.now,
    timings: defaultSellingTimings,
  })
}

function mercadoPagoOf(config: Config, standInUrl: string | undefined): Payments {
  const { mercadoPago, publicUrl, port } = config
  const path = '/api/webhooks/mercadopago'
  const statementDescriptor = 'ENLACE'
  if (mercadoPago.mode === 'real') {
    const notificationUrl = new URL(path, publicUrl).href
    return createMercadoPagoPayments({ ...mercadoPago, notificationUrl, statementDescriptor })
  }
  return createMercadoPagoPayments({
    ...standInCredentials.mercadoPago,
    apiUrl: standInUrl ?? `http://127.0.0.1:${standInPorts(config).mercadoPago}`,
    notificationUrl: `http://127.0.0.1:${port}${path}`,
    statementDescriptor,
  })
}

function payPalOf(config: Config, standInUrl: string | undefined): Payments {
  const { payPal, business } = config
  const brandName = business.name ?? 'Enlace'
  if (payPal.mode === 'real') return createPayPalPayments({ ...payPal, brandName })
  const apiUrl = standInUrl ?? `http://127.0.0.1:${standInPorts(config).payPal}`
  return createPayPalPayments({
    ...standInCredentials.payPal,
    apiUrl,
    sandboxCertificateHost: new URL(apiUrl).host,
    brandName,
  })
}
