/**
 * Lighthouse in its mobile setting (simulated slow phone and network) over the real server: the start page in four
 * languages, the door, and the creator with a session. Medians of three runs, with the bytes that travelled.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import lighthouse, { type Flags, type Result } from 'lighthouse'
import { languages } from '#core/languages.ts'
import { publicPagePath } from '#core/public-pages.ts'
import { browserArguments, findInstalledBrowser } from '../e2e/browser.ts'
import { enter } from '../e2e/give-access.ts'
import { startServer } from '../e2e/server-process.ts'
import { freePort } from '../scripts/free-port.ts'
import { runCommand } from '../scripts/run-command.ts'
import type { Figure } from './figure.ts'
import { percentile } from './percentile.ts'

const runs = 3
const landingPages = languages.map((language) => publicPagePath({ name: 'landing', language }))

/** The categories whose score is promised, by page (issue "the face", "Fast"). */
const pages: Record<string, string[]> = {
  ...Object.fromEntries(landingPages.map((path) => [path, ['seo']])),
  '/': ['performance', 'accessibility', 'best-practices', 'seo'],
  '/login': ['performance', 'accessibility', 'best-practices'],
  '/app': ['performance', 'accessibility', 'best-practices'],
}

const lcpGoalMs: Record<string, number> = { '/': 900 }

/** Scores, times and bytes of every page. */
export async function measure(): Promise<Figure[]> {
  if ((await runCommand('node', ['scripts/build-web.ts'])) !== 0) throw new Error('no web build')
  const server = await startServer()
  const profile = await mkdtemp(join(tmpdir(), 'enlace-lighthouse-'))
  const port = await freePort()
  const executablePath = findInstalledBrowser()
  let browser: BrowserContext | undefined
  try {
    browser = await chromium.launchPersistentContext(profile, {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [...browserArguments(), `--remote-debugging-port=${port}`],
    })
    const [page = await browser.newPage()] = browser.pages()
    const figures: Figure[] = []
    for (const [path, categories] of Object.entries(pages)) {
      const isStrange = landingPages.includes(path)
      // The start pages are met as by a stranger, who is asked for the language; the others by someone who was there.
      if (path === '/login') {
        await page.goto(server.baseUrl)
        await page.evaluate(() => localStorage.setItem('preferred_language', 'pt'))
      }
      // From here on: whoever has a session never sees the pages before.
      if (path === '/app') await enter(page, server.baseUrl)
      const results: Result[] = []
      for (let run = 0; run < runs; run += 1) {
        // Lighthouse empties the cache before each run and leaves this.
        if (isStrange) {
          await page.goto(`${server.baseUrl}/icon-192.png`)
          await page.evaluate(() => localStorage.clear())
        }
        results.push(await audit(`${server.baseUrl}${path}`, { port, onlyCategories: categories }))
      }
      figures.push(...figuresOf(path, categories, results))
    }
    return figures
  } finally {
    await browser?.close()
    await server.stop()
    await rm(profile, { recursive: true, force: true })
  }
}

async function audit(url: string, flags: Flags): Promise<Result> {
  const result = await lighthouse(url, { ...flags, output: 'json', logLevel: 'error' })
  if (result === undefined) throw new Error(`no result for ${url}`)
  const { lhr } = result
  if (lhr.runtimeError !== undefined) throw new Error(lhr.runtimeError.message)
  if (new URL(lhr.finalDisplayedUrl).pathname !== new URL(url).pathname) {
    throw new Error(`${url} led on to ${lhr.finalDisplayedUrl}`)
  }
  return lhr
}

function figuresOf(path: string, categories: string[], results: Result[]): Figure[] {
  const median = (value: (lhr: Result) => number): number => percentile(results.map(value), 0.5)
  const numeric = (id: string) => median((lhr) => lhr.audits[id]?.numericValue ?? Number.NaN)
  const scores = categories.map((category): Figure => {
    const missed = complaints(results, category)
    return {
      name: `${path} ${category}`,
      value: median((lhr) => Math.round((lhr.categories[category]?.score ?? 0) * 100)),
      unit: 'of 100',
      atLeast: 100,
      ...(missed === '' ? {} : { note: missed }),
    }
  })
  if (!categories.includes('performance')) return scores
  const lcpGoal = lcpGoalMs[path]
  return [
    ...scores,
    {
      name: `${path} largest contentful paint`,
      value: numeric('largest-contentful-paint'),
      unit: 'ms',
      ...(lcpGoal === undefined ? {} : { goal: lcpGoal }),
    },
    { name: `${path} blocking time`, value: numeric('total-blocking-time'), unit: 'ms', goal: 0 },
    { name: `${path} layout shift`, value: numeric('cumulative-layout-shift'), unit: '', goal: 0 },
    ...['document', 'script', 'total'].map((kind) => ({
      name: `${path} ${kind}, transferred`,
      value: median((lhr) => transferredBytes(lhr, kind)) / 1024,
      unit: 'KiB',
    })),
  ]
}

/** What was not perfect in any run. */
function complaints(results: Result[], category: string): string {
  const ids = results.flatMap((lhr) =>
    (lhr.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  )
  return [...new Set(ids)].join(', ')
}

function transferredBytes(lhr: Result, kind: string): number {
  const { details } = lhr.audits['network-requests'] ?? {}
  if (details?.type !== 'table') return Number.NaN
  return details.items
    .filter(({ resourceType }) => kind === 'total' || resourceType === title(kind))
    .reduce((sum, { transferSize }) => sum + Number(transferSize), 0)
}

function title(kind: string): string {
  return kind.charAt(0).toUpperCase() + kind.slice(1)
}
