/**
 * `npm run bench [names...]`: runs all benches, or the named ones, and prints their figures with the goals of the
 * project. Exit code 1 when a bench fails; a missed goal is printed, since a busy machine can miss it honestly.
 */
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import type { Bench, Figure } from './figure.ts'
import { figureTable } from './figure-table.ts'

const benches: Record<string, () => Promise<Bench>> = {
  access: () => import('./access.ts'),
  docx: () => import('./docx.ts'),
  endpoint: () => import('./endpoint.ts'),
  'generation-wait': () => import('./generation-wait.ts'),
  'uniform-answers': () => import('./uniform-answers.ts'),
  webhook: () => import('./webhook.ts'),
}

const { positionals } = parseArgs({ allowPositionals: true })
const unknown = positionals.filter((name) => !(name in benches))
if (unknown.length > 0) {
  console.error(
    `No bench called ${unknown.join(', ')}; there is ${Object.keys(benches).join(', ')}.`,
  )
  process.exit(1)
}

console.log(`Command: npm run bench ${positionals.join(' ')}`.trimEnd())
console.log(`Date: ${new Date().toISOString().slice(0, 10)}`)
console.log(`Machine: ${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}, ${process.platform}`)
console.log(`Node: ${process.version}`)
// Whatever else the machine is doing is in every figure: below 0.5 it can be neglected.
console.log(`Load before: ${loadavg()[0]?.toFixed(1)}`)

for (const [name, load] of Object.entries(benches)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  console.log(`\n${name}`)
  let figures: Figure[]
  try {
    const bench = await load()
    figures = await bench.measure()
  } catch (error) {
    console.error(error)
    process.exitCode = 1
    continue
  }
  console.log(figureTable(figures))
}
// Whatever a bench left open must not keep the command from ending.
process.exit()
