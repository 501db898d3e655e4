/**
 * `cerimonia.docx` in a real browser: how long building it takes the first time and afterwards, and how much the
 * browser loads for it. Bundled by Vite, like the pages themselves.
 */
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { build } from 'vite'
import { browserArguments, findInstalledBrowser } from '../e2e/browser.ts'
import type { DocxTimings } from './docx-page.ts'
import type { Figure } from './figure.ts'
import { percentile } from './percentile.ts'

const outDir = '.build/bench-docx'
const runs = 20

/** The lazily loaded chunk: the one that the entry imports on demand. */
interface Bundle {
  entryFile: string
  chunkFile: string
}

async function bundle(): Promise<Bundle> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: false,
      rolldownOptions: { input: 'bench/docx-page.ts', preserveEntrySignatures: 'strict' },
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
  return { entryFile: entry.fileName, chunkFile: chunk.fileName }
}

/** The bundle and an empty page over loopback HTTP: a module does not load from a file address. */
async function serve(): Promise<{ origin: string; close: () => void }> {
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

/** Times, document size and chunk size of a script of 60 paragraphs. */
export async function measure(): Promise<Figure[]> {
  const { entryFile, chunkFile } = await bundle()
  const chunk = await readFile(join(outDir, chunkFile))
  const { origin, close } = await serve()
  const executablePath = findInstalledBrowser()
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: browserArguments(),
  })
  try {
    const page = await browser.newPage()
    await page.goto(origin)
    const timings = await page.evaluate<DocxTimings, [string, number]>(
      async ([address, count]) => (await import(address)).timeDocuments(count),
      [`${origin}/${entryFile}`, runs],
    )
    const note = `Chromium ${browser.version()}, ${timings.paragraphs} paragraphs`
    return [
      { name: 'cerimonia.docx, p50', value: percentile(timings.laterMs, 0.5), unit: 'ms', note },
      { name: 'cerimonia.docx, first', value: timings.firstMs, unit: 'ms', note: 'code loaded' },
      { name: 'loading the code', value: timings.loadMs, unit: 'ms', note: 'over loopback' },
      { name: 'the file', value: timings.fileBytes / 1000, unit: 'kB' },
      { name: 'lazy chunk, gzip', value: gzipSync(chunk, { level: 9 }).length / 1000, unit: 'kB' },
      { name: 'lazy chunk, brotli', value: brotliCompressSync(chunk).length / 1000, unit: 'kB' },
    ]
  } finally {
    await browser.close()
    close()
  }
}
