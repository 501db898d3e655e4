/**
 * Mutation tests of the code of money and access (docs/mutants.md): `npm run mutants`, or for the files whose path
 * holds one of the words, `npm run mutants -- core/ notification`. File by file, each with what it found out last time,
 * so that only what changed is tried again; `--anew` forgets it.
 */
import { rmSync } from 'node:fs'
import type { LogLevel } from '@stryker-mutator/api/core'
import { Stryker } from '@stryker-mutator/core'
import { mutatedFiles } from './mutated-files.ts'

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
const rows: { file: string; detected: number; valid: number; reasoned: number }[] = []

for (const { file, tests } of chosen) {
  const name = file.replaceAll('/', '.')
  // Not by Stryker's own `testFiles`: with it, what is computed while a module loads is never mutated (10.1.1).
  process.env['MUTANT_TESTS'] = JSON.stringify(tests)
  const results = await new Stryker({
    mutate: [file],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    // Stryker's type is wider than what it knows of its plug-ins.
    ...{ vitest: { configFile: 'vitest.mutants.config.ts', related: false } },
    coverageAnalysis: 'perTest',
    concurrency: 1,
    incremental: true,
    incrementalFile: `${folder}/${name}.incremental.json`,
    tempDirName: `${folder}/sandbox`,
    reporters: [],
    // An enum of declarations only: it has no values to import.
    logLevel: 'error' as LogLevel,
    // Our TypeScript runs as it is; Stryker would rewrite the configurations of a compiler that it cannot load.
    tsconfigFile: 'none',
    ignorePatterns: ['.build', '.react-router', 'data', 'docs', 'e2e', 'test-results'],
    timeoutMS: 10_000,
    allowConsoleColors: false,
    warnings: false,
  }).runMutationTest()

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

function rowOf(file: string, detected: number, valid: number, reasoned: number): string {
  const score = valid === 0 ? 100 : (100 * detected) / valid
  const killed = `${detected} of ${valid}`
  return `${score.toFixed(2).padStart(6)} %  ${killed.padStart(10)}  ${String(reasoned).padStart(4)}  ${file}`
}
