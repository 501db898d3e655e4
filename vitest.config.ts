import { defineConfig } from 'vitest/config'

/** Apart from vite.config.ts: the tests must not load the React Router plugin. */
export default defineConfig({
  test: {
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['node_modules/**', '.build/**'],
    globalSetup: ['adapters/store/testing/shared-postgres.ts'],
    // Against a hang only: a busy machine may take long, and how long is the bench's matter.
    testTimeout: 90_000,
    hookTimeout: 60_000,
    // More than the cores: most of the long tests wait for processes, sockets and disks.
    maxWorkers: 4,
  },
})
