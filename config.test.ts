import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
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

const SECRET_KEY = 'thirty-two characters and some more'
const production = { PUBLIC_URL: 'https://enlace.example', AI_API_KEY: 'k', SECRET_KEY }

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
      sandboxed: false,
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
      expect(problemsOf({ PUBLIC_URL: publicUrl, SECRET_KEY })).toEqual([
        expect.stringMatching(/^AI_API_KEY: is missing/),
      ])
    },
  )

  test('is forced on, even over a configured service, on this machine only', () => {
    expect(configOf({ SANDBOX: 'on', AI_API_KEY: 'k' }).ai).toEqual({ mode: 'sandbox' })
    expect(problemsOf({ ...production, SANDBOX: 'on' })).toEqual([
      expect.stringMatching(/^SANDBOX: /),
    ])
  })

  test('is forced off', () => {
    expect(problemsOf({ SANDBOX: 'off' })).toEqual([
      expect.stringMatching(/^AI_API_KEY: is missing/),
    ])
  })
})

describe('access', () => {
  test('needs no secret key on this machine, and one everywhere else', () => {
    expect(configOf({}).access.secretKey).toBeUndefined()
    expect(problemsOf({ ...production, SECRET_KEY: '' })).toEqual([
      expect.stringMatching(/^SECRET_KEY: is missing/),
    ])
    expect(problemsOf({ ...production, SECRET_KEY: 'too short' })).toEqual([
      expect.stringMatching(/^SECRET_KEY: must hold/),
    ])
  })

  test.each(['12345', '012345', '1234567', 'abcdef'])('has no special PIN %s', (pin) => {
    expect(problemsOf({ SPECIAL_PIN: pin })).toEqual([expect.stringMatching(/^SPECIAL_PIN: /)])
  })

  test('has the limits that the design names, each a setting', () => {
    expect(configOf({}).access).toMatchObject({
      doorLimits: { wrongOpeningsPerDay: 0.01, deviceFailures: 5, lettersPerHour: 3 },
      generationLimits: { perHour: 60, atATime: 4 },
    })
    const { access } = configOf({ DOOR_WRONG_OPENINGS_PER_DAY: '0.5', GENERATIONS_AT_ONCE: '2' })
    expect(access.doorLimits.wrongOpeningsPerDay).toBe(0.5)
    expect(access.generationLimits.atATime).toBe(2)
  })
})

describe('problems', () => {
  test('are all told at once, by variable, without any value', () => {
    const problems = problemsOf({
      PORT: '70000',
      PUBLIC_URL: 'https://user:SECRET@enlace.example',
      SANDBOX: 'SECRET',
      AI_BASE_URL: 'SECRET',
      AI_SILENCE_TIMEOUT_MS: '30s',
      AI_BROWSER_ORIGINS: 'https://ai.example/SECRET',
      CONTACT_EMAIL: 'SECRET',
      METRICS_TOKEN: 'SECRET',
      LOG_LEVEL: 'SECRET',
    })
    expect(problems.map((problem) => problem.split(':')[0])).toEqual([
      'PORT',
      'PUBLIC_URL',
      'SANDBOX',
      'AI_BASE_URL',
      'AI_SILENCE_TIMEOUT_MS',
      'AI_BROWSER_ORIGINS',
      'CONTACT_EMAIL',
      'METRICS_TOKEN',
      'LOG_LEVEL',
    ])
    expect(problems.join()).not.toContain('SECRET')
  })

  test('between variables are told at once too', () => {
    const env = {
      PUBLIC_URL: 'https://enlace.example',
      SECRET_KEY,
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
