/**
 * `cerimonia.docx` in a real browser: how long it takes to build, the first time and afterwards, and how much the
 * browser loads for it. Bundled by Vite, like the pages.
 */
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { type Browser, chromium } from '@playwright/test'
import { build } from 'vite'
import { browserArguments, findInstalledBrowser } from '../e2e/browser.ts'
import type { DocxTimings } from './docx-page.ts'
import { docxPeerEntry, docxPeerNote } from './docx-peer.ts'
import type { PeerTimings } from './docx-peer-page.ts'
import type { Figure } from './figure.ts'
import { percentile } from './percentile.ts'

const runs = 20

/** The lazily loaded chunk that the entry imports on demand. */
interface Bundle {
  outDir: string
  entryFile: string
  chunkFile: string
}

async function bundle(
  input: string,
  outDir: string,
  alias: Readonly<Record<string, string>> = {},
): Promise<Bundle> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias },
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: false,
      rolldownOptions: { input, preserveEntrySignatures: 'strict' },
    },
  })
  if (!('output' in result)) throw new Error('expected one build, got several or a watcher')
  const chunks = result.output.filter((file) => file.type === 'chunk')
  const entry = chunks.find((chunk) => chunk.isEntry)
  const lazy = chunks.filter((chunk) => !chunk.isEntry)
  const [chunk] = lazy
  if (entry === undefined || chunk === undefined || lazy.length !== 1) {
    throw new Error(`expected one entry and one lazy chunk, got ${chunks.map((c) => c.fileName)}`)
  }
  return { outDir, entryFile: entry.fileName, chunkFile: chunk.fileName }
}

/** Serves the bundle and an empty page over loopback HTTP, because modules do not load from file addresses. */
async function serve(outDir: string): Promise<{ origin: string; close: () => void }> {
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    if (path === '/') {
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<!doctype html><title>-</title>')
      return
    }
    try {
      const content = await readFile(join(outDir, path))
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(content)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port was given')
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() }
}

/** Times, document size and chunk size for a script of 60 paragraphs, ours and the peer's in the same browser. */
export async function measure(): Promise<Figure[]> {
  const ours = await bundle('bench/docx-page.ts', '.build/bench-docx')
  const peerEntry = docxPeerEntry()
  const peer =
    peerEntry &&
    (await bundle('bench/docx-peer-page.ts', '.build/bench-docx-peer', { 'docx-peer': peerEntry }))
  const executablePath = findInstalledBrowser()
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: browserArguments(),
  })
  try {
    const { paragraphs, ...timings } = await timeIn<DocxTimings>(browser, ours, [runs])
    const note = `Chromium ${browser.version()}, ${paragraphs} paragraphs`
    const figures = await figuresOf('cerimonia.docx', timings, ours, note)
    if (!peer) {
      const missing = { name: 'docxtemplater', value: Number.NaN, unit: '' }
      return [...figures, { ...missing, note: `${docxPeerNote} could not be installed` }]
    }
    const theirs = await timeIn<PeerTimings>(browser, peer, [runs, paragraphs])
    const peerNote = `${docxPeerNote}; bare paragraphs from a template, without styles`
    return [...figures, ...(await figuresOf('docxtemplater', theirs, peer, peerNote))]
  } finally {
    await browser.close()
  }
}

async function timeIn<Timings>(
  browser: Browser,
  { outDir, entryFile }: Bundle,
  parameters: readonly number[],
): Promise<Timings> {
  const { origin, close } = await serve(outDir)
  const page = await browser.newPage()
  try {
    await page.goto(origin)
    return await page.evaluate<Timings, [string, readonly number[]]>(
      async ([address, values]) => (await import(address)).timeDocuments(...values),
      [`${origin}/${entryFile}`, parameters],
    )
  } finally {
    await page.close()
    close()
  }
}

async function figuresOf(
  name: string,
  { loadMs, firstMs, laterMs, fileBytes }: PeerTimings,
  { outDir, chunkFile }: Bundle,
  note: string,
): Promise<Figure[]> {
  const chunk = await readFile(join(outDir, chunkFile))
  const kB = (bytes: number) => bytes / 1_000
  const gzip = gzipSync(chunk, { level: 9 }).length
  const brotli = brotliCompressSync(chunk).length
  return [
    { name: `${name}, p50`, value: percentile(laterMs, 0.5), unit: 'ms', note },
    { name: `${name}, first`, value: firstMs, unit: 'ms', note: 'code loaded' },
    { name: `${name}, loading the code`, value: loadMs, unit: 'ms', note: 'over loopback' },
    { name: `${name}, the file`, value: kB(fileBytes), unit: 'kB' },
    { name: `${name}, lazy chunk, gzip`, value: kB(gzip), unit: 'kB' },
    { name: `${name}, lazy chunk, brotli`, value: kB(brotli), unit: 'kB' },
  ]
}
