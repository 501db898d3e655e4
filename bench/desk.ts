/**
 * The desk in Chromium with the processor slowed four times: from a key to the next frame in a script of 6,000 words,
 * and a shelf of 200 ceremonies with ten versions each. Where the first field and the script are on a small laptop.
 */
import { type Browser, chromium, type Page } from '@playwright/test'
import type { Ceremony } from '#core/ceremony/document.ts'
import { browserArguments, findInstalledBrowser } from '../e2e/browser.ts'
import { layoutShift } from '../e2e/layout-shift.ts'
import { startServer } from '../e2e/server-process.ts'
import { specialPin } from '../scripts/special-session.ts'
import type { Figure } from './figure.ts'
import { percentile } from './percentile.ts'
import { coupleWith, slowed, stock, wordsOf } from './stocked-shelf.ts'

const slowdown = 4
const scriptWords = 6_000
const ceremonies = 200
const versionsEach = 10
const keys = 120
const laptop = { width: 1366, height: 768 }

const sentence = 'Foi numa fila de cinema, numa tarde de chuva, que os dois se viram. '

/** Paragraphs of this many words in all. */
function longText(words: number): string {
  const perParagraph = 80
  const sentences = Math.round(perParagraph / sentence.trim().split(' ').length)
  const paragraph = sentence.repeat(sentences).trim()
  return Array.from({ length: Math.ceil(words / perParagraph) }, () => paragraph).join('\n\n')
}

function couple(number: number, words: number, versions: number): Ceremony {
  return coupleWith(number, longText(words), versions)
}

/** From each key to the frame that shows it, in ms; the browser counts in steps of 8, and nothing below 16. */
async function keyToFrame(page: Page, field: string): Promise<number[]> {
  await page.locator(field).scrollIntoViewIfNeeded()
  await page.locator(field).focus()
  await page.keyboard.press('End')
  await page.evaluate(() => {
    const durations: number[] = []
    Reflect.set(window, 'durations', durations)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.name === 'keydown') durations.push(entry.duration)
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit)
  })
  for (let key = 0; key < keys; key += 1) {
    await page.keyboard.press(key % 6 === 5 ? 'Space' : 'KeyA')
    await page.waitForTimeout(60)
  }
  await page.waitForTimeout(500)
  const slow = await page.evaluate(() => Reflect.get(window, 'durations') as number[])
  return [...slow, ...Array.from({ length: Math.max(0, keys - slow.length) }, () => 16)]
}

/** From a press until the page shows what it leads to, and the frame after. */
function pressed(page: Page, press: string, shown: string): Promise<number> {
  return page.evaluate(
    ([button, result]) =>
      new Promise<number>((resolve) => {
        const start = performance.now()
        document.querySelector<HTMLElement>(button)?.click()
        const look = (): void => {
          if (document.querySelector(result) === null) requestAnimationFrame(look)
          else requestAnimationFrame(() => resolve(performance.now() - start))
        }
        look()
      }),
    [press, shown] as const,
  )
}

/** Until every row of the list says how far its ceremony is, which is found out once. */
async function rowsKnown(page: Page): Promise<void> {
  await page.waitForFunction((count) => {
    const rows = [...document.querySelectorAll('dialog[open] li')]
    const isKnown = (row: Element): boolean =>
      [...row.querySelectorAll('p')].every(({ textContent }) => textContent?.trim() !== '')
    return rows.length === count && rows.every(isKnown)
  }, ceremonies)
}

async function measureIn(browser: Browser, baseUrl: string): Promise<Figure[]> {
  const context = await browser.newContext({ baseURL: baseUrl, viewport: laptop, locale: 'pt-BR' })
  const page = await context.newPage()
  await page.request.post('/api/session', { data: { pin: specialPin } })
  await page.addInitScript(() => {
    localStorage.setItem('preferred_language', 'pt')
    localStorage.setItem('enlace_start_card_left', 'yes')
  })
  await page.goto('/app')
  await page.locator('.sheet-page').waitFor()
  const fixed = wordsOf(couple(0, 0, 0))
  const long = couple(0, scriptWords - fixed, 0)
  const others = Array.from({ length: ceremonies - 1 }, (_, index) =>
    couple(index + 1, 500, versionsEach),
  )
  await stock(page, [long, ...others])
  const shift = await layoutShift(page, '/app', laptop)
  await page.locator('#line-ceremony-paragraph-3').waitFor()
  const places = await page.evaluate(() => {
    const top = (selector: string): number =>
      document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN
    const area = document.querySelector('.area-script')?.getBoundingClientRect()
    return {
      field: top('.area-couple input:not(.sr-only)'),
      script: (area?.bottom ?? 0) - Math.max(area?.top ?? 0, top('.sheet-page')),
    }
  })
  const session = await slowed(page, slowdown)
  const inScript = await keyToFrame(page, '#line-ceremony-paragraph-3')
  const inRitual = await keyToFrame(page, '#line-ringsMoment-library-1\\.0')
  const inAnswer = await keyToFrame(page, '#answer-2')
  const firstOpening = await pressed(page, '.bar-couple', 'dialog[open] li')
  await rowsKnown(page)
  const opened = await page.locator('dialog[open] li').count()
  await page.keyboard.press('Escape')
  const opening: number[] = []
  for (let time = 0; time < 5; time += 1) {
    opening.push(await pressed(page, '.bar-couple', 'dialog[open] li'))
    if (time < 4) await page.keyboard.press('Escape')
  }
  const switching: number[] = []
  for (let time = 0; time < 5; time += 1) {
    const row = page.locator('dialog[open] li').nth(10 + time)
    const place = (await row.textContent())?.match(/Lugar \d+/)?.[0] ?? ''
    await row.getByRole('button', { name: /^Abrir/ }).evaluate((button) => {
      button.id = 'bench-open'
    })
    switching.push(await switched(page, place))
    await page.locator('.bar-couple').click()
    await page.locator('dialog[open] li').nth(20).waitFor()
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const note = `Chromium ${browser.version()}, processor slowed ${slowdown} times`
  const script = `${wordsOf(long)} words in the script`
  return [
    {
      name: 'key to frame, a written text, p95',
      value: percentile(inScript, 0.95),
      unit: 'ms',
      goal: 60,
      note: `${note}; ${script}`,
    },
    { name: 'key to frame, a written text, p50', value: percentile(inScript, 0.5), unit: 'ms' },
    {
      name: 'key to frame, a ritual, p95',
      value: percentile(inRitual, 0.95),
      unit: 'ms',
      goal: 60,
    },
    {
      name: 'key to frame, an answer, p95',
      value: percentile(inAnswer, 0.95),
      unit: 'ms',
      goal: 60,
    },
    {
      name: 'the list of the shelf, p50',
      value: percentile(opening, 0.5),
      unit: 'ms',
      goal: 300,
      note: `${opened} ceremonies, ${versionsEach} versions each`,
    },
    {
      name: 'the same the first time, its code and each ceremony to be read',
      value: firstOpening,
      unit: 'ms',
    },
    {
      name: 'another ceremony of it, p50',
      value: percentile(switching, 0.5),
      unit: 'ms',
      goal: 200,
    },
    {
      name: 'first field, from the top',
      value: places.field,
      unit: 'px',
      goal: 160,
      note: `${laptop.width} x ${laptop.height}`,
    },
    { name: 'height that belongs to the script', value: places.script, unit: 'px', atLeast: 560 },
    {
      name: 'layout shift at the start',
      value: shift,
      unit: '',
      goal: 0.05,
      note: 'sum of all shifts',
    },
  ]
}

/** From pressing "Abrir" until the couple's place stands in its field. */
function switched(page: Page, place: string): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const start = performance.now()
        document.getElementById('bench-open')?.click()
        const look = (): void => {
          const field = document.querySelector<HTMLInputElement>('#info-location')
          if (field?.value !== wanted || field.readOnly) requestAnimationFrame(look)
          else requestAnimationFrame(() => resolve(performance.now() - start))
        }
        look()
      }),
    place,
  )
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
