/**
 * `npm run bench`: runs every bench, prints its figures with their goals and writes `docs/figures.md`.
 * `npm run bench -- NAMES` runs only those and only prints, unless `--write`. Exit code 1 if a bench fails; a missed
 * goal is only printed, since a busy machine can honestly miss it. `--kills 12` makes `kills` a short run.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { parseArgs } from 'node:util'
import { runCommand } from '../scripts/run-command.ts'
import type { Bench, Figure } from './figure.ts'
import { figureTable } from './figure-table.ts'
import { notClean, withSections } from './figures-file.ts'
import { watchOtherWork } from './other-work.ts'
import { killLeftovers } from './pinned-process.ts'

const file = 'docs/figures.md'
/** Several times what the slowest takes on an otherwise idle machine. */
const benchMaxMs = 600_000
const errorMaxCharacters = 300
const cleanBelowPercent = 5
const notMeasured = '**Not measured:**'

const benches: Record<string, () => Promise<Bench>> = {
  access: () => import('./access.ts'),
  altar: () => import('./altar.ts'),
  capacity: () => import('./capacity.ts'),
  check: () => import('./check.ts'),
  desk: () => import('./desk.ts'),
  docx: () => import('./docx.ts'),
  endpoint: () => import('./endpoint.ts'),
  'generation-wait': () => import('./generation-wait.ts'),
  hostile: () => import('./hostile.ts'),
  'idle-connections': () => import('./idle-connections.ts'),
  instances: () => import('./instances.ts'),
  kills: () => import('./kills.ts'),
  landing: () => import('./landing.ts'),
  lighthouse: () => import('./lighthouse.ts'),
  paper: () => import('./paper.ts'),
  presses: () => import('./presses.ts'),
  purse: () => import('./purse.ts'),
  streams: () => import('./streams.ts'),
  'uniform-answers': () => import('./uniform-answers.ts'),
  webhook: () => import('./webhook.ts'),
  'press-cost': () => import('./press-cost.ts'),
  writer: () => import('./writer.ts'),
  // Last, because it uses what the others measured.
  scale: () => import('./scale.ts'),
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false }, kills: { type: 'string' } },
})
const options = values.kills === undefined ? {} : { kills: Number(values.kills) }
const unknown = positionals.filter((name) => !(name in benches))
if (unknown.length > 0) {
  console.error(
    `No bench called ${unknown.join(', ')}; there is ${Object.keys(benches).join(', ')}.`,
  )
  process.exit(1)
}

const isKept = values.write || positionals.length === 0

for (const [name, load] of Object.entries(benches)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  const section = await run(name, load)
  console.log(`\n## ${name}\n\n${section}`)
  // Immediately: a later bench that hangs must not cost the earlier ones' results.
  if (isKept) {
    writeSection(name, section)
    if (!section.includes(notMeasured)) (await load()).write?.()
  }
}
// Committed files must pass the format check.
if (isKept) await runCommand('biome', ['format', '--write', 'docs/figures.md', 'docs/scale.md'])
// Anything a bench left open must not keep the command running.
process.exit()

/** Runs one bench and returns its figures with everything needed to judge them, or why there are none. */
async function run(name: string, load: () => Promise<Bench>): Promise<string> {
  const otherWork = watchOtherWork()
  const startedAt = performance.now()
  let table: string
  try {
    const bench = await load()
    table = figureTable(await withinTime(bench.measure(options), bench.maxMs ?? benchMaxMs))
  } catch (error) {
    console.error(error)
    process.exitCode = 1
    killLeftovers()
    table = `${notMeasured} ${sayable(error)}`
  }
  const percent = otherWork()
  const conditions = [
    `\`npm run bench -- ${name}\``,
    `${new Date().toISOString().slice(0, 10)}, ${((performance.now() - startedAt) / 1_000).toFixed(0)} s`,
    `${cpus().length} x ${cpus()[0]?.model.trim() ?? 'unknown'}, ${(totalmem() / 2 ** 30).toFixed(0)} GiB, ${process.platform}`,
    `Node ${process.version}`,
    otherWorkSaid(percent),
  ]
  return `${conditions.join('; ')}\n\n${table}`
}

/** Figures from a busy machine must not pass for clean ones. */
function otherWorkSaid(percent: number | undefined): string {
  if (percent === undefined) return 'what else the machine did is not known'
  const verdict = percent > cleanBelowPercent ? `: ${notClean}` : ''
  return `other work took ${percent.toFixed(0)} % of all cores${verdict}`
}

/** An error as one line of a document: an answer quoted in it may contain anything. */
function sayable(error: unknown): string {
  return String(error)
    .replaceAll(/[^\p{L}\p{N}\p{P}\p{S} ]+/gu, ' ')
    .slice(0, errorMaxCharacters)
}

/** Rejects what takes too long, so nobody has to watch the whole run. */
async function withinTime(figures: Promise<Figure[]>, maxMs: number): Promise<Figure[]> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`took more than ${maxMs} ms`)), maxMs)
  })
  try {
    return await Promise.race([figures, tooLong])
  } finally {
    clearTimeout(timer)
  }
}

function writeSection(name: string, section: string): void {
  const former = existsSync(file) ? readFileSync(file, 'utf8') : ''
  writeFileSync(file, withSections(former, new Map([[name, section]]), Object.keys(benches)))
}
