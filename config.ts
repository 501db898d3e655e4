/**
 * The only reader of the environment (design.md section 5). To add a variable: a line in `variables`, a line in
 * `Config`, a line in `.env.example`. An empty value counts as unset.
 */
import * as v from 'valibot'
import { type DoorLimits, defaultDoorLimits } from '#core/door.ts'
import { isPin } from '#core/pin.ts'
import { isLoopbackHostname } from '#server/loopback.ts'
import { defaultGenerationLimits, type GenerationLimits } from '#server/ports/generation-store.ts'

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

/** Who gets in, and how it is kept. */
export interface AccessConfig {
  /** `postgres://...`; without it the store is a file in the data folder. */
  databaseUrl: string | undefined
  /** Absent only on this machine: then one is made and kept in the data folder. */
  secretKey: string | undefined
  previousSecretKey: string | undefined
  specialPin: string | undefined
  doorLimits: DoorLimits
  generationLimits: GenerationLimits
  generationLeaseMs: number
}

/** Everything the process was told, checked. */
export interface Config {
  port: number
  /** Where the site is reached; an origin, without a path. */
  publicUrl: URL
  /** Whether an outside service is played by the sandbox: then the server listens on loopback only. */
  sandboxed: boolean
  dataDir: string
  /** Proxies in front of us whose `X-Forwarded-For` is believed. */
  trustedProxies: number
  access: AccessConfig
  ai: AiConfig
  aiModels: { welcome: string; ceremony: string; finalMessage: string }
  aiDeadlines: { firstTokenMs: number; silenceMs: number; wholeTextMs: number }
  /** Where a user's own key may be used from the browser, the default first. */
  aiBrowserOrigins: readonly string[]
  business: { name?: string; id?: string; address?: string }
  contact: { phone?: string; email?: string }
  reputationUrl: string | undefined
  metricsToken: string | undefined
  logLevel: string
  shutdownGraceMs: number
}

export type ConfigResult = { ok: true; config: Config } | { ok: false; problems: string[] }

const wholeNumber = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,15}$/, 'must be a whole number'),
    v.transform(Number),
    v.check((n) => n >= least && n <= most, `must be between ${least} and ${most}`),
  )

const longestMs = 3_600_000
const milliseconds = wholeNumber(1, longestMs)

/** A limit that design.md section 6 names, or another. */
const limit = (fallback: number) => v.optional(wholeNumber(0, 1_000_000_000), String(fallback))

const secretKey = v.pipe(v.string(), v.minLength(32, 'must hold at least 32 characters'))

const httpUrl = v.pipe(
  v.string(),
  v.check(isHttpUrl, 'must be an http or https address'),
  v.transform((url) => url.replace(/\/+$/, '')),
)

const origin = v.pipe(
  httpUrl,
  v.check(
    (url) => new URL(url).href === `${new URL(url).origin}/`,
    'must be an origin, without path, query or user',
  ),
  v.transform((url) => new URL(url).origin),
)

const origins = v.pipe(
  v.string(),
  v.transform((list) => list.split(/[\s,]+/).filter((entry) => entry !== '')),
  v.array(origin),
)

/** Every variable by its name; what is absent here is not read. */
const variables = v.object({
  PORT: v.optional(wholeNumber(1, 65_535), '3000'),
  PUBLIC_URL: v.optional(origin),
  SANDBOX: v.optional(v.picklist(['auto', 'on', 'off'], 'must be auto, on or off'), 'auto'),
  DATA_DIR: v.optional(v.string(), './data'),
  TRUST_PROXY: v.optional(wholeNumber(0, 10), '0'),
  DATABASE_URL: v.optional(
    v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')),
  ),
  SECRET_KEY: v.optional(secretKey),
  SECRET_KEY_PREVIOUS: v.optional(secretKey),
  SPECIAL_PIN: v.optional(
    v.pipe(v.string(), v.check(isPin, 'must be six digits, the first of them not 0')),
  ),
  DOOR_WRONG_OPENINGS_PER_DAY: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,3}(\.\d{1,9})?$/, 'must be a number such as 0.01'),
      v.transform(Number),
    ),
    String(defaultDoorLimits.wrongOpeningsPerDay),
  ),
  DOOR_DEVICE_FAILURES: limit(defaultDoorLimits.deviceFailures),
  DOOR_ACCOUNT_FAILURES_PER_DAY: limit(defaultDoorLimits.accountFailuresPerDay),
  DOOR_PAIR_FAILURES_PER_DAY: limit(defaultDoorLimits.pairFailuresPerDay),
  DOOR_LETTERS_PER_HOUR: limit(defaultDoorLimits.lettersPerHour),
  DOOR_ADDRESS_FAILURES_PER_HOUR: limit(defaultDoorLimits.addressFailuresPerHour),
  GENERATIONS_PER_HOUR: limit(defaultGenerationLimits.perHour),
  GENERATIONS_AT_ONCE: limit(defaultGenerationLimits.atATime),
  GENERATION_LEASE_MS: v.optional(milliseconds, '600000'),
  AI_BASE_URL: v.optional(httpUrl),
  AI_API_KEY: v.optional(v.string()),
  AI_MODEL_WELCOME: v.optional(v.string(), 'gpt-5.6-terra'),
  AI_MODEL_CEREMONY: v.optional(v.string(), 'gpt-5.6-terra'),
  AI_MODEL_FINAL_MESSAGE: v.optional(v.string(), 'gpt-5.6-sol'),
  FINAL_MESSAGE_BASE_URL: v.optional(httpUrl),
  FINAL_MESSAGE_API_KEY: v.optional(v.string()),
  AI_FIRST_TOKEN_TIMEOUT_MS: v.optional(milliseconds, '30000'),
  AI_SILENCE_TIMEOUT_MS: v.optional(milliseconds, '30000'),
  AI_WHOLE_TEXT_TIMEOUT_MS: v.optional(milliseconds, '180000'),
  AI_BROWSER_ORIGINS: v.optional(origins, 'https://api.openai.com'),
  BUSINESS_NAME: v.optional(v.string()),
  BUSINESS_ID: v.optional(v.string()),
  BUSINESS_ADDRESS: v.optional(v.string()),
  CONTACT_PHONE: v.optional(
    v.pipe(
      v.string(),
      v.check((phone) => phone.replace(/\D/g, '').length >= 8, 'must hold a phone number'),
    ),
  ),
  CONTACT_EMAIL: v.optional(v.pipe(v.string(), v.email('must be an e-mail address'))),
  REPUTATION_URL: v.optional(httpUrl),
  METRICS_TOKEN: v.optional(
    v.pipe(v.string(), v.minLength(16, 'must hold at least 16 characters')),
  ),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'must be trace, debug, info, warn, error, fatal or silent',
    ),
    'info',
  ),
  SHUTDOWN_GRACE_MS: v.optional(milliseconds, '30000'),
})

type Variables = v.InferOutput<typeof variables>

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
  const ai = readAi(given, local && given.SANDBOX !== 'off', problems)
  if (!local && given.AI_BROWSER_ORIGINS.some((url) => isLoopbackHostname(new URL(url).hostname))) {
    problems.push('AI_BROWSER_ORIGINS: may name a loopback address only while PUBLIC_URL is one')
  }
  if (!local && given.SECRET_KEY === undefined) {
    problems.push('SECRET_KEY: is missing (32 random characters or more; PINs are kept under it)')
  }
  if (problems.length > 0) return { ok: false, problems }
  return {
    ok: true,
    config: {
      port: given.PORT,
      publicUrl,
      sandboxed: ai.mode === 'sandbox',
      dataDir: given.DATA_DIR,
      trustedProxies: given.TRUST_PROXY,
      access: {
        databaseUrl: given.DATABASE_URL,
        secretKey: given.SECRET_KEY,
        previousSecretKey: given.SECRET_KEY_PREVIOUS,
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

function isHttpUrl(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol)
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
