/** What a scenario happens in: one database, stand-ins of every service behind fault proxies, one clock, real servers. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type SmtpPeer, startSmtpPeer } from '#adapters/mail/testing/smtp-peer.ts'
import type { Engine } from '#adapters/store/dialects/engine.ts'
import { kyselyStore } from '#adapters/store/kysely-store.ts'
import { applyMigrations } from '#adapters/store/migrations/apply-migrations.ts'
import { openAddress } from '#adapters/store/testing/open-address.ts'
import { type AiSandbox, startAiSandbox } from '#sandbox/ai/start-ai-sandbox.ts'
import type { Store } from '#server/ports/store.ts'
import { standInCredentials } from '#server/testing/open-shop.ts'
import { type PaymentStandIns, startPaymentStandIns } from '#server/testing/test-shop.ts'
import { freePort } from '../scripts/free-port.ts'
import { specialPin } from '../scripts/special-session.ts'
import { type Clock, createClock } from './clock.ts'
import type { FaultKind, Protocol } from './fault-kinds.ts'
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts'
import { type Environment, type RealServer, startRealServer } from './real-server.ts'

export const services = ['mercadoPago', 'payPal', 'mail', 'ai'] as const

export type Service = (typeof services)[number]

export interface WorldOptions {
  /** A `postgres://` URL; without one the store is a SQLite file in a folder of the world's. */
  databaseUrl?: string | undefined
  /** Servers over the database; one by default. */
  instances?: number
  /** Where SQLite lives, if not in a folder of the world's. */
  dataDir?: string
  /** Leaves the database empty: the first server makes the tables. */
  isEmpty?: boolean
  /** Runs once a letter has arrived and before the mail server answers. */
  beforeMailAnswer?: () => Promise<void>
  environment?: Environment
  /** What the servers run, if not `main.ts`: its bundle, where many are started. */
  serverFile?: string
}

export interface World {
  readonly clock: Clock
  readonly standIns: PaymentStandIns
  readonly mail: SmtpPeer
  readonly ai: AiSandbox
  readonly proxies: Readonly<Record<Service, FaultProxy>>
  /** The harness's own look into the database. */
  readonly engine: Engine
  readonly store: Store
  readonly dataDir: string
  /** One for each instance, alive or dead. */
  readonly servers: readonly RealServer[]
  /** Starts an instance, in the place of the one that was there. */
  start(instance?: number): RealServer
  /** Sets the clock of everything that lives. */
  jump(ms: number): Promise<void>
  /** No faults from now on, and every service is there. */
  heal(): void
  /** How often each fault was injected, over all services. */
  injected(): Record<FaultKind, number>
  /** All that every server has written so far. */
  output(): string
  close(): Promise<void>
}

/** Sets everything up, the tables too. No server runs yet. */
export async function createWorld(options: WorldOptions = {}): Promise<World> {
  const { databaseUrl, instances = 1 } = options
  const folder = mkdtempSync(join(tmpdir(), 'enlace-faults-'))
  const dataDir = options.dataDir ?? folder
  const clock = createClock()
  const standIns = await startPaymentStandIns(clock.now)
  const mail = await startSmtpPeer(
    options.beforeMailAnswer ? { beforeAnswer: options.beforeMailAnswer } : {},
  )
  const pace = { firstTokenMs: 20, wordsPerSecond: 400 }
  const ai = await startAiSandbox({ pace, retryAfterSeconds: 0 })
  const proxies = {
    mercadoPago: await proxyOf('http', standIns.mercadoPago.apiUrl),
    payPal: await proxyOf('http', standIns.payPal.apiUrl),
    mail: await proxyOf('smtp', mail.url),
    ai: await proxyOf('http', ai.baseUrl),
  }
  const engine = await openAddress(databaseUrl ?? join(dataDir, 'enlace.db'))
  if (!options.isEmpty) await applyMigrations(engine, clock.now())
  const ports: number[] = []
  for (let instance = 0; instance < instances; instance += 1) ports.push(await freePort())
  standIns.payPal.control.webhookUrl = `http://127.0.0.1:${ports[0]}/api/webhooks/paypal`
  const servers: RealServer[] = []
  let outputOfTheDead = ''

  const environment: Environment = {
    DATA_DIR: dataDir,
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    SECRET_KEY: 'a secret key of the fault harness, long enough',
    SPECIAL_PIN: specialPin,
    CONTACT_EMAIL: 'operator@example.org',
    AI_BASE_URL: `http://127.0.0.1:${proxies.ai.port}/v1`,
    AI_API_KEY: 'sandbox',
    AI_FIRST_TOKEN_TIMEOUT_MS: '2000',
    AI_SILENCE_TIMEOUT_MS: '2000',
    SMTP_URL: `smtp://127.0.0.1:${proxies.mail.port}`,
    MAIL_FROM: 'ola@enlace.example',
    MERCADOPAGO_API_URL: `http://127.0.0.1:${proxies.mercadoPago.port}`,
    MERCADOPAGO_ACCESS_TOKEN: standInCredentials.mercadoPago.accessToken,
    MERCADOPAGO_WEBHOOK_SECRET: standInCredentials.mercadoPago.webhookSecret,
    PAYPAL_API_URL: `http://127.0.0.1:${proxies.payPal.port}`,
    PAYPAL_CLIENT_ID: standInCredentials.payPal.clientId,
    PAYPAL_CLIENT_SECRET: standInCredentials.payPal.clientSecret,
    PAYPAL_WEBHOOK_ID: standInCredentials.payPal.webhookId,
    // Certificates are believed from PayPal's own hosts only.
    PAYPAL_VERIFICATION: 'postback',
    CHECKOUTS_PER_HOUR: '0',
    GENERATIONS_PER_HOUR: '0',
    GENERATIONS_AT_ONCE: '0',
    ...options.environment,
  }

  return {
    clock,
    standIns,
    mail,
    ai,
    proxies,
    engine,
    store: kyselyStore(engine),
    dataDir,
    servers,
    start: (instance = 0) => {
      outputOfTheDead += servers[instance]?.output() ?? ''
      const port = ports[instance]
      if (port === undefined) throw new Error(`there is no instance ${instance}`)
      const own = { PUBLIC_URL: `http://127.0.0.1:${port}`, ...environment }
      const server = startRealServer({ port, environment: own, clock, file: options.serverFile })
      servers[instance] = server
      return server
    },
    jump: async (ms) => {
      clock.jump(ms)
      await Promise.all(servers.map((server) => server.setClock()))
    },
    heal: () => {
      standIns.mercadoPago.control.clearFaults()
      standIns.payPal.control.clearFaults()
      for (const service of services) {
        proxies[service].isDown = false
        proxies[service].plan = () => undefined
        proxies[service].latencyMs = () => 0
      }
    },
    injected: () => {
      const sum = (kind: FaultKind) =>
        services.reduce((total, service) => total + proxies[service].injected[kind], 0)
      const kinds = Object.keys(proxies.ai.injected) as FaultKind[]
      // Object.fromEntries forgets that every kind is there.
      return Object.fromEntries(kinds.map((kind) => [kind, sum(kind)])) as Record<FaultKind, number>
    },
    output: () => outputOfTheDead + servers.map((server) => server.output()).join(''),
    close: async () => {
      await Promise.all(servers.filter((server) => server.isAlive()).map((one) => one.kill()))
      await Promise.all(services.map((service) => proxies[service].close()))
      await Promise.all([standIns.close(), mail.close(), ai.close(), engine.close()])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function proxyOf(protocol: Protocol, url: string): Promise<FaultProxy> {
  const { hostname, port } = new URL(url)
  return startFaultProxy({ protocol, host: hostname, port: Number(port) })
}
