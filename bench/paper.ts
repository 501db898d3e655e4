/**
 * Cards on paper, in Chromium and in Firefox (where there is one): a script of 6,000 words in every size of paper, put
 * out as PDF. Pages are counted against cards, words against the script, and everything that is cut off, not embedded or too pale is
 * counted; and how long the pagination takes.
 */
import { inflateSync } from 'node:zlib'
import { chromium, type Page } from '@playwright/test'
import { paper as words } from '#core/messages/pt/paper.ts'
import { type PaperSize, paperSizes, papers } from '#core/paper/paper-size.ts'
import { browserArguments, findInstalledBrowser } from '../e2e/browser.ts'
import { startServer } from '../e2e/server-process.ts'
import { carriedCeremony } from '../web/shelf/carry/ceremony-file.ts'
import type { Figure } from './figure.ts'
import { startFirefox } from './firefox.ts'
import { longCeremony } from './long-ceremony.ts'

const wordCount = 6_000
const paginationGoalMs = 150
/** WCAG's for small type. */
const leastContrast = 7

interface Browser {
  name: string
  open(url: string): Promise<void>
  evaluate(expression: string): Promise<unknown>
  print(widthMm: number, heightMm: number): Promise<Buffer>
}

/** Prints of both browsers. */
export async function measure(): Promise<Figure[]> {
  const server = await startServer()
  try {
    const figures: Figure[] = []
    const executablePath = findInstalledBrowser()
    const chrome = await chromium.launch({
      ...(executablePath === undefined ? {} : { executablePath }),
      args: browserArguments(),
    })
    try {
      const page = await chrome.newPage({ locale: 'pt-BR' })
      figures.push(...(await printed(inChromium(page, chrome.version()), server.baseUrl)))
    } finally {
      await chrome.close()
    }
    const firefox = await startFirefox()
    if (firefox === undefined) {
      return [...figures, { name: 'Firefox', value: 0, unit: 'prints', note: 'none installed' }]
    }
    try {
      const name = `Firefox ${firefox.version}`
      figures.push(...(await printed({ ...firefox, name }, server.baseUrl)))
    } finally {
      await firefox.close()
    }
    return figures
  } finally {
    await server.stop()
  }
}

function inChromium(page: Page, version: string): Browser {
  return {
    name: `Chromium ${version}`,
    open: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression),
    print: () => page.pdf({ preferCSSPageSize: true }),
  }
}

async function printed(browser: Browser, baseUrl: string): Promise<Figure[]> {
  const ceremony = longCeremony(wordCount)
  const file = carriedCeremony(ceremony, { withSecrets: false, lineage: [] })
  await browser.open(`${baseUrl}/altar`)
  // As a ceremony comes to a phone that has none: from a file.
  await when(browser, `document.querySelector('input[type=file]') !== null`)
  await browser.evaluate(`(() => {
    const files = new DataTransfer()
    files.items.add(new File([${JSON.stringify(file)}], 'a.json', { type: 'application/json' }))
    const input = document.querySelector('input[type=file]')
    input.files = files.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  })()`)
  await when(browser, `document.querySelector('.altar-opening') !== null`)
  await browser.open(`${baseUrl}/imprimir?ceremony=${ceremony.id}`)
  const tally = { sheets: 0, pages: 0, cutOff: 0, notEmbedded: 0, palest: Number.POSITIVE_INFINITY }
  for (const size of paperSizes) {
    const seen = await prepared(browser, size)
    const { widthMm, heightMm } = papers[size]
    const pdf = textOf(await browser.print(widthMm, heightMm))
    tally.sheets += seen.sheets
    tally.pages += count(pdf, /\/Type\s*\/Page\b(?!s)/g)
    tally.cutOff += seen.cutOff
    // What is drawn by the file itself, as emoji are (Type 3), has no file of a font.
    const fonts = count(pdf, /\/Subtype\s*\/(?:CIDFontType[02]|TrueType|Type1C?)\b/g)
    tally.notEmbedded += Math.max(0, fonts - count(pdf, /\/FontFile[23]?\b/g))
    tally.palest = Math.min(tally.palest, seen.palest)
  }
  const tookMs = await paginationMs(browser)
  const { name } = browser
  const note = `${wordCount.toLocaleString('en')} words, ${paperSizes.length} papers, 16 pt`
  return [
    {
      name: `${name}: pages that are no sheet`,
      value: tally.pages - tally.sheets,
      unit: 'pages',
      goal: 0,
      note: `${tally.sheets} sheets; ${note}`,
    },
    { name: `${name}: cards with something cut off`, value: tally.cutOff, unit: 'cards', goal: 0 },
    {
      name: `${name}: fonts that are not embedded`,
      value: tally.notEmbedded,
      unit: 'fonts',
      goal: 0,
    },
    {
      name: `${name}: palest type, contrast`,
      value: tally.palest,
      unit: 'to 1',
      atLeast: leastContrast,
    },
    {
      name: `${name}: own pagination on A5, slowest`,
      value: tookMs,
      unit: 'ms',
      goal: paginationGoalMs,
      note,
    },
  ]
}

interface Seen {
  sheets: number
  cutOff: number
  palest: number
}

/** Chooses 16 pt and the paper, and looks at the preview. */
async function prepared(browser: Browser, size: PaperSize): Promise<Seen> {
  await when(browser, `document.querySelector('.paper-card') !== null`)
  const choose = (label: string, value: string): Promise<unknown> =>
    browser.evaluate(`(() => {
      const select = [...document.querySelectorAll('select')].find((one) => one.labels[0]?.textContent.trim() === ${JSON.stringify(label)})
      const set = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value').set
      set.call(select, ${JSON.stringify(value)})
      select.dispatchEvent(new Event('change', { bubbles: true }))
      return document.fonts.ready.then(() => new Promise((resolve) => setTimeout(resolve, 500)))
    })()`)
  await choose(words.type, '16')
  await choose(words.size, size)
  return (await browser.evaluate(`(() => {
    const luminance = (colour) => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/[\\d.]+/g) ?? []).map((part) => {
        const share = Number(part) / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const cards = [...document.querySelectorAll('.paper-card > div')]
    const inks = [...document.querySelectorAll('.paper-card *')].map((one) => 1.05 / (luminance(getComputedStyle(one).color) + 0.05))
    return {
      sheets: document.querySelectorAll('.paper-sheet').length,
      cutOff: cards.filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1).length,
      palest: Math.min(...inks),
    }
  })()`)) as Seen
}

/** The slowest pagination of this visit, on A5 at last. */
async function paginationMs(browser: Browser): Promise<number> {
  await browser.evaluate(`performance.clearMeasures('cards')`)
  await prepared(browser, 'a4')
  await prepared(browser, 'a5')
  return (await browser.evaluate(
    `Math.max(...performance.getEntriesByName('cards').map(({ duration }) => duration))`,
  )) as number
}

async function when(browser: Browser, condition: string): Promise<void> {
  await browser.evaluate(`new Promise((resolve, reject) => {
    const endMs = performance.now() + 30000
    const look = () => {
      if (${condition}) resolve(true)
      else if (performance.now() > endMs) reject(new Error('never: ' + ${JSON.stringify(condition)}))
      else setTimeout(look, 100)
    }
    look()
  })`)
}

/** A PDF with all that it compresses written out. */
function textOf(pdf: Buffer): string {
  const text = pdf.toString('latin1')
  const streams = [...text.matchAll(/stream\r?\n/g)].map(({ index, 0: opening }) => {
    try {
      return inflateSync(pdf.subarray(index + opening.length)).toString('latin1')
    } catch {
      // A picture, or the end of a stream: nothing that counts.
      return ''
    }
  })
  return [text, ...streams].join('\n')
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}
