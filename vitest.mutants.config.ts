import { defineConfig } from 'vitest/config'

/**
 * The tests that are run against each mutant (docs/mutants.md), named by `scripts/mutants.ts`: in this process only,
 * since a mutant is switched on in its memory, and on SQLite only, since the rules are the same on both engines.
 */
export default defineConfig({
  test: {
    include: JSON.parse(process.env['MUTANT_TESTS'] ?? '[]'),
    exclude: ['node_modules/**', '.build/**'],
    provide: { engines: ['sqlite'] },
    // Instrumented code on a busy machine.
    testTimeout: 120_000,
  },
})
