/**
 * The altar in a real browser whose processor is slowed four times: how long a turn takes until the next frame is drawn,
 * through a script of 6,000 words and through one of 20,000; and how long the page takes from a cold start without a
 * network until its words are there.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import type { Ceremony } from '#core/ceremony/document.ts'
import { altar as words } from '#core/messages/pt/altar.ts'
import { altarPage } from '../e2e/altar-page.ts'
import { browserArguments, findInstalledBrowser } from '../e2e/browser.ts'
import { keptOnDevice } from '../e2e/kept-on-device.ts'
import { startServer } from '../e2e/server-process.ts'
import { carriedCeremony } from '../web/shelf/carry/ceremony-file.ts'
import type { Figure } from './figure.ts'
import { longCeremony } from './long-ceremony.ts'
import { percentile } from './percentile.ts'

const slowdown = 4
const phone = { width: 390, height: 844 }
const turnGoalMs = 50
const startGoalMs = 1_500
const coldStarts = 5
/** Of each script: its later pages are like its first ones. */
const turnsMax = 150
/** Nobody reads a page in less; what is done after a frame is not to be counted against the next turn. */
const restMs = 250

/** Turning in a script, and cold starts without a network. */
export async function measure(): Promise<Figure[]> {
  const server = await startServer()
  const profile = await mkdtemp(join(tmpdir(), 'enlace-altar-bench-'))
  let isServing = true
  let context = await launch(profile)
  try {
    const figures: Figure[] = []
    for (const wordCount of [6_000, 20_000]) {
      const page = await context.newPage()
      await page.goto(`${server.baseUrl}/altar`)
      await open(page, longCeremony(wordCount))
      figures.push(...(await turning(page, wordCount)))
      await leave(page)
      await page.close()
    }
    const page = await context.newPage()
    await page.goto(`${server.baseUrl}/altar`)
    await open(page, longCeremony(6_000))
    await keptOnDevice(page)
    await server.stop()
    isServing = false
    const starts: ColdStart[] = []
    for (let run = 0; run < coldStarts; run += 1) {
      await context.close()
      context = await launch(profile)
      starts.push(await coldStart(context, server.baseUrl))
    }
    const note = `a new browser process each time; processor slowed ${slowdown} times; script of 6,000 words`
    const name = `cold start without a network into a reading, p50 of ${coldStarts}`
    figures.push(
      {
        name: `${name}, to its words`,
        value: percentile(
          starts.map(({ wordsMs }) => wordsMs),
          0.5,
        ),
        unit: 'ms',
        goal: startGoalMs,
        note,
      },
      {
        name: `${name}, until they turn`,
        value: percentile(
          starts.map(({ turnsMs }) => turnsMs),
          0.5,
        ),
        unit: 'ms',
        note,
      },
    )
    return figures
  } finally {
    await context.close()
    if (isServing) await server.stop()
    await rm(profile, { recursive: true, force: true })
  }
}

function launch(profile: string): Promise<BrowserContext> {
  const executablePath = findInstalledBrowser()
  return chromium.launchPersistentContext(profile, {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: browserArguments(),
    viewport: phone,
    hasTouch: true,
    locale: 'pt-BR',
  })
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

async function open(page: Page, ceremony: Ceremony): Promise<void> {
  const altar = altarPage(page)
  // The way in of the ceremony that was read before.
  const other = altar.button(words.choose.other)
  await page.locator('h1').waitFor()
  if (await other.isVisible()) await other.click()
  const text = carriedCeremony(ceremony, { withSecrets: false, lineage: [] })
  await altar.openFile({
    name: 'a.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  })
  await altar.begin()
}

/** So that the next page does not go on with this reading. */
async function leave(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  const { reading, end } = words
  await page.getByRole('button', { name: new RegExp(`^(${reading.leave}|${end.leave})$`) }).click()
  await page.locator('.altar-way').waitFor()
}

/** The turns of a script, each to the frame that shows it. */
async function turning(page: Page, wordCount: number): Promise<Figure[]> {
  await slowDown(page)
  const turnsMs = await page.evaluate(
    async ([most, rest]) => {
      const took: number[] = []
      const drawn = (): Promise<void> =>
        new Promise((resolve) => {
          requestAnimationFrame(() => {
            // After this frame has been drawn.
            const { port1, port2 } = new MessageChannel()
            port1.onmessage = () => resolve()
            port2.postMessage(null)
          })
        })
      await drawn()
      while (document.querySelector('.altar-end') === null && took.length < most) {
        const startMs = performance.now()
        window.dispatchEvent(new KeyboardEvent('keydown', { key: 'PageDown', cancelable: true }))
        await drawn()
        took.push(performance.now() - startMs)
        await new Promise((resolve) => setTimeout(resolve, rest))
      }
      return took
    },
    [turnsMax, restMs] as const,
  )
  const note = `${turnsMs.length} turns, ${restMs} ms apart, processor slowed ${slowdown} times, frame included`
  const name = `turning a page, story of ${wordCount.toLocaleString('en')} words`
  return [
    { name: `${name}, p95`, value: percentile(turnsMs, 0.95), unit: 'ms', goal: turnGoalMs, note },
    { name: `${name}, slowest`, value: Math.max(...turnsMs), unit: 'ms' },
  ]
}

interface ColdStart {
  /** From the request for the page to its words on the screen, by the page's own clock. */
  wordsMs: number
  /** Until they can be turned. */
  turnsMs: number
}

async function coldStart(context: BrowserContext, baseUrl: string): Promise<ColdStart> {
  const page = await context.newPage()
  await slowDown(page)
  await page.addInitScript(() => {
    const marks = { words: '.altar-first, [data-shown]', turns: '[data-shown]' }
    for (const [mark, selector] of Object.entries(marks)) {
      new MutationObserver((_, observer) => {
        if (document.querySelector(selector) === null) return
        observer.disconnect()
        requestAnimationFrame(() => performance.mark(mark))
      }).observe(document, { childList: true, subtree: true, attributes: true })
    }
  })
  await page.goto(`${baseUrl}/altar`)
  await page.locator('[data-shown]').first().waitFor()
  return page.evaluate(
    () =>
      new Promise<ColdStart>((resolve) => {
        const look = (): void => {
          const [words] = performance.getEntriesByName('words')
          const [turns] = performance.getEntriesByName('turns')
          if (words === undefined || turns === undefined) requestAnimationFrame(look)
          else resolve({ wordsMs: words.startTime, turnsMs: turns.startTime })
        }
        look()
      }),
  )
}
