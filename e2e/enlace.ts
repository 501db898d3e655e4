/**
 * What every journey starts from: the real server with its sandbox, one per worker, and a page that is watched.
 * A journey that needs a server of its own (another model, no key) starts one with `startServer`.
 */
import { test as base, expect } from '@playwright/test'
import { type ServerProcess, startServer } from './server-process.ts'
import { type Watch, watch } from './watch.ts'

interface TestFixtures {
  /** The watch over this journey's context; anything it complains about fails the journey at its end. */
  watched: Watch
}

interface WorkerFixtures {
  /** The server of this worker; journeys share it, so none may change its state for another. */
  enlace: ServerProcess
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  enlace: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern
    async ({}, use) => {
      const server = await startServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ enlace }, use) => use(enlace.baseUrl),
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
