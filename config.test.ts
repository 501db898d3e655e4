import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { defaultDoorLimits } from '#core/door.ts'
import { defaultGenerationLimits } from '#server/ports/generation-store.ts'
import { type Config, readConfig } from './config.ts'

function configOf(env: Record<string, string | undefined>): Config {
  const result = readConfig(env)
  if (!result.ok) throw new Error(result.problems.join('\n'))
  return result.config
}

function problemsOf(env: Record<string, string | undefined>): string[] {
  const result = readConfig(env)
  return result.ok ? [] : result.problems
}

const mail = { SMTP_URL: 'smtps://user:password@mail.example', MAIL_FROM: 'ola@enlace.example' }
const mercadoPago = { MERCADOPAGO_ACCESS_TOKEN: 't', MERCADOPAGO_WEBHOOK_SECRET: 's' }
const payPal = { PAYPAL_CLIENT_ID: 'c', PAYPAL_CLIENT_SECRET: 's', PAYPAL_WEBHOOK_ID: 'w' }
const money = { ...mercadoPago, ...payPal }
const production = {
  PUBLIC_URL: 'https://enlace.example',
  AI_API_KEY: 'k',
  SECRET_KEY: 'k'.repeat(32),
  ...mail,
  ...money,
}

/** What an operator has to give before the site is reached from elsewhere. */
const services = ['AI_API_KEY', 'SMTP_URL', 'MAIL_FROM', ...Object.keys(money)]
const needed = [...services, 'SECRET_KEY']

function namesOf(problems: readonly string[]): (string | undefined)[] {
  return problems.map((problem) => problem.split(':')[0])
}

describe('a start without configuration', () => {
  test('is local, with every service played by the sandbox', () => {
    const config = configOf({})
    expect(config).toMatchObject({ port: 3000, sandboxed: true, ai: { mode: 'sandbox' } })
    expect(config.publicUrl.origin).toBe('http://localhost:3000')
    expect(config.aiDeadlines).toEqual({
      firstTokenMs: 30_000,
      silenceMs: 30_000,
      wholeTextMs: 180_000,
    })
    expect(config.aiBrowserOrigins).toEqual(['https://api.openai.com'])
  })

  test('takes empty values for unset ones', () => {
    const names = Object.keys(exampleVariables())
    expect(configOf(Object.fromEntries(names.map((name) => [name, ' '])))).toEqual(configOf({}))
  })

  test('is what .env.example describes', () => {
    expect(configOf(exampleVariables())).toEqual(configOf({}))
  })

  test('follows the port', () => {
    expect(configOf({ PORT: '8080' }).publicUrl.href).toBe('http://localhost:8080/')
  })
})

describe('the service of the texts', () => {
  test('is real once it has a key', () => {
    expect(configOf({ AI_API_KEY: 'k' })).toMatchObject({
      ai: {
        mode: 'real',
        texts: { baseUrl: 'https://api.openai.com/v1', apiKey: 'k' },
        finalMessage: { baseUrl: 'https://api.openai.com/v1', apiKey: 'k' },
      },
    })
  })

  test('may be another one for the final message', () => {
    const { ai } = configOf({
      AI_API_KEY: 'k',
      FINAL_MESSAGE_BASE_URL: 'https://other.example/v1/',
      FINAL_MESSAGE_API_KEY: 'o',
    })
    expect(ai).toMatchObject({ finalMessage: { baseUrl: 'https://other.example/v1', apiKey: 'o' } })
  })

  test('never has its key sent to the other’s address', () => {
    const env = { AI_API_KEY: 'k', FINAL_MESSAGE_BASE_URL: 'https://other.example/v1' }
    expect(problemsOf(env)).toEqual([expect.stringMatching(/^FINAL_MESSAGE_API_KEY: is missing/)])
  })

  test('is not played by the sandbox when it is configured by half', () => {
    const env = { AI_BASE_URL: 'http://localhost:11434/v1' }
    expect(problemsOf(env)).toEqual([expect.stringMatching(/^AI_API_KEY: is missing/)])
  })
})

describe('the sandbox', () => {
  test.each([
    'http://localhost:3000',
    'http://127.0.0.1',
    'http://[::1]:3000',
    'https://enlace.localhost',
  ])('may play at %s', (publicUrl) => {
    expect(configOf({ PUBLIC_URL: publicUrl }).sandboxed).toBe(true)
  })

  test.each(['https://enlace.example', 'http://192.168.0.7:3000', 'http://localhost.example'])(
    'may not play at %s: what is missing stops the start',
    (publicUrl) => {
      const problems = problemsOf({ PUBLIC_URL: publicUrl })
      expect(namesOf(problems)).toEqual(needed)
      expect(problems.every((problem) => problem.includes(': is missing ('))).toBe(true)
    },
  )

  test('is forced on, even over a configured service, on this machine only', () => {
    const config = configOf({ SANDBOX: 'on', AI_API_KEY: 'k', ...mail })
    expect(config.ai).toEqual({ mode: 'sandbox' })
    expect(config.mail).toEqual({ mode: 'sandbox' })
    expect(problemsOf({ ...production, SANDBOX: 'on' })).toEqual([
      expect.stringMatching(/^SANDBOX: /),
    ])
  })

  test('is forced off', () => {
    expect(namesOf(problemsOf({ SANDBOX: 'off' }))).toEqual(services)
  })

  test('is on as long as one service is played, off when none is', () => {
    expect(configOf({ AI_API_KEY: 'k' }).sandboxed).toBe(true)
    expect(configOf(mail).sandboxed).toBe(true)
    expect(configOf({ AI_API_KEY: 'k', ...mail }).sandboxed).toBe(true)
    expect(configOf({ AI_API_KEY: 'k', ...mail, ...money }).sandboxed).toBe(false)
  })
})

describe('the providers of payments', () => {
  test('are real once they are named, each by itself', () => {
    expect(configOf({ ...mercadoPago })).toMatchObject({
      mercadoPago: { mode: 'real', apiUrl: 'https://api.mercadopago.com' },
      payPal: { mode: 'sandbox' },
    })
    expect(configOf({ ...payPal, PAYPAL_VERIFICATION: 'postback' })).toMatchObject({
      mercadoPago: { mode: 'sandbox' },
      payPal: { mode: 'real', apiUrl: 'https://api-m.paypal.com', verification: 'postback' },
    })
  })

  test('are not played by the sandbox when they are configured by half', () => {
    expect(namesOf(problemsOf({ MERCADOPAGO_ACCESS_TOKEN: 't' }))).toEqual([
      'MERCADOPAGO_WEBHOOK_SECRET',
    ])
    expect(namesOf(problemsOf({ PAYPAL_CLIENT_ID: 'c' }))).toEqual([
      'PAYPAL_CLIENT_SECRET',
      'PAYPAL_WEBHOOK_ID',
    ])
  })
})

describe('mail', () => {
  test('is real once server and sender are named', () => {
    expect(configOf(mail).mail).toEqual({
      mode: 'real',
      smtpUrl: mail.SMTP_URL,
      from: mail.MAIL_FROM,
    })
    expect(configOf({ ...mail, MAIL_FROM: 'Enlace <ola@enlace.example>' }).mail.mode).toBe('real')
  })

  test('is not played by the sandbox when it is configured by half', () => {
    expect(problemsOf({ SMTP_URL: mail.SMTP_URL })).toEqual([
      expect.stringMatching(/^MAIL_FROM: is missing/),
    ])
    expect(problemsOf({ MAIL_FROM: mail.MAIL_FROM })).toEqual([
      expect.stringMatching(/^SMTP_URL: is missing/),
    ])
  })
})

describe('what we keep', () => {
  test('is kept in a file of DATA_DIR, or in the PostgreSQL of DATABASE_URL', () => {
    expect(configOf({ DATA_DIR: '/srv/enlace' }).store).toEqual({
      engine: 'sqlite',
      dataDir: '/srv/enlace',
    })
    const databaseUrl = 'postgres://enlace@127.0.0.1/enlace'
    expect(configOf({ DATABASE_URL: databaseUrl }).store).toEqual({
      engine: 'postgres',
      databaseUrl,
    })
  })

  test('is sealed with a key of our own making on this machine only', () => {
    expect(configOf({}).secretKey).toEqual({ mode: 'local', previous: undefined })
    const { SECRET_KEY: _, ...withoutKey } = production
    expect(problemsOf(withoutKey)).toEqual([expect.stringMatching(/^SECRET_KEY: is missing/)])
    expect(configOf({ ...production, SECRET_KEY_PREVIOUS: 'p'.repeat(32) }).secretKey).toEqual({
      mode: 'given',
      current: production.SECRET_KEY,
      previous: 'p'.repeat(32),
    })
  })
})

describe('the special PIN', () => {
  test.each(['12345', '012345', '1234567', 'abcdef'])('is not %s', (pin) => {
    expect(problemsOf({ SPECIAL_PIN: pin })).toEqual([expect.stringMatching(/^SPECIAL_PIN: /)])
  })
})

describe('the limits', () => {
  test('are those of the decision records unless the operator moves them', () => {
    expect(configOf({}).access.doorLimits).toEqual(defaultDoorLimits)
    expect(configOf({}).access.generationLimits).toEqual(defaultGenerationLimits)
    const moved = { DOOR_WRONG_OPENINGS_PER_DAY: '0.5', GENERATIONS_AT_ONCE: '9' }
    expect(configOf(moved).access).toMatchObject({
      doorLimits: { wrongOpeningsPerDay: 0.5 },
      generationLimits: { atATime: 9 },
    })
  })
})

describe('problems', () => {
  test('are all told at once, by variable, without any value', () => {
    const problems = problemsOf({
      PORT: '70000',
      PUBLIC_URL: 'https://user:HUSH@enlace.example',
      SANDBOX: 'HUSH',
      DATABASE_URL: 'mysql://HUSH',
      SECRET_KEY: 'HUSH',
      SECRET_KEY_PREVIOUS: 'HUSH',
      AI_BASE_URL: 'HUSH',
      AI_SILENCE_TIMEOUT_MS: '30s',
      AI_BROWSER_ORIGINS: 'https://ai.example/HUSH',
      SMTP_URL: 'HUSH',
      MAIL_FROM: 'HUSH',
      SPECIAL_PIN: 'HUSH',
      GENERATIONS_PER_HOUR: 'HUSH',
      DOOR_WRONG_OPENINGS_PER_DAY: '2e3',
      CONTACT_EMAIL: 'HUSH',
      METRICS_TOKEN: 'HUSH',
      LOG_LEVEL: 'HUSH',
    })
    expect(namesOf(problems)).toEqual([
      'PORT',
      'PUBLIC_URL',
      'SANDBOX',
      'DATABASE_URL',
      'SECRET_KEY',
      'SECRET_KEY_PREVIOUS',
      'AI_BASE_URL',
      'AI_SILENCE_TIMEOUT_MS',
      'AI_BROWSER_ORIGINS',
      'SMTP_URL',
      'MAIL_FROM',
      'SPECIAL_PIN',
      'GENERATIONS_PER_HOUR',
      'DOOR_WRONG_OPENINGS_PER_DAY',
      'CONTACT_EMAIL',
      'METRICS_TOKEN',
      'LOG_LEVEL',
    ])
    expect(problems.join()).not.toContain('HUSH')
  })

  test('between variables are told at once too', () => {
    const env = {
      ...production,
      SANDBOX: 'on',
      AI_BROWSER_ORIGINS: 'https://ai.example, http://localhost:11434',
    }
    expect(problemsOf(env)).toHaveLength(2)
  })

  test.each([
    'ftp://enlace.example',
    'enlace.example',
    'https://enlace.example/app',
    'https://enlace.example?x',
  ])('PUBLIC_URL may not be %s', (publicUrl) => {
    expect(problemsOf({ ...production, PUBLIC_URL: publicUrl })).toHaveLength(1)
  })
})

/** The variables of .env.example with the values they have there. */
function exampleVariables(): Record<string, string> {
  const lines = readFileSync(new URL('.env.example', import.meta.url), 'utf8').split('\n')
  return Object.fromEntries(
    lines
      .filter((line) => /^[A-Z_]+=/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )
}
