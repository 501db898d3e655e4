import { defineConfig } from 'vitest/config'

const names = (folder: string): string[] => [`${folder}**/*.test.ts`, `${folder}**/*.test.tsx`]

/** Files that need a process of their own: with a browser's globals, a module replaced, or their children counted. */
const ownProcess = [...names('web/'), '**/*.pseudo.test.ts', 'bench/own-work.test.ts']
const others = ['node_modules/**', '.build/**']

/** Apart from vite.config.ts: the tests must not load the React Router plugin. */
export default defineConfig({
  test: {
    // Against a hang only: a busy machine may take long, and how long is the bench's matter.
    testTimeout: 90_000,
    hookTimeout: 60_000,
    // More than the cores: most of the long tests wait for processes, sockets and disks.
    maxWorkers: 4,
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: names(''),
          exclude: [...others, ...ownProcess],
          globalSetup: ['adapters/store/testing/shared-postgres.ts'],
          // Rules are pure and servers are processes: nothing is left behind, and 317 s became 172 s on two cores. What a
          // file imports is loaded once for many: hooks belong into the functions that a test calls.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'own-process', include: ownProcess, exclude: others },
      },
    ],
  },
})
