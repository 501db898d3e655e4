import { defineConfig } from '@playwright/test'
import { browserArguments, findInstalledBrowser } from './e2e/browser.ts'

const executablePath = findInstalledBrowser()

/** Journeys are `*.journey.ts`: `*.test.ts` in the same folder belongs to Vitest. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.journey.ts',
  outputDir: '.build/journeys',
  fullyParallel: true,
  // One more than the cores of a small machine: half of a journey is waiting.
  workers: 3,
  forbidOnly: process.env['CI'] !== undefined,
  // There, a browser beside two others now and then misses a deadline: what fails is tried once more and listed as flaky.
  retries: process.env['CI'] === undefined ? 0 : 1,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    screenshot: 'only-on-failure',
    // Keeping the creator on the device costs each visit a second of this machine; journeys about that allow it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        ...browserArguments(),
        // Whatever is not on this machine does not exist: a stray request fails at once and is reported.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost, EXCLUDE [::1]',
      ],
    },
  },
})
