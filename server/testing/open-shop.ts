/** A small shop wired as main does (HTTP, selling, letters), over a test's database and stand-ins. */
import { createSmtpMailer } from '#adapters/mail/smtp.ts'
import { createMercadoPagoPayments } from '#adapters/payments/mercado-pago/mercado-pago.ts'
import { createPayPalPayments } from '#adapters/payments/paypal/paypal.ts'
import type { Engine } from '#adapters/store/dialects/engine.ts'
import { kyselyStore } from '#adapters/store/kysely-store.ts'
import { defaultDoorLimits } from '#core/access/door.ts'
import type { Access } from '#server/access/access.ts'
import { createAccess } from '#server/access/create-access.ts'
import { createFairUse } from '#server/access/fair-use.ts'
import { createSecrets, type Secrets } from '#server/access/secrets.ts'
import { startHttpServer } from '#server/http/http-server.ts'
import { createLetterUnsealer } from '#server/letters/letter-unsealer.ts'
import { startOutbox } from '#server/letters/outbox.ts'
import { createMetrics, type Metrics } from '#server/metrics/metrics.ts'
import type { Store } from '#server/ports/store.ts'
import { defaultSellingTimings, type SellingTimings } from '#server/selling/seller.ts'
import { createSelling, type Selling } from '#server/selling/selling.ts'
import { type LogLine, testApp } from './test-app.ts'

/** The credentials that the tests' stand-ins accept. */
export const standInCredentials = {
  mercadoPago: { accessToken: 'token', webhookSecret: 'secret' },
  payPal: { clientId: 'client', clientSecret: 'secret', webhookId: 'HOOK' },
} as const

export interface ShopSettings {
  engine: Engine
  mercadoPagoUrl: string
  payPalUrl: string
  /** 0 picks a free one. */
  port?: number
  timings?: Partial<SellingTimings>
  now?: () => number
  /** Where letters go; without it they wait in the outbox. */
  smtpUrl?: string
  /** Per network address; no limit by default, since all buyers in a test share one. */
  checkoutsPerHour?: number
  /** None by default. */
  withdrawalsPerYear?: number
  /** For one network address; none by default. */
  callsPerMinute?: number
  /** None by default. */
  generationsPerHour?: number
  /** Of prompts; none by default. */
  charactersPerHour?: number
  /** Whether notifications are followed and orders reconciled in the background. */
  works?: boolean
}

export interface Shop {
  url: string
  store: Store
  access: Access
  secrets: Secrets
  selling: Selling
  metrics: Metrics
  events: string[]
  logged: LogLine[]
  stop(): Promise<void>
}

export const testSecretKey = 'a secret key for tests, of forty-odd characters'

export async function openShop(settings: ShopSettings): Promise<Shop> {
  const { engine, mercadoPagoUrl, payPalUrl, port = 0, now = Date.now, works = true } = settings
  const store = kyselyStore(engine)
  const secrets = createSecrets(testSecretKey)
  const access = createAccess({
    store,
    secrets,
    settings: { doorLimits: defaultDoorLimits, messageIdHost: 'enlace.test' },
    now,
  })
  let fetch: (request: Request, env: object) => Response | Promise<Response> = () =>
    new Response(null, { status: 503 })
  const server = await startHttpServer({
    fetch: (request, env) => fetch(request, env),
    port,
    hostname: '127.0.0.1',
    https: false,
  })
  const url = `http://127.0.0.1:${server.port}`
  const events: string[] = []
  const { logged, ...parts } = testApp()
  const timings = { ...defaultSellingTimings, ...settings.timings }
  const selling = createSelling({
    store,
    access,
    payments: {
      'mercado-pago': createMercadoPagoPayments({
        ...standInCredentials.mercadoPago,
        apiUrl: mercadoPagoUrl,
        notificationUrl: `${url}/api/webhooks/mercadopago`,
        statementDescriptor: 'ENLACE',
        now,
      }),
      paypal: createPayPalPayments({
        ...standInCredentials.payPal,
        apiUrl: payPalUrl,
        sandboxCertificateHost: new URL(payPalUrl).host,
        brandName: 'Enlace',
        now,
      }),
    },
    publicUrl: new URL(url),
    checkoutsPerHour: settings.checkoutsPerHour ?? 0,
    withdrawalsPerYear: settings.withdrawalsPerYear ?? 0,
    messageIdHost: 'enlace.test',
    log: parts.log,
    onEvent: (provider, event) => events.push(`${provider} ${event}`),
    now,
    timings,
  })
  // Behind one proxy, so that a test can set its buyer's address.
  const metrics = createMetrics()
  const site = { publicUrl: new URL(url), trustedProxies: 1 }
  const { app } = testApp({
    ...site,
    isOutage: store.isOutage,
    access,
    selling,
    metrics,
    callsPerMinute: settings.callsPerMinute ?? 0,
    fairUse: createFairUse({
      store,
      secrets,
      limits: {
        perHour: settings.generationsPerHour ?? 0,
        atATime: 0,
        charactersPerHour: settings.charactersPerHour ?? 0,
        charactersPerDay: 0,
      },
      leaseMs: 60_000,
      now,
    }),
    now,
    log: parts.log,
  })
  fetch = app.fetch
  if (works) selling.start()
  const outbox =
    settings.smtpUrl === undefined
      ? undefined
      : startOutbox({
          store,
          mailer: createSmtpMailer({ url: settings.smtpUrl, from: 'ola@enlace.test' }),
          unsealer: createLetterUnsealer(secrets),
          site: { publicUrl: url },
          log: parts.log,
          pollMs: timings.pollMs,
          leaseMs: 6_000,
          sendTimeoutMs: 5_000,
        })
  return {
    url,
    store,
    access,
    secrets,
    selling,
    metrics,
    events,
    logged,
    stop: async () => {
      await server.stop(1_000)
      await Promise.all([selling.stop(), outbox?.stop(1_000)])
    },
  }
}
