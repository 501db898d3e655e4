/**
 * The whole check, the same here and in CI: format, lint, types, dead code, licences, web build, tests and browser
 * journeys. Ends with one line that adds up Vitest's and Playwright's counts. `--without-browser` skips the journeys.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import * as v from 'valibot'
import { runCommand } from './run-command.ts'

const reports = '.build/test'
const vitestReport = `${reports}/vitest.json`
const playwrightReport = `${reports}/playwright.json`

interface Tally {
  passed: number
  failed: number
  skipped: number
}

const vitestSchema = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  numFailedTestSuites: v.number(),
})

const playwrightSchema = v.object({
  stats: v.object({
    expected: v.number(),
    unexpected: v.number(),
    flaky: v.number(),
    skipped: v.number(),
  }),
})

const withBrowser = !process.argv.includes('--without-browser')

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const tallies: Tally[] = []

await check('biome', ['check', '--error-on-warnings', '.'])
await check('react-router', ['typegen'])
// Side by side: the builds keep one core busy, the types the other.
const held = await Promise.all([
  inTurn(['tsc', '-b'], ['knip'], ['node', 'scripts/licences.ts']),
  inTurn(
    ['node', 'scripts/build-web.ts'],
    ...(withBrowser
      ? [
          ['node', 'scripts/build-pseudo-web.ts'],
          ['node', 'scripts/ensure-browser.ts'],
        ]
      : []),
  ),
])
if (!held.every(Boolean)) giveUp()
await tests(
  'vitest',
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
  () => {
    const report = v.parse(vitestSchema, readReport(vitestReport))
    // A file that fails before its first test counts as one failure, or it would be missing from the sum.
    const failed = Math.max(report.numFailedTests, report.numFailedTestSuites > 0 ? 1 : 0)
    return { passed: report.numPassedTests, failed, skipped: report.numPendingTests }
  },
)
if (withBrowser) {
  await tests(
    'playwright',
    ['test', '--reporter=list,json'],
    () => {
      const { stats } = v.parse(playwrightSchema, readReport(playwrightReport))
      return {
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected,
        skipped: stats.skipped,
      }
    },
    { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport },
  )
}
finish()

/** A step without which the tests mean nothing: its failure ends the run. */
async function check(command: string, parameters: string[]): Promise<void> {
  if (!(await inTurn([command, ...parameters]))) giveUp()
}

/** Runs commands one after another until one fails; returns whether all succeeded. */
async function inTurn(...steps: string[][]): Promise<boolean> {
  for (const [command = '', ...parameters] of steps) {
    process.stdout.write(`\n> ${command} ${parameters.join(' ')}\n`)
    if ((await runCommand(command, parameters)) !== 0) return false
  }
  return true
}

function giveUp(): never {
  tallies.push({ passed: 0, failed: 1, skipped: 0 })
  finish()
}

async function tests(
  command: string,
  parameters: string[],
  tally: () => Tally,
  environment: Record<string, string> = {},
): Promise<void> {
  process.stdout.write(`\n> ${command} ${parameters.join(' ')}\n`)
  const code = await runCommand(command, parameters, environment)
  const counted = tally()
  // An exit code that the report does not explain is a failure of the runner itself.
  if (code !== 0 && counted.failed === 0) counted.failed = 1
  tallies.push(counted)
}

function readReport(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'))
}

function finish(): never {
  const sum = (key: keyof Tally) => tallies.reduce((total, tally) => total + tally[key], 0)
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''
  process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}\n`)
  process.exit(sum('failed') > 0 ? 1 : 0)
}
