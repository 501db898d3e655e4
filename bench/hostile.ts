/**
 * 1 MB of hostile text through every parser that takes text from outside, and files that unpack to far more than they are.
 * By the processor time of the thread that parses, to which other work on the machine adds nothing.
 */
import { deflateRawSync } from 'node:zlib'
import { documentParagraphs } from '#docx/reading/document-paragraphs.ts'
import { readDocument } from '#docx/reading/read-document.ts'
import { worstShapes } from '../testing/hostile/hostile-shapes.ts'
import { type HostileResult, measureParsers } from '../testing/hostile/measure-parser.ts'
import { packedBackup } from '../testing/hostile/packed-backup.ts'
import { parsers } from '../testing/hostile/parsers.ts'
import { storedZip } from '../testing/hostile/stored-zip.ts'
import { readBackup } from '../web/shelf/backup/backup-file.ts'
import type { Figure } from './figure.ts'
import { beforeLimits } from './hostile-before.ts'

export const maxMs = 3_600_000

const characters = 1_000_000
const goalMs = 200
const mostMs = 2_000
const stopsMost = 1

export async function measure(): Promise<Figure[]> {
  // First, since a process only tells the most memory it ever had.
  const files = [
    await relations(),
    ...(await unpacking()),
    ...(await entities()),
    ...(await slots()),
  ]
  const names = Object.keys(parsers)
  const results = await measureParsers(names, {
    shapes: worstShapes,
    characters,
    mostMs,
    stopsMost,
  })
  return [...files, ...names.map((name) => figureOf(name, results))].map(withBefore)
}

function withBefore(figure: Figure): Figure {
  const before = beforeLimits[figure.name]
  const notes = [figure.note, before === undefined ? undefined : `before: ${before}`]
  return { ...figure, note: notes.filter((note) => note !== undefined).join('; ') }
}

function figureOf(name: string, results: readonly HostileResult[]): Figure {
  const [worst, ...others] = results
    .filter(({ parser }) => parser === name)
    .toSorted((one, other) => other.ms - one.ms)
  if (worst === undefined) throw new Error(`${name} was not measured`)
  const stopped = [worst, ...others].filter(({ ms }) => ms >= mostMs).map(({ shape }) => shape)
  const note = stopped.length === 0 ? worst.shape : `stopped: ${stopped.join(', ')}`
  return { name, value: worst.ms, unit: 'ms', goal: goalMs, note }
}

interface Cost {
  ms: number
  addedMib: number
  came: unknown
}

async function costOf(work: () => unknown): Promise<Cost> {
  const before = process.resourceUsage().maxRSS
  const startedAt = performance.now()
  const came = await work()
  const ms = performance.now() - startedAt
  return { ms, addedMib: (process.resourceUsage().maxRSS - before) / 1_024, came }
}

const namespace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const packedDocument = (name: string, content: string): Blob =>
  new Blob([storedZip({ [name]: deflateRawSync(content) }, 8)])

async function relations(): Promise<Figure> {
  const text = '<Relationship '.repeat(100_000)
  const file = packedDocument('_rels/.rels', text)
  const { ms } = await costOf(() => readDocument(file))
  const note = `${file.size} bytes`
  return { name: 'readDocument, packed relations', value: ms, unit: 'ms', goal: goalMs, note }
}

async function unpacking(): Promise<Figure[]> {
  const { text, secret } = await packedBackup(250_000_000)
  const { ms, addedMib, came } = await costOf(() => readBackup(text, secret))
  const note = `${text.length} bytes that hold 250 MB: ${Object(came).kind}`
  const name = 'readBackup, packed a thousandfold'
  return [
    { name, value: ms, unit: 'ms', note },
    { name: `${name}, memory`, value: addedMib, unit: 'MiB', goal: 100 },
  ]
}

async function entities(): Promise<Figure[]> {
  const xml = `<w:document ${namespace}><w:t>${'&#x1;'.repeat(5_000_000)}</w:t>`
  const { ms, addedMib } = await costOf(() => documentParagraphs(xml))
  const name = 'documentParagraphs, five million entities'
  return [
    { name, value: ms, unit: 'ms', note: '25 MB' },
    { name: `${name}, memory`, value: addedMib, unit: 'MiB', goal: 100 },
  ]
}

async function slots(): Promise<Figure[]> {
  const { text } = await packedBackup(1_000)
  const [header = '', body = ''] = text.split('\n')
  const parsed = JSON.parse(header) as { slots: object[] }
  const many = Array.from({ length: 8 }, () => ({ ...parsed.slots[0], iterations: 600_000 }))
  const file = `${JSON.stringify({ ...parsed, slots: many })}\n${body}`
  const { ms, came } = await costOf(() => readBackup(file, 'another'))
  const note = String(Object(came).kind)
  return [{ name: 'readBackup, eight slots', value: ms, unit: 'ms', goal: goalMs, note }]
}
