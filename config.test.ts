import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { defaultDoorLimits } from '#core/access/door.ts'
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
const seller = {
  BUSINESS_NAME: 'Enlace Cerimônias Ltda.',
  BUSINESS_ID: '12.345.678/0001-95',
  CONTACT_PHONE: '+55 11 91234-5678',
  CONTACT_EMAIL: 'dona@enlace.example',
}
const production = {
  PUBLIC_URL: 'https://enlace.example',
  AI_API_KEY: 'k',
  SECRET_KEY: 'k'.repeat(32),
  ...mail,
  ...money,
  ...seller,
}

/** What an operator must provide before the site can be reached from elsewhere. */
const services = ['AI_API_KEY', 'SMTP_URL', 'MAIL_FROM', ...Object.keys(money)]
const needed = [...services, 'SECRET_KEY', ...Object.keys(seller)]

function namesOf(problems: readonly string[]): (string | undefined)[] {
  return problems.map((problem) => problem.split(':')[0])
}

describe('a start without configuration', () => {
  test('is local, with the sandbox standing in for every service', () => {
    const config = configOf({})
    expect(config).toMatchObject({ port: 3000, sandboxed: true, ai: { mode: 'sandbox' } })
    expect(config.publicUrl.origin).toBe('http://localhost:3000')
    expect(config.aiDeadlines).toEqual({})
    expect(config.aiModel).toBe('gpt-5.6-terra')
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

describe('the AI service', () => {
  test('is real once it has a key', () => {
    expect(configOf({ AI_API_KEY: 'k' })).toMatchObject({
      ai: {
        mode: 'real',
        service: { baseUrl: 'https://api.openai.com/v1', apiKey: 'k' },
      },
    })
  })

  test('is not replaced by the sandbox when half configured', () => {
    const env = { AI_BASE_URL: 'https://ai.example/v1' }
    expect(problemsOf(env)).toEqual([expect.stringMatching(/^AI_API_KEY: is missing/)])
  })

  test('on one’s own machine needs no key', () => {
    const config = configOf({ AI_BASE_URL: 'http://localhost:11434/v1', AI_MODEL: 'gemma3:12b' })
    expect(config).toMatchObject({
      ai: { mode: 'real', service: { baseUrl: 'http://localhost:11434/v1', apiKey: '' } },
      aiModel: 'gemma3:12b',
    })
  })

  test('needs no key elsewhere once it is said to be one’s own', () => {
    const env = { AI_BASE_URL: 'https://gpu.example/v1' }
    expect(configOf({ ...env, AI_DIALECT: 'local' }).ai).toMatchObject({
      service: { dialect: 'local', apiKey: '' },
    })
    expect(namesOf(problemsOf({ ...env, AI_DIALECT: 'anthropic' }))).toEqual(['AI_API_KEY'])
  })

  test('may say how large its window is', () => {
    const env = { AI_API_KEY: 'k', AI_CONTEXT_TOKENS: '8192' }
    expect(configOf(env).ai).toMatchObject({ service: { contextTokens: 8_192 } })
  })

  test.each([
    ['AI_MODEL_WELCOME', 'AI_MODEL'],
    ['AI_MODEL_CEREMONY', 'AI_MODEL'],
    ['AI_MODEL_FINAL_MESSAGE', 'AI_MODEL'],
    ['FINAL_MESSAGE_BASE_URL', 'AI_BASE_URL'],
    ['FINAL_MESSAGE_API_KEY', 'AI_API_KEY'],
  ])('is refused while %s is set, with what to set instead', (name, instead) => {
    const [problem, ...others] = problemsOf({ AI_API_KEY: 'k', [name]: 'HUSH' })
    expect(others).toEqual([])
    expect(problem).toMatch(new RegExp(`^${name}: is no setting any more: .*\\b${instead}\\b`))
    expect(problem).not.toContain('HUSH')
    expect(configOf({ AI_API_KEY: 'k', [name]: ' ' }).ai.mode).toBe('real')
  })
})

describe('the lease of a call', () => {
  const minutes = (env: Record<string, string>) =>
    configOf({ AI_API_KEY: 'k', ...env }).access.generationLeaseMs / 60_000

  test('is longer than two answers take, on one’s own hardware as well', () => {
    expect(minutes({})).toBe(15)
    expect(minutes({ AI_BASE_URL: 'http://localhost:11434/v1' })).toBe(65)
    expect(minutes({ AI_WHOLE_TEXT_TIMEOUT_MS: '1200000' })).toBe(45)
    expect(minutes({ GENERATION_LEASE_MS: '600000' })).toBe(10)
  })

  test('cannot be shorter', () => {
    const env = { AI_BASE_URL: 'http://localhost:11434/v1', GENERATION_LEASE_MS: '600000' }
    expect(problemsOf(env)).toEqual([
      expect.stringMatching(/^GENERATION_LEASE_MS: must be at least 3600000/),
    ])
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

  test.each(['https://enlace.example', 'https://192.168.0.7:3000', 'https://localhost.example'])(
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

  test('is on as long as it stands in for a service, and off otherwise', () => {
    expect(configOf({ AI_API_KEY: 'k' }).sandboxed).toBe(true)
    expect(configOf(mail).sandboxed).toBe(true)
    expect(configOf({ AI_API_KEY: 'k', ...mail }).sandboxed).toBe(true)
    expect(configOf({ AI_API_KEY: 'k', ...mail, ...money }).sandboxed).toBe(false)
  })
})

describe('the payment providers', () => {
  test('are each real once configured', () => {
    expect(configOf({ ...mercadoPago })).toMatchObject({
      mercadoPago: { mode: 'real', apiUrl: 'https://api.mercadopago.com' },
      payPal: { mode: 'sandbox' },
    })
    expect(configOf({ ...payPal, PAYPAL_VERIFICATION: 'postback' })).toMatchObject({
      mercadoPago: { mode: 'sandbox' },
      payPal: { mode: 'real', apiUrl: 'https://api-m.paypal.com', verification: 'postback' },
    })
  })

  test('are not replaced by the sandbox when half configured', () => {
    expect(namesOf(problemsOf({ MERCADOPAGO_ACCESS_TOKEN: 't' }))).toEqual([
      'MERCADOPAGO_WEBHOOK_SECRET',
    ])
    expect(namesOf(problemsOf({ PAYPAL_CLIENT_ID: 'c' }))).toEqual([
      'PAYPAL_CLIENT_SECRET',
      'PAYPAL_WEBHOOK_ID',
    ])
  })
})

describe('the seller', () => {
  test.each(Object.keys(seller))('a public start requires %s, which the page shows', (name) => {
    expect(problemsOf({ ...production, [name]: '' })).toEqual([
      expect.stringMatching(new RegExp(`^${name}: is missing \\(`)),
    ])
  })
})

describe('the address to listen on', () => {
  test('is this machine’s own unless another is named', () => {
    expect(configOf(production).bindAddress).toBe('127.0.0.1')
    expect(configOf({ ...production, BIND_ADDRESS: '::' }).bindAddress).toBe('::')
    expect(namesOf(problemsOf({ ...production, BIND_ADDRESS: 'eth0' }))).toEqual(['BIND_ADDRESS'])
  })

  test('is out of other machines’ reach while the sandbox stands in for anything', () => {
    expect(configOf({ BIND_ADDRESS: '0.0.0.0' }).bindAddress).toBe('127.0.0.1')
  })
})

describe('mail', () => {
  test('is real once server and sender are configured', () => {
    expect(configOf(mail).mail).toEqual({
      mode: 'real',
      smtpUrl: mail.SMTP_URL,
      from: mail.MAIL_FROM,
    })
    expect(configOf({ ...mail, MAIL_FROM: 'Enlace <ola@enlace.example>' }).mail.mode).toBe('real')
  })

  test('is not replaced by the sandbox when half configured', () => {
    expect(problemsOf({ SMTP_URL: mail.SMTP_URL })).toEqual([
      expect.stringMatching(/^MAIL_FROM: is missing/),
    ])
    expect(problemsOf({ MAIL_FROM: mail.MAIL_FROM })).toEqual([
      expect.stringMatching(/^SMTP_URL: is missing/),
    ])
  })
})

describe('what we keep', () => {
  test('is in a file in DATA_DIR, or in the PostgreSQL of DATABASE_URL', () => {
    expect(configOf({ DATA_DIR: '/srv/enlace' }).store).toEqual({
      engine: 'sqlite',
      dataDir: '/srv/enlace',
    })
    const databaseUrl = 'postgres://enlace@127.0.0.1/enlace'
    expect(configOf({ DATABASE_URL: databaseUrl }).store).toEqual({
      engine: 'postgres',
      databaseUrl,
      statementTimeoutMs: 10_000,
    })
  })

  test('is sealed with a key we made ourselves on this machine only', () => {
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
  test('are those of the decision records unless the operator changes them', () => {
    expect(configOf({}).access.doorLimits).toEqual(defaultDoorLimits)
    expect(configOf({}).access.generationLimits).toEqual(defaultGenerationLimits)
    const moved = {
      ...{ DOOR_WRONG_OPENINGS_PER_DAY: '0.5', GENERATIONS_AT_ONCE: '9' },
      ...{ PROMPT_CHARACTERS_PER_HOUR: '5000000', PROMPT_CHARACTERS_PER_DAY: '0' },
    }
    expect(configOf(moved).access).toMatchObject({
      doorLimits: { wrongOpeningsPerDay: 0.5 },
      generationLimits: { atATime: 9, charactersPerHour: 5_000_000, charactersPerDay: 0 },
    })
  })
})

test.each(['PROMPT_CHARACTERS_PER_HOUR', 'PROMPT_CHARACTERS_PER_DAY'])(
  '%s lets one long call through, or has no limit',
  (name) => {
    expect(problemsOf({ [name]: '1199999' })).toEqual([`${name}: must be 0 or at least 1200000`])
    expect(problemsOf({ [name]: '1200000' })).toEqual([])
  },
)

describe('problems', () => {
  test('are all reported at once, by variable, without any value', () => {
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

  test('between variables are reported at once too', () => {
    const env = {
      ...production,
      SANDBOX: 'on',
      AI_BROWSER_ORIGINS: 'https://ai.example, http://localhost:11434',
    }
    expect(problemsOf(env)).toHaveLength(2)
  })

  test.each(['http://enlace.example', 'http://192.168.0.7:3000', 'http://localhost.example'])(
    'PUBLIC_URL may not be %s: PINs and payments would pass in the clear',
    (publicUrl) => {
      expect(problemsOf({ ...production, PUBLIC_URL: publicUrl })).toEqual([
        'PUBLIC_URL: must be https, unless it is a loopback address',
      ])
    },
  )

  test.each([
    'ftp://enlace.example',
    'enlace.example',
    'https://enlace.example/app',
    'https://enlace.example?x',
  ])('PUBLIC_URL may not be %s', (publicUrl) => {
    expect(problemsOf({ ...production, PUBLIC_URL: publicUrl })).toHaveLength(1)
  })
})

/** The variables in .env.example with the values they have there. */
function exampleVariables(): Record<string, string> {
  const lines = readFileSync(new URL('.env.example', import.meta.url), 'utf8').split('\n')
  return Object.fromEntries(
    lines
      .filter((line) => /^[A-Z_]+=/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )
}
