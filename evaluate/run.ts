/**
 * `npm run evaluate`: the figures of the recorded completions: the former product, a plain chat, the present prompts.
 * With `--by-hand` nobody reads the tellings: what is held back is what whoever made the couple up says.
 *
 *     npm run evaluate -- [--couples round|held-out|ID,ID] [--by-hand] [--details]
 *     npm run evaluate -- requests --to FOLDER [--couples …]     what is to be recorded next, {system, user} a file
 *     npm run evaluate -- keep FOLDER --kind KIND --date DATE    keeps FOLDER/NAME.txt as recordings
 *     npm run evaluate -- examples                               what is recorded of the couples to try, to the stand-in and core/examples
 *     npm run evaluate -- service --base-url URL --model NAME [--key KEY] [--to FOLDER] [--couples …]
 *     npm run evaluate -- wishes [requests --to FOLDER | keep FOLDER] [--details]    what must not be said, and what is held
 *     npm run evaluate -- pairs --to FOLDER [--against plain|former] [--whole] [--seed N] [--turned]    pairs to judge blind, in mixed order
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { examples as exampleCouples } from '#core/examples/example.ts'
import { languages } from '#core/languages.ts'
import { readByHand } from './couples/ceremony-of.ts'
import type { EvaluatedCouple } from './couples/couple.ts'
import { couples, heldOutCouples, roundCouples } from './couples/couples.ts'
import {
  exampleCompletions,
  writeExample,
  writeExampleCompletions,
  writeRecordedOn,
} from './example-completions.ts'
import { costOf } from './figures/cost.ts'
import { figuresOf } from './figures/figures.ts'
import { libraryFor } from './figures/script-figures.ts'
import { type Column, tableOf } from './figures/table.ts'
import { formerProduct } from './former-product.ts'
import { blindPairs, writePairs } from './pairs.ts'
import { plainChat, plainRequest } from './plain-chat.ts'
import { recordable, recordedService } from './recorded-service.ts'
import { keepRecordings, readRecordings } from './recordings.ts'
import { secondReadOf } from './second-reading.ts'
import { keepWishReadings, wishLines, writeWishRequests } from './wishes/wishes.ts'
import { writeCeremony } from './write-ceremony.ts'
import { allTexts, textsOf, type WrittenCeremony } from './written-ceremony.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    against: { type: 'string', default: 'plain' },
    'by-hand': { type: 'boolean', default: false },
    'base-url': { type: 'string', default: '' },
    couples: { type: 'string', default: '' },
    date: { type: 'string', default: '' },
    details: { type: 'boolean', default: false },
    key: { type: 'string', default: '' },
    kind: { type: 'string', default: '' },
    model: { type: 'string', default: '' },
    seed: { type: 'string', default: '1' },
    to: { type: 'string', default: '' },
    turned: { type: 'boolean', default: false },
    whole: { type: 'boolean', default: false },
  },
})
const [command = 'figures', folder = '', wishFolder = ''] = positionals

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
  case 'wishes':
    runWishes(folder, wishFolder)
    break
  case 'pairs':
    await makePairs(needed('to'))
    break
  default:
    fail(
      `No command called ${command}; there is figures, requests, keep, examples, service, wishes, pairs.`,
    )
}

function runWishes(what: string, from: string): void {
  if (what === 'requests') {
    console.log(`${writeWishRequests(needed('to'))} requests`)
  } else if (what === 'keep') {
    const missing = keepWishReadings(from || fail('The folder with the answers is missing.'))
    console.log(missing.length === 0 ? 'All kept.' : `Not there: ${missing.join(', ')}`)
  } else {
    console.log(wishLines(values.details).join('\n'))
  }
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
  if (values.couples === 'held-out') return heldOutCouples
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
      const asked = {
        baseUrl: 'https://recorded.example/v1',
        apiKey: 'recorded',
        model: 'recorded',
        fetch: service.fetch,
      }
      const byHand = values['by-hand'] ? readByHand(couple) : undefined
      const written = await writeCeremony(couple, asked, undefined, byHand)
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

/** All kinds of texts as far as they are recorded, with what a model found in them, and the calls still to record. */
async function compared() {
  const { recordings, results } = await recorded()
  const missing = results.flatMap((result) => result.missing)
  const judge = async (whose: string, written: WrittenCeremony): Promise<WrittenCeremony> => {
    const found = secondReadOf(whose, written, await libraryFor(written), recordings)
    if (found === undefined) return written
    if ('sentences' in found) return { ...written, secondRead: found }
    missing.push(found.missing)
    return written
  }
  const former = chosen().flatMap((couple) => formerProduct(couple, recordings) ?? [])
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
    former: await judged('former-', former),
    plain: await judged('plain-', plain),
    present: await judged('', present),
    missing,
  }
}

async function printFigures(): Promise<void> {
  const { results, former, plain, present, missing: requests } = await compared()
  const columns = [
    { title: 'former product', figures: await figuresOf(former) },
    { title: 'plain chat', figures: await figuresOf(plain) },
    {
      title: 'present prompts',
      figures: [...(await figuresOf(present)), ...costOf(results.map(({ answered }) => answered))],
    },
  ]
  print(columns, [former, plain, present])
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
    (name) =>
      !/^(former|plain)-/.test(name) && !name.includes('-second-reading-') && !used.has(name),
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
  const answered = languages.flatMap((language) => {
    const found = results.find(
      ({ couple }) => couple.partners === exampleCouples[language].partners,
    )
    const texts = found && allTexts(found.written)
    if (found === undefined || texts === undefined)
      fail(`The example in ${language} is not recorded.`)
    writeExample(language, texts)
    return found.answered
  })
  const dates = answered.map(({ recording }) => recording.date).toSorted()
  writeRecordedOn(dates.at(-1) ?? '')
  writeExampleCompletions(exampleCompletions(answered))
  console.log(
    `The stand-in has ${answered.length} recorded completions, and the examples their texts.`,
  )
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
  const write = { plain: plainChat, former: formerProduct }[values.against]
  if (write === undefined) fail('--against is plain or former.')
  const compared = results.flatMap(({ couple, written }) => {
    const other = write(couple, recordings)
    return other === undefined ? [] : [{ other, present: written }]
  })
  const pairs = blindPairs(compared, {
    ...{ areWhole: values.whole, areTurned: values.turned },
    random: randomFrom(Number(values.seed)),
  })
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
