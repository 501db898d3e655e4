/**
 * `npm run evaluate`: the figures of the recorded completions, first prompts and present ones side by side.
 *
 *     npm run evaluate -- [--couples round|ID,ID] [--details]
 *     npm run evaluate -- requests --to FOLDER [--couples …]     what is to be recorded next, {system, user} a file
 *     npm run evaluate -- keep FOLDER --kind KIND --date DATE    keeps FOLDER/NAME.txt as recordings
 *     npm run evaluate -- examples                               gives the AI stand-in what is recorded of the couples to try
 *     npm run evaluate -- service --base-url URL --model NAME [--key KEY] [--to FOLDER] [--couples …]
 *     npm run evaluate -- pairs --to FOLDER [--against plain|first] [--whole] [--seed N]    pairs to judge blind, in mixed order
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { examples as exampleCouples } from '#core/examples/example.ts'
import { languages } from '#core/languages.ts'
import { unbackedIn } from './claims.ts'
import type { EvaluatedCouple } from './couples/couple.ts'
import { couples, roundCouples } from './couples/couples.ts'
import { exampleCompletions, writeExampleCompletions } from './example-completions.ts'
import { costOf } from './figures/cost.ts'
import { figuresOf } from './figures/figures.ts'
import { libraryFor } from './figures/script-figures.ts'
import { type Column, tableOf } from './figures/table.ts'
import { firstStage } from './first-stage.ts'
import { blindPairs, writePairs } from './pairs.ts'
import { plainChat, plainRequest } from './plain-chat.ts'
import { recordable, recordedService } from './recorded-service.ts'
import { keepRecordings, readRecordings } from './recordings.ts'
import { writeCeremony } from './write-ceremony.ts'
import { textsOf, type WrittenCeremony } from './written-ceremony.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    against: { type: 'string', default: 'plain' },
    'base-url': { type: 'string', default: '' },
    couples: { type: 'string', default: '' },
    date: { type: 'string', default: '' },
    details: { type: 'boolean', default: false },
    key: { type: 'string', default: '' },
    kind: { type: 'string', default: '' },
    model: { type: 'string', default: '' },
    seed: { type: 'string', default: '1' },
    to: { type: 'string', default: '' },
    whole: { type: 'boolean', default: false },
  },
})
const [command = 'figures', folder = ''] = positionals

switch (command) {
  case 'figures':
    await printFigures()
    break
  case 'requests':
    await writeRequests(needed('to'))
    break
  case 'keep':
    keep()
    break
  case 'service':
    await evaluateService()
    break
  case 'examples':
    await keepExamples()
    break
  case 'pairs':
    await makePairs(needed('to'))
    break
  default:
    fail(
      `No command called ${command}; there is figures, requests, keep, examples, service, pairs.`,
    )
}

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

function needed(name: 'to' | 'kind' | 'date' | 'base-url' | 'model'): string {
  return values[name] || fail(`--${name} is missing.`)
}

function chosen(): readonly EvaluatedCouple[] {
  if (values.couples === '') return couples
  if (values.couples === 'round') return roundCouples
  return values.couples
    .split(',')
    .map((id) => couples.find((couple) => couple.id === id) ?? fail(`No couple called ${id}.`))
}

/** What the present prompts have recorded, and what they still ask for. */
async function recorded() {
  const recordings = readRecordings()
  const results = await Promise.all(
    chosen().map(async (couple) => {
      const service = recordedService(couple.id, recordings)
      const written = await writeCeremony(couple, {
        baseUrl: 'https://recorded.example/v1',
        apiKey: 'recorded',
        model: 'recorded',
        fetch: service.fetch,
      })
      const { answered } = service
      return { couple, written, missing: recordable(service.missing), answered }
    }),
  )
  return { recordings, results }
}

function print(columns: readonly Column[], counted: readonly (readonly WrittenCeremony[])[]): void {
  const numbers = counted.map(
    (all) => `${all.length} ceremonies, ${all.flatMap(textsOf).length} texts`,
  )
  console.log(columns.map(({ title }, index) => `${title}: ${numbers[index]}`).join('\n'))
  console.log(`\n${tableOf(columns)}`)
  if (!values.details) return
  for (const { title, figures } of columns) {
    for (const { name, found } of figures) {
      if (found.length > 0)
        console.log(`\n${title}, ${name}:\n${found.map((one) => `- ${one}`).join('\n')}`)
    }
  }
}

/** Both kinds of texts as far as they are recorded, with what a model found in them, and the calls still to record. */
async function compared() {
  const { recordings, results } = await recorded()
  const missing = results.flatMap((result) => result.missing)
  const judge = async (whose: string, written: WrittenCeremony): Promise<WrittenCeremony> => {
    const found = unbackedIn(whose, written, await libraryFor(written), recordings)
    if (found === undefined) return written
    if ('unbacked' in found) return { ...written, ...found }
    missing.push(found.missing)
    return written
  }
  const first = chosen().flatMap((couple) => firstStage(couple, recordings) ?? [])
  const plain = chosen().flatMap((couple) => plainChat(couple, recordings) ?? [])
  missing.push(
    ...chosen()
      .map(plainRequest)
      .filter(({ name }) => !recordings.has(name)),
  )
  const present = results.map(({ written }) => written)
  const isWhole = (one: WrittenCeremony): boolean => textsOf(one).length === 3
  const judged = (prefix: string, all: readonly WrittenCeremony[]) =>
    Promise.all(all.filter(isWhole).map((one) => judge(`${prefix}${one.couple.id}`, one)))
  return {
    results,
    recordings,
    first: await judged('first-', first),
    plain: await judged('plain-', plain),
    present: await judged('', present),
    missing,
  }
}

async function printFigures(): Promise<void> {
  const { results, first, plain, present, missing: requests } = await compared()
  const columns = [
    { title: 'first prompts', figures: await figuresOf(first) },
    { title: 'plain chat', figures: await figuresOf(plain) },
    {
      title: 'present prompts',
      figures: [...(await figuresOf(present)), ...costOf(results.map(({ answered }) => answered))],
    },
  ]
  print(columns, [first, plain, present])
  const missing = requests.length
  if (missing > 0)
    console.log(`\n${missing} requests are not recorded (npm run evaluate -- requests).`)
}

async function writeRequests(to: string): Promise<void> {
  const { recordings, results, missing } = await compared()
  mkdirSync(to, { recursive: true })
  for (const { name, request } of missing) {
    writeFileSync(join(to, `${name}.json`), `${JSON.stringify(request, null, 1)}\n`)
  }
  console.log(`${missing.length} requests to record are in ${to}.`)
  const used = new Set(results.flatMap(({ answered }) => answered.map(({ name }) => name)))
  const stale = [...recordings.keys()].filter(
    (name) => !/^(first|plain)-/.test(name) && !name.includes('-claims-') && !used.has(name),
  )
  if (values.couples === '' && stale.length > 0) {
    console.log(`Recordings that nothing asks for any more:\n${stale.join('\n')}`)
  }
}

function keep(): void {
  if (folder === '') fail('Which folder holds the completions?')
  const names = keepRecordings(folder, { kind: needed('kind'), date: needed('date') })
  console.log(`${names.length} recordings kept.`)
}

async function keepExamples(): Promise<void> {
  const { results } = await recorded()
  const examples = languages.map((language) => exampleCouples[language])
  const answered = results
    .filter(({ couple }) => examples.some((example) => example.partners === couple.partners))
    .flatMap((result) => result.answered)
  writeExampleCompletions(exampleCompletions(answered))
  console.log(`The stand-in has ${answered.length} recorded completions.`)
}

async function evaluateService(): Promise<void> {
  const service = { baseUrl: needed('base-url'), apiKey: values.key, model: needed('model') }
  const all: WrittenCeremony[] = []
  // One after another: nobody waits, and a service on one's own machine has no more to give.
  for (const couple of chosen()) {
    const written = await writeCeremony(couple, service)
    all.push(written)
    console.error(`${couple.id}: ${textsOf(written).length} of 3 texts`)
    if (values.to === '') continue
    mkdirSync(values.to, { recursive: true })
    for (const { name, text } of textsOf(written)) {
      writeFileSync(join(values.to, `${couple.id}-${name}.txt`), text)
    }
  }
  print([{ title: service.model, figures: await figuresOf(all) }], [all])
}

async function makePairs(to: string): Promise<void> {
  const { recordings, results } = await recorded()
  const write = { plain: plainChat, first: firstStage }[values.against]
  if (write === undefined) fail('--against is plain or first.')
  const compared = results.flatMap(({ couple, written }) => {
    const other = write(couple, recordings)
    return other === undefined ? [] : [{ other, present: written }]
  })
  const pairs = blindPairs(compared, values.whole, randomFrom(Number(values.seed)))
  writePairs(pairs, to)
  console.log(`${pairs.length} pairs are in ${to}; the key is in ${join(to, 'key')}.`)
}

/** mulberry32: the same seed mixes the same way. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
