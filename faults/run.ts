/**
 * `npm run faults -- [names...] [--engine SQLite] [--seed n] [--count n] [--short]`: every scenario, or those named, on
 * every engine it applies to; then a closing table. Exit code 1 if anything was lost (docs/faults.md).
 */
import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { startPostgresServer } from '#adapters/store/testing/postgres-server.ts'
import { closingTable, type Row } from './closing-table.ts'
import { type EngineName, engineNames } from './scenario.ts'
import { scenarios } from './scenarios.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    engine: { type: 'string' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    count: { type: 'string' },
    short: { type: 'boolean', default: false },
  },
})
const names = scenarios.map(({ name }) => name)
const unknown = positionals.filter((name) => !names.includes(name))
if (unknown.length > 0)
  refuse(`No scenario called ${unknown.join(', ')}; there is ${names.join('; ')}.`)
const wanted = scenarios.filter(
  ({ name }) => positionals.length === 0 || positionals.includes(name),
)
const { engine: asked } = values
const engines = engineNames.filter((name) => isSame(name, asked ?? name))
if (engines.length === 0) refuse(`No engine called ${asked}; there is ${engineNames.join('; ')}.`)
const seed = numberOf('seed', values.seed, 0)
const count = values.count === undefined ? undefined : numberOf('count', values.count, 1)

let enough = false
// The running scenario judges what it has done so far, and the table is printed. (Ctrl-C would reach PostgreSQL too.)
process.once('SIGTERM', () => {
  enough = true
})
const isEnough = () => enough
const say = (progress: string) => console.error(`  ${progress}`)

console.log(`Date: ${new Date().toISOString()}, seed ${seed}; kill ${process.pid} ends it early`)
const postgres = engines.includes('PostgreSQL')
  ? await startPostgresServer({ fsync: true })
  : undefined
const rows: Row[] = []
const failed: string[] = []
let databases = 0
for (const scenario of wanted) {
  for (const engine of engines.filter((name) => scenario.engines.includes(name))) {
    const startedAt = performance.now()
    try {
      const size = values.short ? 'short' : 'long'
      const outcome = await scenario.run({
        seed,
        newDatabase: makerOf(engine),
        size,
        count,
        say,
        isEnough,
      })
      const seconds = Math.round((performance.now() - startedAt) / 1_000)
      rows.push({ scenario: scenario.name, engine, seed, seconds, outcome })
      const { judgement, ...counts } = outcome
      console.log(`\n${scenario.name} on ${engine}, seed ${seed}, ${seconds} s`)
      console.log(JSON.stringify(counts))
      console.log(JSON.stringify({ ...judgement, losses: judgement.losses.length }))
      for (const loss of judgement.losses) console.log(`  LOST: ${loss}`)
      if (judgement.losses.length > 0) process.exitCode = 1
    } catch (error) {
      console.error(`\n${scenario.name} on ${engine}, seed ${seed}: the harness failed`, error)
      failed.push(`${scenario.name} on ${engine}`)
      process.exitCode = 1
    }
  }
}
console.log(`\n${closingTable(rows)}`)
if (failed.length > 0) console.log(`Not judged, as the harness failed: ${failed.join(', ')}`)
await postgres?.stop()
// Anything a scenario left open must not keep the command running.
process.exit()

function makerOf(engine: EngineName): () => Promise<string | undefined> {
  if (engine === 'SQLite') return async () => undefined
  return async () => {
    databases += 1
    return postgres?.createSchema(`faults_${databases}`)
  }
}

function refuse(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

function numberOf(option: string, text: string, least: number): number {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (Number.isSafeInteger(number) && number >= least) return number
  return refuse(`--${option} must be a whole number from ${least} on, not "${text}".`)
}
