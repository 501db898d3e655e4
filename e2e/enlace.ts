/**
 * What every journey starts with: the real server, one per worker, with an AI service controlled by the journey, and a
 * watched page. A journey that needs another server starts one with `startServer`.
 */
import { test as base, expect } from '@playwright/test'
import { type AiSandbox, startAiSandbox } from '#sandbox/ai/start-ai-sandbox.ts'
import { type ServerProcess, startServer } from './server-process.ts'
import { type Watch, watch } from './watch.ts'

interface TestFixtures {
  /** The AI service behind `enlace`; reset when the journey ends. */
  ai: AiSandbox
  /** Watches this journey's context; any complaint fails the journey at its end. */
  watched: Watch
}

interface WorkerFixtures {
  workerAi: AiSandbox
  /** This worker's server. */
  enlace: ServerProcess
  /** A server where no PIN alone opens on an unknown device. */
  strict: ServerProcess
  /** A server where a single failure from an address is too many. */
  busy: ServerProcess
}

/**
 * Created when the first journey of a worker asks for it. Declared here rather than next to the journeys that use it,
 * because journeys with other worker fixtures would get separate workers, with their own browsers and servers. Its time
 * does not count towards the journey's.
 */
const worker = { scope: 'worker', timeout: 120_000 } as const

/** Fast, yet slow enough to watch a text grow. */
const pace = { firstTokenMs: 50, wordsPerSecond: 400 }

/** The writer's deadlines, so short that a stalled service takes only seconds. */
const deadlines = {
  AI_FIRST_TOKEN_TIMEOUT_MS: '2000',
  AI_SILENCE_TIMEOUT_MS: '2000',
  AI_WHOLE_TEXT_TIMEOUT_MS: '20000',
}

type Use<Fixture> = (fixture: Fixture) => Promise<void>

/** A server of the worker's own, with these settings. */
function serverWith(settings: Record<string, string>) {
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern
  const fixture = async ({}: object, use: Use<ServerProcess>): Promise<void> => {
    const server = await startServer(settings)
    await use(server)
    await server.stop()
  }
  return [fixture, worker] satisfies [typeof fixture, typeof worker]
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  workerAi: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern
    async ({}, use) => {
      const ai = await startAiSandbox({ pace, retryAfterSeconds: 0 })
      await use(ai)
      await ai.close()
    },
    worker,
  ],
  enlace: [
    async ({ workerAi }, use) => {
      const server = await startServer({
        AI_BASE_URL: workerAi.baseUrl,
        AI_API_KEY: 'journey',
        // On this machine it would be taken for a local one, whose long prompts may be cut.
        AI_DIALECT: 'hosted',
        AI_BROWSER_ORIGINS: new URL(workerAi.baseUrl).origin,
        ...deadlines,
        // Many journeys share the special access; the server's own tests cover fair use.
        GENERATIONS_PER_HOUR: '0',
        GENERATIONS_AT_ONCE: '0',
        PROMPT_CHARACTERS_PER_HOUR: '0',
        PROMPT_CHARACTERS_PER_DAY: '0',
        // And they share one network address.
        CHECKOUTS_PER_HOUR: '0',
      })
      await use(server)
      await server.stop()
    },
    worker,
  ],
  strict: serverWith({
    DOOR_WRONG_OPENINGS_PER_DAY: '0',
    CONTACT_PHONE: '+55 (11) 98765-4321',
  }),
  busy: serverWith({ DOOR_ADDRESS_FAILURES_PER_HOUR: '1' }),
  baseURL: async ({ enlace }, use) => use(enlace.baseUrl),
  ai: async ({ workerAi }, use) => {
    await use(workerAi)
    workerAi.behave('all', undefined)
  },
  watched: [
    async ({ context }, use) => {
      const watched = watch(context)
      await use(watched)
      expect(watched.complaints()).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
