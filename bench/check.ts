/**
 * "Conferir" in Chromium with the processor slowed four times, over a script of 6,000 words beside twenty ceremonies: from
 * the press to the first sign of work that lasts, and until nothing of the list changes any more.
 */
import { type Browser, chromium, type Page } from '@playwright/test'
import { library } from '#core/library/pt-BR/library.ts'
import { browserArguments, findInstalledBrowser } from '../e2e/browser.ts'
import { startServer } from '../e2e/server-process.ts'
import { specialPin } from '../scripts/special-session.ts'
import type { Figure } from './figure.ts'
import { percentile } from './percentile.ts'
import { coupleWith, slowed, stock, wordsOf } from './stocked-shelf.ts'

const slowdown = 4
const scriptWords = 6_000
const others = 20
const openings = 6

/** The library's own words, in an order that no two sentences share. */
function storyOf(words: number, seed: number): string {
  const vocabulary = Object.values(library.pieces)
    .flatMap(({ wordings }) => Object.values(wordings).flatMap(({ lines }) => lines))
    .flatMap(({ text }) => text.match(/(?<=\s)\p{Ll}{2,}(?=\s)/gu) ?? [])
  let state = seed
  const next = (): string => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return vocabulary[state % vocabulary.length] ?? 'e'
  }
  const sentences = Array.from({ length: Math.ceil(words / 13) }, (_, position) => {
    // What nobody told, in every tenth of them.
    const name = position % 10 === 0 ? ' a Zuleica' : ''
    return `Foi${name} ${Array.from({ length: 12 }, next).join(' ')}.`
  })
  return sentences
    .map((sentence, position) => sentence + (position % 6 === 5 ? '\n\n' : ' '))
    .join('')
    .trim()
}

interface Opening {
  firstSignMs: number
  wholeMs: number
  findings: number
}

/** Presses the button and watches until nothing has changed for two seconds. */
function open(page: Page): Promise<Opening> {
  return page.evaluate(async () => {
    const quietMs = 2_000
    const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve))
    const button = [...document.querySelectorAll('button')].find(
      ({ textContent, offsetParent }) => textContent === 'Conferir' && offsetParent !== null,
    )
    const startMs = performance.now()
    button?.click()
    let [firstSignMs, wholeMs, wasBlank, said] = [0, 0, true, '']
    while (performance.now() - startMs < wholeMs + quietMs) {
      await frame()
      const nowMs = performance.now() - startMs
      const now = document.querySelector('dialog[open] .dialog-body')?.textContent?.trim() ?? ''
      if (now !== '' && wasBlank) firstSignMs = nowMs
      wasBlank = now === ''
      if (now !== said || wasBlank) wholeMs = nowMs
      said = now
    }
    const findings = document.querySelectorAll('dialog[open] .check-finding').length
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close()
    await frame()
    return { firstSignMs, wholeMs, findings }
  })
}

async function measureIn(browser: Browser, baseUrl: string): Promise<Figure[]> {
  const context = await browser.newContext({
    baseURL: baseUrl,
    viewport: { width: 1366, height: 768 },
    locale: 'pt-BR',
  })
  const page = await context.newPage()
  // How long a writing service takes to read every sentence is no work of the page's.
  await page.route('**/api/writing/second-reading', (route) => route.abort())
  await page.request.post('/api/session', { data: { pin: specialPin } })
  await page.addInitScript(() => {
    localStorage.setItem('preferred_language', 'pt')
    localStorage.setItem('enlace_start_card_left', 'yes')
  })
  await page.goto('/app')
  await page.locator('.sheet-page').waitFor()
  const long = coupleWith(0, storyOf(scriptWords - wordsOf(coupleWith(0, '')), 1))
  const rest = Array.from({ length: others }, (_, at) => coupleWith(at + 1, storyOf(500, at + 2)))
  await stock(page, [long, ...rest])
  await page.goto('/app')
  const field = page.locator('#line-ceremony-paragraph-3')
  await field.waitFor()
  const session = await slowed(page, slowdown)
  const opened: Opening[] = []
  for (let time = 0; time < openings; time += 1) {
    // Another state of the script each time: what is known already would come at once.
    await field.fill(`Foi a Zuleica, pela ${time}ª vez.`)
    await page.waitForTimeout(3_000)
    opened.push(await open(page))
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const [first, ...later] = opened
  const note = `Chromium ${browser.version()}, processor slowed ${slowdown} times; ${wordsOf(long)} words, ${others} other ceremonies, ${first?.findings ?? 0} findings`
  return [
    {
      name: 'opened for the first time, its code to be loaded: first sign of work',
      value: first?.firstSignMs ?? Number.NaN,
      unit: 'ms',
      goal: 100,
      note,
    },
    { name: 'the same, whole', value: first?.wholeMs ?? Number.NaN, unit: 'ms', goal: 2_000 },
    {
      name: 'opened again after a change: first sign of work, worst of five',
      value: percentile(
        later.map(({ firstSignMs }) => firstSignMs),
        1,
      ),
      unit: 'ms',
      goal: 100,
    },
    {
      name: 'the same, whole, worst of five',
      value: percentile(
        later.map(({ wholeMs }) => wholeMs),
        1,
      ),
      unit: 'ms',
      goal: 2_000,
    },
  ]
}

export async function measure(): Promise<Figure[]> {
  const server = await startServer()
  const executablePath = findInstalledBrowser()
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: browserArguments(),
  })
  try {
    return await measureIn(browser, server.baseUrl)
  } finally {
    await browser.close()
    await server.stop()
  }
}
