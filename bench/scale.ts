/**
 * What 1,000, 100,000 and 10 million subscribers need: computed from the figures in `docs/figures.md`, with simulated
 * open streams. Writes the tables of `docs/scale.md`. `npm run bench -- scale --write`, after all other benches.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import type { Figure } from './figure.ts'
import { isClean, readFigure } from './figures-file.ts'
import { pressCostFigures } from './press-cost.ts'
import { limitsOf, type MeasuredCosts, type Needs, needsOf } from './scale-model.ts'

const sizes = [1_000, 100_000, 10_000_000]
const figuresFile = 'docs/figures.md'
const scaleFile = 'docs/scale.md'
const tables = /(<!-- made by npm run bench -->\n)[\s\S]*(<!-- end -->)/

/** A summary of the needs; `docs/scale.md` has all of them. */
export async function measure(): Promise<Figure[]> {
  const costs = readCosts()
  const note = 'computed, not measured'
  return sizes.flatMap((subscribers): Figure[] => {
    const needs = needsOf(subscribers, costs)
    const name = `${spelled(subscribers)} subscribers`
    return [
      { name: `${name}: instances`, value: needs.instances, unit: 'cores', note },
      { name: `${name}: open streams`, value: needs.openStreams, unit: '', note: 'simulated' },
      { name: `${name}: cores of PostgreSQL, busy`, value: needs.databaseCores, unit: '', note },
    ]
  })
}

/** Updates the tables in `docs/scale.md`. */
export function write(): void {
  const costs = readCosts()
  const all = sizes.map((subscribers) => needsOf(subscribers, costs))
  const text = [...reservation(), needsTable(all), limitsTable(costs)].join('\n')
  const former = readFileSync(scaleFile, 'utf8')
  writeFileSync(
    scaleFile,
    former.replace(tables, (_, start, end) => `${start}\n${text}\n${end}`),
  )
}

function readCosts(): MeasuredCosts {
  const file = readFileSync(figuresFile, 'utf8')
  const capacity = (name: string) => readFigure(file, 'capacity', name)
  const instance = (kind: string) =>
    readFigure(file, 'instances', `${kind}, processor time of the instance`)
  const database = (kind: string) =>
    readFigure(file, 'instances', `${kind}, processor time of PostgreSQL`)
  const press = (name: keyof typeof pressCostFigures) =>
    readFigure(file, 'press-cost', pressCostFigures[name])
  return {
    pressTokens: press('tokensRead') + press('tokensWritten'),
    pressUsd: press('usCents') / 100,
    generationInstanceMs: capacity('generation, processor time'),
    generationDatabaseUs: database('generation, texts in one burst'),
    pageInstanceUs: capacity('landing page, processor time'),
    checkInstanceUs: instance('session check'),
    checkDatabaseUs: database('session check'),
    loginInstanceUs: instance('login'),
    loginDatabaseUs: database('login'),
    webhookInstanceUs: instance('webhook'),
    webhookDatabaseUs: database('webhook'),
    streamKiB: readFigure(file, 'streams', 'memory per open stream, of 1000'),
  }
}

/** A warning above tables computed from a busy machine's figures. */
function reservation(): string[] {
  const file = readFileSync(figuresFile, 'utf8')
  const unclean = ['capacity', 'instances', 'streams'].filter((section) => !isClean(file, section))
  if (unclean.length === 0) return []
  return [`Computed from figures of a busy machine, which are not clean: ${unclean.join(', ')}.\n`]
}

/** Two or three significant digits: what is computed from guesses has no more. */
function spelled(value: number): string {
  const digits = value >= 1_000_000 || value < 10 ? 2 : 3
  return Number(value.toPrecision(digits)).toLocaleString('en')
}

function needsTable(all: readonly Needs[]): string {
  const row = (name: string, of: (needs: Needs) => string) =>
    `| ${[name, ...all.map(of)].join(' | ')} |`
  return [
    row('subscribers', ({ subscribers }) => subscribers.toLocaleString('en')),
    `|---|${all.map(() => '---|').join('')}`,
    row('generations a second, busiest hour', (n) => spelled(n.generationsPerSecond)),
    row('open event streams, 999 of 1,000 seconds (simulated)', (n) => spelled(n.openStreams)),
    row('memory of these streams, MiB', (n) => spelled(n.streamsMiB)),
    row('cores busy with instances', (n) => spelled(n.instanceCores)),
    row('**instances**, one core each, half busy', (n) => spelled(n.instances)),
    row('cores busy with PostgreSQL', (n) => spelled(n.databaseCores)),
    row('database growth in 30 days, GiB', (n) => spelled(n.databaseGiBPerMonth)),
    row('AI tokens a minute, busiest hour', (n) => spelled(n.tokensPerMinute)),
    row('letters an hour, busiest hour', (n) => spelled(n.lettersPerHour)),
    row('sales in 30 days, R$', (n) => spelled(n.revenueReais)),
    row('payment fees, R$', (n) => spelled(n.feesReais)),
    row('AI, R$', (n) => spelled(n.aiReais)),
    row('machines, R$', (n) => spelled(n.machinesReais)),
    row('mail, R$', (n) => spelled(n.mailReais)),
    '',
  ].join('\n')
}

function limitsTable(costs: MeasuredCosts): string {
  const rows = limitsOf(costs).map(
    ({ part, subscribers }) => `| ${spelled(subscribers)} | ${part} |`,
  )
  return ['| gives at | part |', '|---|---|', ...rows, ''].join('\n')
}
