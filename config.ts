/**
 * The only reader of the environment (docs/design/shape.md section 6). To add a variable, add a line in
 * `config/variables.ts`, one in `Config` and one in `.env.example`. An empty value counts as unset.
 */
import * as v from 'valibot'
import type { DoorLimits } from '#core/access/door.ts'
import { isLoopbackHostname } from '#server/http/loopback.ts'
import type { GenerationLimits } from '#server/ports/generation-store.ts'
import { type AiConfig, generationLease, readAi } from './config/ai.ts'
import { type BusinessConfig, type ContactConfig, readBusiness } from './config/business.ts'
import { formerSettings } from './config/former-settings.ts'
import {
  type MercadoPagoConfig,
  type PayPalConfig,
  readMercadoPago,
  readPayPal,
} from './config/payments.ts'
import { type Variables, variables } from './config/variables.ts'

/** The server that takes the letters. */
export type MailConfig = { mode: 'real'; smtpUrl: string; from: string } | { mode: 'sandbox' }

/** The database that stores our data. */
export type StoreConfig =
  | { engine: 'sqlite'; dataDir: string }
  | { engine: 'postgres'; databaseUrl: string; statementTimeoutMs: number }

/** Settings for logins and fair use. */
export interface AccessConfig {
  /** The PIN that opens a special session of 365 days (docs/specification.md section 9). */
  specialPin: string | undefined
  doorLimits: DoorLimits
  generationLimits: GenerationLimits
  /** How long until a generation's place is free again, however it ended. */
  generationLeaseMs: number
}

/** The key that access is sealed with. `local`: made once, kept in `dataDir`, for an installation on this machine. */
export type SecretKeyConfig =
  | { mode: 'given'; current: string; previous: string | undefined }
  | { mode: 'local'; previous: string | undefined }

/** Everything the environment says, validated. */
export interface Config {
  port: number
  /** The IP address that the server listens on. */
  bindAddress: string
  /** The site's public address; an origin, without a path. */
  publicUrl: URL
  /** Whether the sandbox stands in for any outside service; the server then listens on loopback only. */
  sandboxed: boolean
  dataDir: string
  store: StoreConfig
  secretKey: SecretKeyConfig
  /** How many proxies in front of us have their `X-Forwarded-For` believed. */
  trustedProxies: number
  /** API calls a network address may make per minute; 0: no limit. */
  callsPerMinute: number
  ai: AiConfig
  /** The model that is asked for everything. */
  aiModel: string
  /** Where one is missing, the writer's usual one for that service. */
  aiDeadlines: { firstTokenMs?: number; silenceMs?: number; wholeTextMs?: number }
  /** The longest text accepted from a service. */
  aiTextMaxCharacters: number
  /** What a million tokens cost, where both prices are set: only for the figures. */
  aiPrices: { input: number; output: number } | undefined
  /** Where a user's own key may be used from the browser, the default first. */
  aiBrowserOrigins: readonly string[]
  mail: MailConfig
  /** Checkouts a network address may open per hour; 0: no limit. */
  checkoutsPerHour: number
  /** Withdrawals per person and year that are refunded automatically; 0: all. */
  withdrawalsPerYear: number
  mercadoPago: MercadoPagoConfig
  payPal: PayPalConfig
  access: AccessConfig
  business: BusinessConfig
  contact: ContactConfig
  reputationUrl: string | undefined
  metricsToken: string | undefined
  logLevel: string
  shutdownGraceMs: number
}

export type ConfigResult = { ok: true; config: Config } | { ok: false; problems: string[] }

/** Reads and checks the environment. Finds every problem at once; names only variables, never values. */
export function readConfig(
  env: Readonly<Record<string, string | undefined>> = process.env,
): ConfigResult {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const former = formerSettings(given)
  const parsed = v.safeParse(variables, given)
  if (!parsed.success) {
    const problems = parsed.issues.map((issue) => `${issue.path?.[0]?.key}: ${issue.message}`)
    return { ok: false, problems: [...new Set([...problems, ...former])] }
  }
  return assemble(parsed.output, former)
}

/** What no single variable can tell: which services are real, and whether that is allowed. */
function assemble(given: Variables, former: readonly string[]): ConfigResult {
  const problems: string[] = [...former]
  const publicUrl = new URL(given.PUBLIC_URL ?? `http://localhost:${given.PORT}`)
  const local = isLoopbackHostname(publicUrl.hostname)
  if (given.SANDBOX === 'on' && !local) {
    problems.push('SANDBOX: may be on only while PUBLIC_URL is a loopback address')
  }
  if (!local && publicUrl.protocol !== 'https:') {
    problems.push('PUBLIC_URL: must be https, unless it is a loopback address')
  }
  const maySandbox = local && given.SANDBOX !== 'off'
  const ai = readAi(given, maySandbox, problems)
  const generationLeaseMs = generationLease(given, ai, problems)
  const mail = readMail(given, maySandbox, problems)
  const mercadoPago = readMercadoPago(given, maySandbox, problems)
  const payPal = readPayPal(given, maySandbox, problems)
  const secretKey = readSecretKey(given, local, problems)
  const { business, contact } = readBusiness(given, !local, problems)
  if (!local && given.AI_BROWSER_ORIGINS.some((url) => isLoopbackHostname(new URL(url).hostname))) {
    problems.push('AI_BROWSER_ORIGINS: may name a loopback address only while PUBLIC_URL is one')
  }
  if (problems.length > 0) return { ok: false, problems }
  const sandboxed = [ai, mail, mercadoPago, payPal].some(({ mode }) => mode === 'sandbox')
  return {
    ok: true,
    config: {
      port: given.PORT,
      // A stand-in must never be reachable from another machine (docs/design/shape.md section 6).
      bindAddress: sandboxed ? '127.0.0.1' : given.BIND_ADDRESS,
      publicUrl,
      sandboxed,
      dataDir: given.DATA_DIR,
      store:
        given.DATABASE_URL === undefined
          ? { engine: 'sqlite', dataDir: given.DATA_DIR }
          : {
              engine: 'postgres',
              databaseUrl: given.DATABASE_URL,
              statementTimeoutMs: given.DATABASE_STATEMENT_TIMEOUT_MS,
            },
      secretKey,
      trustedProxies: given.TRUST_PROXY,
      callsPerMinute: given.CALLS_PER_MINUTE,
      ai,
      aiModel: given.AI_MODEL,
      aiDeadlines: {
        ...(given.AI_FIRST_TOKEN_TIMEOUT_MS && { firstTokenMs: given.AI_FIRST_TOKEN_TIMEOUT_MS }),
        ...(given.AI_SILENCE_TIMEOUT_MS && { silenceMs: given.AI_SILENCE_TIMEOUT_MS }),
        ...(given.AI_WHOLE_TEXT_TIMEOUT_MS && { wholeTextMs: given.AI_WHOLE_TEXT_TIMEOUT_MS }),
      },
      aiTextMaxCharacters: given.AI_TEXT_MAX_CHARACTERS,
      aiPrices:
        given.AI_PRICE_INPUT === undefined || given.AI_PRICE_OUTPUT === undefined
          ? undefined
          : { input: given.AI_PRICE_INPUT, output: given.AI_PRICE_OUTPUT },
      aiBrowserOrigins: given.AI_BROWSER_ORIGINS,
      mail,
      checkoutsPerHour: given.CHECKOUTS_PER_HOUR,
      withdrawalsPerYear: given.WITHDRAWALS_PER_YEAR,
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
          lettersPerDay: given.DOOR_LETTERS_PER_DAY,
          remindersPerHour: given.DOOR_REMINDERS_PER_HOUR,
          addressFailuresPerHour: given.DOOR_ADDRESS_FAILURES_PER_HOUR,
        },
        generationLimits: {
          perHour: given.GENERATIONS_PER_HOUR,
          atATime: given.GENERATIONS_AT_ONCE,
          charactersPerHour: given.PROMPT_CHARACTERS_PER_HOUR,
          charactersPerDay: given.PROMPT_CHARACTERS_PER_DAY,
        },
        generationLeaseMs,
      },
      business,
      contact,
      reputationUrl: given.REPUTATION_URL,
      metricsToken: given.METRICS_TOKEN,
      logLevel: given.LOG_LEVEL,
      shutdownGraceMs: given.SHUTDOWN_GRACE_MS,
    },
  }
}

/** The mail server: real once configured, the sandbox where nothing is configured and the sandbox is allowed. */
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
