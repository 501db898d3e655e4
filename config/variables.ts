/** Every environment variable, by name; others are not read. */
import * as v from 'valibot'
import { defaultDoorLimits } from '#core/access/door.ts'
import { isPin } from '#core/access/pin.ts'
import { defaultCallsPerMinute } from '#server/http/call-limit.ts'
import { defaultGenerationLimits } from '#server/ports/generation-store.ts'
import { defaultCheckoutsPerHour, defaultWithdrawalsPerYear } from '#server/ports/order-store.ts'
import { charactersOfLongestCall } from '#writer/call-most.ts'
import { dialectNames } from '#writer/dialects/dialect-of.ts'
import {
  decimalNumber,
  httpUrl,
  ipAddress,
  milliseconds,
  origin,
  origins,
  postgresUrl,
  secretKey,
  sender,
  smtpUrl,
  wholeNumber,
} from './values.ts'

const limit = wholeNumber(0, 1_000_000_000)
/** Below what one long call may send, its author would wait for ever. */
const promptCharacters = v.pipe(
  limit,
  v.check(
    (characters) => characters === 0 || characters >= charactersOfLongestCall,
    `must be 0 or at least ${charactersOfLongestCall}`,
  ),
)

export const variables = v.object({
  PORT: v.optional(wholeNumber(1, 65_535), '3000'),
  BIND_ADDRESS: v.optional(ipAddress, '127.0.0.1'),
  PUBLIC_URL: v.optional(origin),
  SANDBOX: v.optional(v.picklist(['auto', 'on', 'off'], 'must be auto, on or off'), 'auto'),
  DATA_DIR: v.optional(v.string(), './data'),
  DATABASE_URL: v.optional(postgresUrl),
  DATABASE_STATEMENT_TIMEOUT_MS: v.optional(milliseconds, '10000'),
  SECRET_KEY: v.optional(secretKey),
  SECRET_KEY_PREVIOUS: v.optional(secretKey),
  TRUST_PROXY: v.optional(wholeNumber(0, 10), '0'),
  CALLS_PER_MINUTE: v.optional(limit, `${defaultCallsPerMinute}`),
  AI_BASE_URL: v.optional(httpUrl),
  AI_API_KEY: v.optional(v.string()),
  AI_MODEL: v.optional(v.string(), 'gpt-5.6-terra'),
  AI_DIALECT: v.optional(
    v.picklist(['auto', ...dialectNames], `must be auto, ${dialectNames.join(', ')}`),
    'auto',
  ),
  AI_CONTEXT_TOKENS: v.optional(wholeNumber(2_048, 100_000_000)),
  AI_FIRST_TOKEN_TIMEOUT_MS: v.optional(milliseconds),
  AI_SILENCE_TIMEOUT_MS: v.optional(milliseconds),
  AI_WHOLE_TEXT_TIMEOUT_MS: v.optional(milliseconds),
  AI_TEXT_MAX_CHARACTERS: v.optional(wholeNumber(1_000, 1_000_000), '40000'),
  AI_PRICE_INPUT: v.optional(decimalNumber(0, 10_000)),
  AI_PRICE_OUTPUT: v.optional(decimalNumber(0, 10_000)),
  AI_BROWSER_ORIGINS: v.optional(origins, 'https://api.openai.com'),
  SMTP_URL: v.optional(smtpUrl),
  MAIL_FROM: v.optional(sender),
  MERCADOPAGO_ACCESS_TOKEN: v.optional(v.string()),
  MERCADOPAGO_WEBHOOK_SECRET: v.optional(v.string()),
  MERCADOPAGO_API_URL: v.optional(httpUrl),
  PAYPAL_CLIENT_ID: v.optional(v.string()),
  PAYPAL_CLIENT_SECRET: v.optional(v.string()),
  PAYPAL_WEBHOOK_ID: v.optional(v.string()),
  PAYPAL_API_URL: v.optional(httpUrl),
  PAYPAL_VERIFICATION: v.optional(
    v.picklist(['certificate', 'postback'], 'must be certificate or postback'),
    'certificate',
  ),
  CHECKOUTS_PER_HOUR: v.optional(limit, `${defaultCheckoutsPerHour}`),
  WITHDRAWALS_PER_YEAR: v.optional(limit, `${defaultWithdrawalsPerYear}`),
  SPECIAL_PIN: v.optional(
    v.pipe(v.string(), v.check(isPin, 'must be six digits, the first not 0')),
  ),
  GENERATIONS_PER_HOUR: v.optional(limit, `${defaultGenerationLimits.perHour}`),
  GENERATIONS_AT_ONCE: v.optional(limit, `${defaultGenerationLimits.atATime}`),
  PROMPT_CHARACTERS_PER_HOUR: v.optional(
    promptCharacters,
    `${defaultGenerationLimits.charactersPerHour}`,
  ),
  PROMPT_CHARACTERS_PER_DAY: v.optional(
    promptCharacters,
    `${defaultGenerationLimits.charactersPerDay}`,
  ),
  GENERATION_LEASE_MS: v.optional(milliseconds),
  DOOR_WRONG_OPENINGS_PER_DAY: v.optional(
    decimalNumber(0, 1_000),
    `${defaultDoorLimits.wrongOpeningsPerDay}`,
  ),
  DOOR_DEVICE_FAILURES: v.optional(limit, `${defaultDoorLimits.deviceFailures}`),
  DOOR_ACCOUNT_FAILURES_PER_DAY: v.optional(limit, `${defaultDoorLimits.accountFailuresPerDay}`),
  DOOR_PAIR_FAILURES_PER_DAY: v.optional(limit, `${defaultDoorLimits.pairFailuresPerDay}`),
  DOOR_LETTERS_PER_HOUR: v.optional(limit, `${defaultDoorLimits.lettersPerHour}`),
  DOOR_LETTERS_PER_DAY: v.optional(limit, `${defaultDoorLimits.lettersPerDay}`),
  DOOR_REMINDERS_PER_HOUR: v.optional(limit, `${defaultDoorLimits.remindersPerHour}`),
  DOOR_ADDRESS_FAILURES_PER_HOUR: v.optional(limit, `${defaultDoorLimits.addressFailuresPerHour}`),
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

/** The environment once each variable is valid by itself. */
export type Variables = v.InferOutput<typeof variables>
