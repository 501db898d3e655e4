import type { Hono } from 'hono'
import { offer } from '#core/selling/offer.ts'
import type { Site } from '#core/wire.ts'
import type { WritingEvent } from '#core/writer/writing-event.ts'
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
  model: 'a',
  limits: {
    textMaxCharacters: 40_000,
    generationsPerHour: 60,
    generationsAtOnce: 4,
    charactersPerHour: 3_000_000,
    charactersPerDay: 12_000_000,
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
    fairUse: async () => ({ answer: 'started', share: 0, end: async () => {} }),
    writing: scriptedWriting(pressEvents),
    site: testSite,
    isHealthy: async () => true,
    isOutage: () => false,
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
export const noWriting: Writing = {
  ...notAsked('press', 'rewrite', 'sortNotes', 'voiceCard', 'secondRead'),
  charactersMost: {
    press: () => 0,
    rewrite: () => 0,
    sortNotes: () => 0,
    voiceCard: () => 0,
    secondRead: () => 0,
  },
}

function notAsked<Name extends string>(...names: Name[]): Record<Name, () => never> {
  const refuse = (name: string) => () => {
    throw new Error(`${name} was not to be asked`)
  }
  // Object.fromEntries loses the type of the keys.
  return Object.fromEntries(names.map((name) => [name, refuse(name)])) as Record<Name, () => never>
}

/** Writing that answers every press with these events, and nothing else. */
export function scriptedWriting(events: readonly WritingEvent[]): Writing {
  return pressing(async function* press() {
    yield* events
  })
}

/** Writing whose presses go like this. */
export function pressing(press: Writing['press']): Writing {
  return { ...noWriting, press }
}

/** A press that reads, writes two texts and fails to write one. */
export const pressEvents: readonly WritingEvent[] = [
  { event: 'read', outcome: 'read', tellings: ['howTheyMet'], ranges: [], tellers: [] },
  { event: 'asked', doubts: [], questions: ['Quem chegou primeiro?'] },
  { event: 'delta', text: 'welcome', delta: 'Bem-\n' },
  { event: 'delta', text: 'ceremony', delta: 'Era uma vez' },
  { event: 'delta', text: 'welcome', delta: 'vindos' },
  { event: 'done', text: 'welcome', content: 'Bem-vindos, {first}' },
  { event: 'failed', text: 'ceremony', code: 'cut-short' },
  { event: 'done', text: 'finalMessage', content: 'Amem-se.' },
]

/** Sends a body to `POST /api/writing`, or to a call under it, as a page of ours does. */
export function postWriting(
  app: Hono,
  body: unknown,
  { headers = {}, path = '/api/writing' }: { headers?: Record<string, string>; path?: string } = {},
): Promise<Response> {
  return Promise.resolve(
    app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  )
}
