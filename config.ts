/**
 * The only reader of the environment (design.md section 5). To add a variable: a line in `config/variables.ts`, a line
 * in `Config`, a line in `.env.example`. An empty value counts as unset.
 */
import * as v from 'valibot'
import type { DoorLimits } from '#core/door.ts'
import { isLoopbackHostname } from '#server/loopback.ts'
import type { GenerationLimits } from '#server/ports/generation-store.ts'
import {
  type MercadoPagoConfig,
  type PayPalConfig,
  readMercadoPago,
  readPayPal,
} from './config/payments.ts'
import { type Variables, variables } from './config/variables.ts'

/** An OpenAI-compatible service. */
export interface AiService {
  /** Up to and including the version: `https://api.openai.com/v1`. */
  baseUrl: string
  apiKey: string
}

/** Who writes the texts. */
export type AiConfig =
  | { mode: 'real'; texts: AiService; finalMessage: AiService }
  | { mode: 'sandbox' }

/** Who takes the letters. */
export type MailConfig = { mode: 'real'; smtpUrl: string; from: string } | { mode: 'sandbox' }

/** Where what we keep is kept. */
export type StoreConfig =
  | { engine: 'sqlite'; dataDir: string }
  | { engine: 'postgres'; databaseUrl: string }

/** How the door and fair use are set. */
export interface AccessConfig {
  /** The PIN of 365 days (seed section 9). */
  specialPin: string | undefined
  doorLimits: DoorLimits
  generationLimits: GenerationLimits
  /** After this long a generation's place is free again, whatever became of it. */
  generationLeaseMs: number
}

/** What access is sealed with. `local`: made once and kept in `dataDir`, on this machine's own installation. */
export type SecretKeyConfig =
  | { mode: 'given'; current: string; previous: string | undefined }
  | { mode: 'local'; previous: string | undefined }

/** Everything the process was told, checked. */
export interface Config {
  port: number
  /** Where the site is reached; an origin, without a path. */
  publicUrl: URL
  /** Whether an outside service is played by the sandbox: then the server listens on loopback only. */
  sandboxed: boolean
  dataDir: string
  store: StoreConfig
  secretKey: SecretKeyConfig
  /** Proxies in front of us whose `X-Forwarded-For` is believed. */
  trustedProxies: number
  ai: AiConfig
  aiModels: { welcome: string; ceremony: string; finalMessage: string }
  aiDeadlines: { firstTokenMs: number; silenceMs: number; wholeTextMs: number }
  /** Where a user's own key may be used from the browser, the default first. */
  aiBrowserOrigins: readonly string[]
  mail: MailConfig
  /** Checkouts that may be made for one network address in an hour; 0: no limit. */
  checkoutsPerHour: number
  mercadoPago: MercadoPagoConfig
  payPal: PayPalConfig
  access: AccessConfig
  business: { name?: string; id?: string; address?: string }
  contact: { phone?: string; email?: string }
  reputationUrl: string | undefined
  metricsToken: string | undefined
  logLevel: string
  shutdownGraceMs: number
}

export type ConfigResult = { ok: true; config: Config } | { ok: false; problems: string[] }

/** Reads and checks the environment. Every problem is found at once; no value is ever named, only variables. */
export function readConfig(
  env: Readonly<Record<string, string | undefined>> = process.env,
): ConfigResult {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const parsed = v.safeParse(variables, given)
  if (!parsed.success) {
    const problems = parsed.issues.map((issue) => `${issue.path?.[0]?.key}: ${issue.message}`)
    return { ok: false, problems: [...new Set(problems)] }
  }
  return assemble(parsed.output)
}

/** What one variable alone cannot tell: which services are real, and whether that may be. */
function assemble(given: Variables): ConfigResult {
  const problems: string[] = []
  const publicUrl = new URL(given.PUBLIC_URL ?? `http://localhost:${given.PORT}`)
  const local = isLoopbackHostname(publicUrl.hostname)
  if (given.SANDBOX === 'on' && !local) {
    problems.push('SANDBOX: may be on only while PUBLIC_URL is a loopback address')
  }
  const maySandbox = local && given.SANDBOX !== 'off'
  const ai = readAi(given, maySandbox, problems)
  const mail = readMail(given, maySandbox, problems)
  const mercadoPago = readMercadoPago(given, maySandbox, problems)
  const payPal = readPayPal(given, maySandbox, problems)
  const secretKey = readSecretKey(given, local, problems)
  if (!local && given.AI_BROWSER_ORIGINS.some((url) => isLoopbackHostname(new URL(url).hostname))) {
    problems.push('AI_BROWSER_ORIGINS: may name a loopback address only while PUBLIC_URL is one')
  }
  if (problems.length > 0) return { ok: false, problems }
  return {
    ok: true,
    config: {
      port: given.PORT,
      publicUrl,
      sandboxed: [ai, mail, mercadoPago, payPal].some(({ mode }) => mode === 'sandbox'),
      dataDir: given.DATA_DIR,
      store:
        given.DATABASE_URL === undefined
          ? { engine: 'sqlite', dataDir: given.DATA_DIR }
          : { engine: 'postgres', databaseUrl: given.DATABASE_URL },
      secretKey,
      trustedProxies: given.TRUST_PROXY,
      ai,
      aiModels: {
        welcome: given.AI_MODEL_WELCOME,
        ceremony: given.AI_MODEL_CEREMONY,
        finalMessage: given.AI_MODEL_FINAL_MESSAGE,
      },
      aiDeadlines: {
        firstTokenMs: given.AI_FIRST_TOKEN_TIMEOUT_MS,
        silenceMs: given.AI_SILENCE_TIMEOUT_MS,
        wholeTextMs: given.AI_WHOLE_TEXT_TIMEOUT_MS,
      },
      aiBrowserOrigins: given.AI_BROWSER_ORIGINS,
      mail,
      checkoutsPerHour: given.CHECKOUTS_PER_HOUR,
      mercadoPago,
      payPal,
      access: {
        specialPin: given.SPECIAL_PIN,
        doorLimits: {
          wrongOpeningsPerDay: given.DOOR_WRONG_OPENINGS_PER_DAY,
          deviceFailures: given.DOOR_DEVICE_FAILURES,
          accountFailuresPerDay: given.DOOR_ACCOUNT_FAILURES_PER_DAY,
          pairFailuresPerDay: given.DOOR_PAIR_FAILURES_PER_DAY,
          lettersPerHour: given.DOOR_LETTERS_PER_HOUR,
          addressFailuresPerHour: given.DOOR_ADDRESS_FAILURES_PER_HOUR,
        },
        generationLimits: {
          perHour: given.GENERATIONS_PER_HOUR,
          atATime: given.GENERATIONS_AT_ONCE,
        },
        generationLeaseMs: given.GENERATION_LEASE_MS,
      },
      business: present({
        name: given.BUSINESS_NAME,
        id: given.BUSINESS_ID,
        address: given.BUSINESS_ADDRESS,
      }),
      contact: present({ phone: given.CONTACT_PHONE, email: given.CONTACT_EMAIL }),
      reputationUrl: given.REPUTATION_URL,
      metricsToken: given.METRICS_TOKEN,
      logLevel: given.LOG_LEVEL,
      shutdownGraceMs: given.SHUTDOWN_GRACE_MS,
    },
  }
}

/**
 * The service of the texts: the real one once a key is given, the sandbox where nothing is configured and it may play.
 * A half-configured service is a problem everywhere. One service's key is never sent to another's address.
 */
function readAi(given: Variables, maySandbox: boolean, problems: string[]): AiConfig {
  if (given.SANDBOX === 'on') return { mode: 'sandbox' }
  const named = [
    given.AI_BASE_URL,
    given.AI_API_KEY,
    given.FINAL_MESSAGE_BASE_URL,
    given.FINAL_MESSAGE_API_KEY,
  ].some((value) => value !== undefined)
  if (!named && maySandbox) return { mode: 'sandbox' }
  if (given.AI_API_KEY === undefined) {
    problems.push('AI_API_KEY: is missing (the key of the service that writes the texts)')
  }
  if (given.FINAL_MESSAGE_BASE_URL !== undefined && given.FINAL_MESSAGE_API_KEY === undefined) {
    problems.push(
      'FINAL_MESSAGE_API_KEY: is missing (FINAL_MESSAGE_BASE_URL names its own service)',
    )
  }
  const texts = {
    baseUrl: given.AI_BASE_URL ?? 'https://api.openai.com/v1',
    apiKey: given.AI_API_KEY ?? '',
  }
  return {
    mode: 'real',
    texts,
    finalMessage: {
      baseUrl: given.FINAL_MESSAGE_BASE_URL ?? texts.baseUrl,
      apiKey: given.FINAL_MESSAGE_API_KEY ?? texts.apiKey,
    },
  }
}

/** The mail server: the real one once it is named, the sandbox where nothing is configured and it may play. */
function readMail(given: Variables, maySandbox: boolean, problems: string[]): MailConfig {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from } = given
  if (given.SANDBOX === 'on') return { mode: 'sandbox' }
  if (smtpUrl === undefined && from === undefined && maySandbox) return { mode: 'sandbox' }
  if (smtpUrl === undefined) problems.push('SMTP_URL: is missing (the server that sends letters)')
  if (from === undefined) problems.push('MAIL_FROM: is missing (who the letters are from)')
  return { mode: 'real', smtpUrl: smtpUrl ?? '', from: from ?? '' }
}

function readSecretKey(given: Variables, local: boolean, problems: string[]): SecretKeyConfig {
  const { SECRET_KEY: current, SECRET_KEY_PREVIOUS: previous } = given
  if (current !== undefined) return { mode: 'given', current, previous }
  if (!local) {
    problems.push(
      'SECRET_KEY: is missing (32 random characters or more, kept outside the database)',
    )
  }
  return { mode: 'local', previous }
}

/** The entries that have a value. */
function present<K extends string>(
  entries: Record<K, string | undefined>,
): Partial<Record<K, string>> {
  const kept: Partial<Record<K, string>> = {}
  for (const key in entries) {
    const value = entries[key]
    if (value !== undefined) kept[key] = value
  }
  return kept
}
