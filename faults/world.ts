/** Where a scenario happens: one database, stand-ins of every service behind fault proxies, one clock, real servers. */
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
import type { Environment } from '../testing/project-process.ts'
import { type Clock, createClock } from './clock.ts'
import type { FaultKind, Protocol } from './fault-kinds.ts'
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts'
import { type RealServer, startRealServer } from './real-server.ts'

export const services = ['mercadoPago', 'payPal', 'mail', 'ai'] as const

type Service = (typeof services)[number]

export interface WorldOptions {
  /** A `postgres://` URL; without it the store is a SQLite file in the world's own folder. */
  databaseUrl?: string | undefined
  /** How many servers share the database; one by default. */
  instances?: number
  /** Where SQLite lives, if not in the world's own folder. */
  dataDir?: string
  /** Leaves the database empty, so the first server creates the tables. */
  isEmpty?: boolean
  /** Runs once a letter has arrived, before the mail server answers. */
  beforeMailAnswer?: () => Promise<void>
  environment?: Environment
  /** What the servers run instead of `main.ts`: its bundle, where many are started. */
  serverFile?: string
}

export interface World {
  readonly clock: Clock
  readonly standIns: PaymentStandIns
  readonly mail: SmtpPeer
  readonly ai: AiSandbox
  readonly proxies: Readonly<Record<Service, FaultProxy>>
  /** The harness's own connection to the database. */
  readonly engine: Engine
  readonly store: Store
  readonly dataDir: string
  /** One per instance, alive or dead. */
  readonly servers: readonly RealServer[]
  /** Starts an instance in place of the previous one. */
  start(instance?: number): RealServer
  /** Moves the clock of everything that is running. */
  jump(ms: number): Promise<void>
  /** From now on no faults, and every service is up. */
  heal(): void
  /** How often each fault was injected, over all services. */
  injected(): Record<FaultKind, number>
  /** Everything the servers have written so far. */
  output(): string
  close(): Promise<void>
}

/** Sets everything up, including the tables. No server is running yet. */
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
    // Certificates are only trusted from PayPal's own hosts.
    PAYPAL_VERIFICATION: 'postback',
    CHECKOUTS_PER_HOUR: '0',
    CALLS_PER_MINUTE: '0',
    GENERATIONS_PER_HOUR: '0',
    GENERATIONS_AT_ONCE: '0',
    PROMPT_CHARACTERS_PER_HOUR: '0',
    PROMPT_CHARACTERS_PER_DAY: '0',
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
      // Object.fromEntries loses the fact that every kind is present.
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
