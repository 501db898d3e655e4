import type { Hono } from 'hono'
import { offer } from '#core/selling/offer.ts'
import type { Site, TextEvent, TextsRequest } from '#core/wire.ts'
import type { Access } from '#server/access/access.ts'
import { type AppDependencies, createApp } from '#server/app.ts'
import { createMetrics } from '#server/metrics/metrics.ts'
import type { Log, LogFields } from '#server/ports/log.ts'
import type { Writing } from '#server/ports/writing.ts'
import type { Selling } from '#server/selling/selling.ts'

/** A line the app logged. */
export interface LogLine {
  level: 'debug' | 'info' | 'warn' | 'error'
  fields: LogFields
  message: string
}

export interface TestApp {
  app: Hono
  log: Log
  logged: LogLine[]
}

/** A site with placeholder details. */
export const testSite: Site = {
  languages: ['pt', 'en', 'fr', 'es'],
  services: { ai: 'sandbox', mail: 'sandbox', mercadopago: 'sandbox', paypal: 'sandbox' },
  offer,
  ownKeyOrigins: ['https://api.openai.com'],
  models: { welcome: 'a', ceremony: 'b', finalMessage: 'c' },
  limits: {
    textMaxCharacters: 40_000,
    generationsPerHour: 60,
    generationsAtOnce: 4,
    withdrawalsPerYear: 2,
  },
  business: {},
  contact: {},
}

/** The app without any outside service; `changes` replaces what a test is about. */
export function testApp(changes: Partial<AppDependencies> = {}): TestApp {
  const logged: LogLine[] = []
  const level = (name: LogLine['level']) => (fields: LogFields, message: string) => {
    logged.push({ level: name, fields, message })
  }
  const log = {
    debug: level('debug'),
    info: level('info'),
    warn: level('warn'),
    error: level('error'),
  }
  const app = createApp({
    publicUrl: new URL('http://localhost:3000'),
    sandboxed: false,
    trustedProxies: 0,
    callsPerMinute: 0,
    access: openAccess,
    selling: noSelling,
    fairUse: async () => ({ answer: 'started', end: async () => {} }),
    writer: scriptedWriter(allTexts),
    writing: noWriting,
    site: testSite,
    isHealthy: async () => true,
    isStopping: () => false,
    files: { files: new Map(), fallback: undefined },
    metrics: createMetrics(),
    metricsToken: undefined,
    heartbeatMs: 15_000,
    log,
    now: () => performance.now(),
    ...changes,
  })
  return { app, log, logged }
}

/** Access that lets everyone in, for tests of something else. */
export const openAccess: Access = {
  ...notAsked('prepareGrant', 'revealPin', 'grant', 'logIn', 'enrol', 'openAfterPurchase'),
  ...notAsked('logOut', 'endSession', 'remind', 'addressKey'),
  checkSession: async () => ({
    state: 'active',
    holder: 'someone',
    letterOrderId: null,
    ageMs: 0,
    user: {
      email: 'ana@example.org',
      name: 'Ana Souza',
      pin: '123456',
      subscriptionEnd: '2030-01-01T00:00:00.000Z',
      special: false,
    },
  }),
}

/** Selling for tests that never buy. */
export const noSelling: Selling = {
  ...notAsked('checkout', 'capture', 'claim', 'withdrawable', 'withdraw', 'receive', 'refund'),
  ...notAsked('reconcile', 'start', 'stop'),
}

/** Writing for tests of something else. */
export const noWriting: Writing = notAsked('press', 'rewrite', 'sortNotes', 'voiceCard', 'claims')

function notAsked<Name extends string>(...names: Name[]): Record<Name, () => never> {
  const refuse = (name: string) => () => {
    throw new Error(`${name} was not to be asked`)
  }
  // Object.fromEntries loses the type of the keys.
  return Object.fromEntries(names.map((name) => [name, refuse(name)])) as Record<Name, () => never>
}

/** A writer that yields these events whatever it is asked. */
export function scriptedWriter(events: readonly TextEvent[]) {
  return async function* write(): AsyncGenerator<TextEvent, void> {
    yield* events
  }
}

export const allTexts: readonly TextEvent[] = [
  { event: 'delta', text: 'welcome', delta: 'Bem-\n' },
  { event: 'delta', text: 'ceremony', delta: 'Era uma vez' },
  { event: 'delta', text: 'welcome', delta: 'vindos' },
  { event: 'done', text: 'welcome', content: 'Bem-\nvindos' },
  { event: 'failed', text: 'ceremony', code: 'cut-short' },
  { event: 'done', text: 'finalMessage', content: 'Podem se beijar!', fallback: true },
]

/** A valid request. */
export function textsRequest(changes: Partial<TextsRequest> = {}): TextsRequest {
  return {
    language: 'pt',
    texts: ['welcome', 'ceremony', 'finalMessage'],
    info: { brideName: 'Ana', groomName: 'Rui', location: '', date: '2026-12-12', time: '16:30' },
    answers: ['Lisboa', '', '', '', ''],
    ...changes,
  }
}

/** Sends a body to `POST /api/texts` as a page of ours does. */
export function postTexts(
  app: Hono,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return Promise.resolve(
    app.request('/api/texts', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  )
}
