/**
 * Mutation tests of the code of money and access (docs/mutants.md): `npm run mutants`, or for the files whose path
 * contains one of the words, `npm run mutants -- core/ notification`. Each file keeps its results, so only what has
 * changed is tried again; `--anew` discards them. The first run installs Stryker.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { demand } from './install-on-demand.ts'
import { mutatedFiles } from './mutated-files.ts'
import { runCommand } from './run-command.ts'

const strykerVersion = '10.1.1'
const leastScore = 90
const folder = '.build/mutants'
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'))
if (process.argv.includes('--anew')) rmSync(folder, { recursive: true, force: true })

const chosen = mutatedFiles.filter(
  ({ file }) => words.length === 0 || words.some((word) => file.includes(word)),
)
const strangers = words.filter((word) => !mutatedFiles.some(({ file }) => file.includes(word)))
if (strangers.length > 0) {
  console.error(`No file of scripts/mutated-files.ts has ${strangers.join(' or ')} in its path.`)
  process.exit(1)
}

/** What we read of the report format that mutation test tools share (mutation-testing-report-schema). */
const reportSchema = v.object({
  files: v.record(
    v.string(),
    v.object({
      mutants: v.array(
        v.object({
          status: v.string(),
          mutatorName: v.string(),
          replacement: v.optional(v.string()),
          location: v.object({ start: v.object({ line: v.number(), column: v.number() }) }),
        }),
      ),
    }),
  ),
})

const packages = join(
  demand({
    folderName: `stryker-${strykerVersion}`,
    dependencies: {
      '@stryker-mutator/core': strykerVersion,
      '@stryker-mutator/vitest-runner': strykerVersion,
    },
    // The tests' own Vitest: two copies do not know of each other.
    besideOurs: true,
    proof: '@stryker-mutator/vitest-runner/package.json',
  }),
  'node_modules/@stryker-mutator',
)
mkdirSync(folder, { recursive: true })
const rows: { file: string; detected: number; valid: number; reasoned: number }[] = []

for (const { file, tests } of chosen) {
  const results = await mutantsOf(file, tests)
  const count = (...states: string[]) =>
    results.filter(({ status }) => states.includes(status)).length
  const detected = count('Killed', 'Timeout')
  const valid = detected + count('Survived', 'NoCoverage')
  rows.push({ file, detected, valid, reasoned: count('Ignored') })
  for (const { status, location, mutatorName, replacement } of results) {
    if (status !== 'Survived' && status !== 'NoCoverage') continue
    const { line, column } = location.start
    console.log(`${file}:${line}:${column} ${status} ${mutatorName}: ${replacement}`)
  }
  console.log(rowOf(file, detected, valid, count('Ignored')))
}

const sum = (key: 'detected' | 'valid' | 'reasoned') =>
  rows.reduce((total, row) => total + row[key], 0)
console.log('\nscore      killed  set aside with a reason  file')
for (const { file, detected, valid, reasoned } of rows) {
  console.log(rowOf(file, detected, valid, reasoned))
}
console.log(rowOf('all', sum('detected'), sum('valid'), sum('reasoned')))
if ((100 * sum('detected')) / sum('valid') < leastScore) process.exitCode = 1

/** Tries every mutant of a file whose result is not known yet, and returns the results of all. */
async function mutantsOf(file: string, tests: readonly string[]) {
  const path = `${folder}/${file.replaceAll('/', '.')}`
  const configuration = {
    mutate: [file],
    testRunner: 'vitest',
    plugins: [join(packages, 'vitest-runner/dist/src/index.js')],
    vitest: { configFile: 'vitest.mutants.config.ts', related: false },
    coverageAnalysis: 'perTest',
    concurrency: 1,
    incremental: true,
    incrementalFile: `${path}.incremental.json`,
    tempDirName: `${folder}/sandbox`,
    reporters: ['json'],
    jsonReporter: { fileName: `${path}.report.json` },
    logLevel: 'error',
    // Our TypeScript runs as is; Stryker would rewrite the configuration of a compiler that it cannot load.
    tsconfigFile: 'none',
    ignorePatterns: ['.build', '.react-router', 'data', 'docs', 'e2e', 'test-results'],
    timeoutMS: 10_000,
    allowConsoleColors: false,
    warnings: false,
  }
  writeFileSync(`${path}.config.json`, JSON.stringify(configuration))
  const code = await runCommand(
    process.execPath,
    [join(packages, 'core/bin/stryker.js'), 'run', `${path}.config.json`],
    // Not with Stryker's own `testFiles`: it never mutates what is computed while a module loads (10.1.1).
    { MUTANT_TESTS: JSON.stringify(tests) },
  )
  if (code !== 0) throw new Error(`Stryker ended with ${code} on ${file}`)
  const report = v.parse(
    reportSchema,
    JSON.parse(readFileSync(`${path}.report.json`, 'utf8')) as unknown,
  )
  return report.files[file]?.mutants ?? []
}

function rowOf(file: string, detected: number, valid: number, reasoned: number): string {
  const score = valid === 0 ? 100 : (100 * detected) / valid
  const killed = `${detected} of ${valid}`
  return `${score.toFixed(2).padStart(6)} %  ${killed.padStart(10)}  ${String(reasoned).padStart(4)}  ${file}`
}
