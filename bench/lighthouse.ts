/**
 * Lighthouse in its mobile setting (simulated slow phone and network) over the real server: the start page in four
 * languages, the example and the door as a stranger sees them, with nothing stored, and the creator as a buyer sees it in the first
 * week. Medians of three runs, with the bytes transferred, and the layout shift on a laptop's screen.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import * as v from 'valibot'
import { defaultLanguage, languages } from '#core/languages.ts'
import { publicPagePath } from '#core/pages/public-pages.ts'
import { browserArguments, findInstalledBrowser } from '../e2e/browser.ts'
import { layoutShift } from '../e2e/layout-shift.ts'
import { goToProvider, payAtProvider } from '../e2e/pay-page.ts'
import { startServer } from '../e2e/server-process.ts'
import { freePort } from '../scripts/free-port.ts'
import { demand } from '../scripts/install-on-demand.ts'
import { runCommand } from '../scripts/run-command.ts'
import type { Figure } from './figure.ts'
import { percentile } from './percentile.ts'

const lighthouseVersion = '13.5.0'
const runs = 3
/** A report with its screenshots takes several megabytes. */
const reportMaxBytes = 64 * 2 ** 20
const examplePage = publicPagePath({ name: 'example', language: defaultLanguage })
const landingPages = languages.map((language) => publicPagePath({ name: 'landing', language }))

/** The categories with a goal for their score, by page. */
const pages: Record<string, string[]> = {
  ...Object.fromEntries(landingPages.map((path) => [path, ['seo']])),
  '/': ['performance', 'accessibility', 'best-practices', 'seo'],
  [examplePage]: ['performance', 'accessibility', 'best-practices', 'seo'],
  '/login': ['performance', 'accessibility', 'best-practices'],
  '/app': ['performance', 'accessibility', 'best-practices'],
}

const lcpGoalMs: Record<string, number> = { '/': 900, '/login': 1_000 }

/** The lowest acceptable score where it is not 100. */
const scoreGoals: Record<string, number> = Object.fromEntries(
  ['/', examplePage, '/login', '/app'].map((path) => [`${path} performance`, 99]),
)

/** The longest acceptable blocking time; 0 where not listed. */
const blockingGoalsMs: Record<string, number> = { '/': 50 }

/** With their headers. What the scripts of each page come to without is held by e2e/budgets.journey.ts. */
const totalGoalsKiB: Record<string, number> = { '/': 220 }

/** The largest acceptable layout shift; 0 where not listed. */
const shiftGoals: Record<string, number> = { '/app': 0.05 }

const laptop = { width: 1366, height: 768 }

/** The part of a report that is read. */
const reportSchema = v.object({
  finalDisplayedUrl: v.string(),
  runtimeError: v.optional(v.object({ message: v.string() })),
  categories: v.record(
    v.string(),
    v.object({
      score: v.nullable(v.number()),
      auditRefs: v.array(v.object({ id: v.string(), weight: v.number() })),
    }),
  ),
  audits: v.record(
    v.string(),
    v.object({
      score: v.nullable(v.number()),
      numericValue: v.optional(v.number()),
      details: v.optional(v.object({ items: v.optional(v.unknown()) })),
    }),
  ),
})

const requestsSchema = v.array(
  v.object({ resourceType: v.optional(v.string()), transferSize: v.optional(v.number()) }),
)

type Report = v.InferOutput<typeof reportSchema>

/** Scores, times and bytes of every page. */
export async function measure(): Promise<Figure[]> {
  if ((await runCommand('node', ['scripts/build-web.ts'])) !== 0) throw new Error('no web build')
  const lighthouse = demand({
    folderName: `lighthouse-${lighthouseVersion}`,
    dependencies: { lighthouse: lighthouseVersion },
    proof: 'lighthouse/cli/index.js',
  })
  const command = join(lighthouse, 'node_modules/lighthouse/cli/index.js')
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
      const isStrange = path !== '/app'
      // Only now: anyone with a session no longer sees the pages above.
      if (!isStrange) await buy(page, server.baseUrl)
      /** Lighthouse empties the cache before each run but leaves this. */
      const forget = async (): Promise<void> => {
        if (!isStrange) return
        await page.goto(`${server.baseUrl}/icon-192.png`)
        await page.evaluate(() => localStorage.clear())
      }
      const results: Report[] = []
      for (let run = 0; run < runs; run += 1) {
        await forget()
        results.push(await audit(command, `${server.baseUrl}${path}`, port, categories))
      }
      figures.push(...figuresOf(path, categories, results))
      if (!categories.includes('performance')) continue
      const shifts: number[] = []
      for (let run = 0; run < runs; run += 1) {
        await forget()
        shifts.push(await layoutShift(page, `${server.baseUrl}${path}`, laptop))
      }
      figures.push({
        name: `${path} layout shift, ${laptop.width} x ${laptop.height}`,
        value: percentile(shifts, 0.5),
        unit: '',
        goal: shiftGoals[path] ?? 0,
      })
    }
    return figures
  } finally {
    await browser?.close()
    await server.stop()
    await rm(profile, { recursive: true, force: true })
  }
}

/** Buys access as any visitor does, who has chosen a language by then. */
async function buy(page: Page, baseUrl: string): Promise<void> {
  await page.goto(baseUrl)
  await page.evaluate(() => localStorage.setItem('preferred_language', 'pt'))
  await goToProvider(page, 'Mercado Pago', baseUrl)
  await payAtProvider(page, 'Cartão de crédito, aprovado')
  await page.waitForURL(/\/app$/)
}

/** Runs Lighthouse once against the browser listening on a port. */
async function audit(
  command: string,
  url: string,
  port: number,
  categories: readonly string[],
): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      command,
      url,
      `--port=${port}`,
      `--only-categories=${categories.join(',')}`,
      '--output=json',
      '--quiet',
      '--no-enable-error-reporting',
    ],
    { maxBuffer: reportMaxBytes },
  )
  const report = v.parse(reportSchema, JSON.parse(stdout) as unknown)
  if (report.runtimeError !== undefined) throw new Error(report.runtimeError.message)
  if (new URL(report.finalDisplayedUrl).pathname !== new URL(url).pathname) {
    throw new Error(`${url} led on to ${report.finalDisplayedUrl}`)
  }
  return report
}

function figuresOf(path: string, categories: string[], results: Report[]): Figure[] {
  const median = (value: (report: Report) => number): number => percentile(results.map(value), 0.5)
  const numeric = (id: string) => median((report) => report.audits[id]?.numericValue ?? Number.NaN)
  const scores = categories.map((category): Figure => {
    const missed = complaints(results, category)
    return {
      name: `${path} ${category}`,
      value: median((report) => Math.round((report.categories[category]?.score ?? 0) * 100)),
      unit: 'of 100',
      atLeast: scoreGoals[`${path} ${category}`] ?? 100,
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
    {
      name: `${path} blocking time`,
      value: numeric('total-blocking-time'),
      unit: 'ms',
      goal: blockingGoalsMs[path] ?? 0,
    },
    {
      name: `${path} layout shift`,
      value: numeric('cumulative-layout-shift'),
      unit: '',
      goal: shiftGoals[path] ?? 0,
    },
    ...['document', 'script', 'total'].map((kind): Figure => {
      const goal = kind === 'total' ? totalGoalsKiB[path] : undefined
      return {
        name: `${path} ${kind}, transferred`,
        value: median((report) => transferredBytes(report, kind)) / 1024,
        unit: 'KiB',
        ...(goal === undefined ? {} : { goal }),
      }
    }),
  ]
}

/** What was not perfect in any of the runs. */
function complaints(results: Report[], category: string): string {
  const ids = results.flatMap((report) =>
    (report.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  )
  return [...new Set(ids)].join(', ')
}

function transferredBytes(report: Report, kind: string): number {
  const requests = v.safeParse(requestsSchema, report.audits['network-requests']?.details?.items)
  if (!requests.success) return Number.NaN
  return requests.output
    .filter(({ resourceType }) => kind === 'total' || resourceType === title(kind))
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0)
}

function title(kind: string): string {
  return kind.charAt(0).toUpperCase() + kind.slice(1)
}
