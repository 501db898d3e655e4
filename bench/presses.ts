/**
 * Presses on the altar that nobody meant: real fingers tap and hold anywhere on the screens of two phones, with and
 * without the panel of buttons, in two lights. After each it is seen whether came of it what the finger did, and
 * nothing else. The places are random from a seed, so that every run presses the same ones.
 */
import { type Browser, chromium, type Page } from '@playwright/test'
import { altar as words } from '#core/messages/pt/altar.ts'
import {
  type AltarSight,
  altarSight,
  countFullScreen,
  type Fingers,
  fingersOn,
  type Happening,
  happened,
  type Point,
} from '../e2e/altar-fingers.ts'
import { altarPage } from '../e2e/altar-page.ts'
import { browserArguments, findInstalledBrowser } from '../e2e/browser.ts'
import { startServer } from '../e2e/server-process.ts'
import { createChance } from '../faults/chance.ts'
import { carriedCeremony } from '../web/shelf/carry/ceremony-file.ts'
import type { Figure } from './figure.ts'
import { longCeremony } from './long-ceremony.ts'

const screens = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
] as const
const lights = ['sun', 'dark'] as const
const presses = 500
const storyWords = 2_000
/** A click follows the finger within this time. */
const lateMs = 100

/** What each button of the panel is called, and what comes of a tap on it. */
const acts: Readonly<Record<string, Happening[]>> = {
  [words.reading.goOn]: ['hidden'],
  [words.reading.skip]: ['hidden', 'turned'],
  [words.reading.correct]: ['hidden', 'dialog'],
  [words.look.smaller]: ['resized'],
  [words.look.larger]: ['resized'],
  [words.look.sun]: ['lit'],
  [words.look.dark]: ['lit'],
  [words.look.dim]: ['lit'],
  [words.reading.fullScreen]: ['full-screen'],
  [words.reading.leave]: ['left'],
}

interface Tally {
  presses: number
  /** A button acted, and no tap began and ended on it. */
  unmeant: number
  /** A tap on a button, and it did not act. */
  dead: number
  /** A tap or a hold on the words that did something else than turn, call the panel or put it away. */
  missed: number
  taps: number
}

/** Counts what came of 500 presses. */
export async function measure(): Promise<Figure[]> {
  const server = await startServer()
  const executablePath = findInstalledBrowser()
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: browserArguments(),
  })
  try {
    const hands = screens.flatMap((screen) => lights.map((light) => ({ screen, light })))
    // A hold is mostly waiting: all hands at once.
    const tallies = await Promise.all(
      hands.map(async ({ screen, light }, index) => {
        const page = await openReading(browser, server.baseUrl, screen)
        return press(page, screen, light, presses / hands.length, createChance(index + 1))
      }),
    )
    const sum = (name: keyof Tally): number =>
      tallies.reduce((total, tally) => total + tally[name], 0)
    const note = `${sum('presses')} presses, ${sum('taps')} of them taps; 390 x 844 and 320 x 568, by day and at night`
    return [
      { name: 'a button acted that nobody tapped', value: sum('unmeant'), unit: '', goal: 0, note },
      { name: 'a button that was tapped did not act', value: sum('dead'), unit: '', goal: 0 },
      {
        name: 'a tap or hold on the words did not turn, or show or put away the panel',
        value: sum('missed'),
        unit: '',
        goal: 0,
      },
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function openReading(
  browser: Browser,
  baseURL: string,
  viewport: (typeof screens)[number],
): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport,
    hasTouch: true,
    isMobile: true,
    locale: 'pt-BR',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await page.addInitScript(countFullScreen)
  await page.addInitScript(noteComingDown)
  await page.goto('/altar')
  const text = carriedCeremony(longCeremony(storyWords), { withSecrets: false, lineage: [] })
  const buffer = Buffer.from(text)
  await altarPage(page).openFile({ name: 'a.json', mimeType: 'application/json', buffer })
  return page
}

/** Presses so many times, and begins anew wherever a press has left the reading or come to its end. */
async function press(
  page: Page,
  { width, height }: (typeof screens)[number],
  light: (typeof lights)[number],
  times: number,
  random: () => number,
): Promise<Tally> {
  const fingers = await fingersOn(page)
  const tally: Tally = { presses: 0, unmeant: 0, dead: 0, missed: 0, taps: 0 }
  await begin(page, light)
  while (tally.presses < times) {
    const at = { x: 1 + random() * (width - 2), y: 1 + random() * (height - 2) }
    const isTap = random() < 0.5
    // As often with the panel as without it, though most presses put it away.
    await showPanel(page, random() < 0.5)
    const before = await altarSight(page)
    const outcome = await outcomeOf(page, fingers, at, isTap, before)
    const target = await targetOf(page)
    const wanted = wantedOf(target, isTap, before)
    tally.presses += 1
    if (isTap) tally.taps += 1
    if (outcome.join() !== wanted.join()) {
      const isButton = target.kind === 'button'
      if (isButton && isTap && outcome.length === 0) tally.dead += 1
      else if (outcome.some(isOfButton) || (isButton && outcome.length > 0)) tally.unmeant += 1
      else tally.missed += 1
      const did = isTap ? 'tap' : 'hold'
      console.log(
        `  ${width} x ${height}, ${light}: ${did} at ${at.x.toFixed(0)}, ${at.y.toFixed(0)} on ${target.name}: ${outcome.join(', ') || 'nothing'}`,
      )
    }
    await recover(page, light)
  }
  return tally
}

/** Only a button does this; a finger on the words never. */
function isOfButton(happening: Happening): boolean {
  return !['shown', 'hidden', 'turned'].includes(happening)
}

async function outcomeOf(
  page: Page,
  fingers: Fingers,
  at: Point,
  isTap: boolean,
  before: AltarSight,
): Promise<Happening[]> {
  await (isTap ? fingers.tap(at) : fingers.hold(at))
  await page.waitForTimeout(lateMs)
  return happened(before, await altarSight(page))
}

interface Target {
  kind: 'button' | 'panel' | 'words'
  /** Of the button. */
  name: string
  /** It says of itself that it does nothing, or has done it. */
  isSpent: boolean
}

declare global {
  interface Window {
    cameDownOn?: Target
  }
}

/**
 * Runs in the page before anything else: notes what a finger came down on, as the browser sees it, which takes one just
 * beside a button for one on it.
 */
function noteComingDown(): void {
  const note = ({ target }: PointerEvent): void => {
    const under = target instanceof Element ? target : undefined
    const button = under?.closest('button') ?? undefined
    const isSpent = button?.ariaDisabled === 'true' || button?.ariaPressed === 'true'
    const isPanel = under?.closest('.altar-buttons') instanceof Element
    const beside = isPanel ? 'panel' : 'words'
    window.cameDownOn = {
      kind: button === undefined ? beside : 'button',
      name: button?.textContent ?? beside,
      isSpent,
    }
  }
  window.addEventListener('pointerdown', note, true)
}

async function targetOf(page: Page): Promise<Target> {
  const target = await page.evaluate(() => window.cameDownOn)
  if (target === undefined) throw new Error('no finger came down')
  return target
}

/** What has to come of a press there. */
function wantedOf(
  { kind, name, isSpent }: Target,
  isTap: boolean,
  { hasPanel }: AltarSight,
): readonly Happening[] {
  if (kind === 'panel') return []
  if (kind === 'button') return isTap && !isSpent ? (acts[name] ?? []) : []
  if (hasPanel) return ['hidden']
  return isTap ? ['turned'] : ['shown']
}

async function showPanel(page: Page, isWanted: boolean): Promise<void> {
  const panel = page.locator('.altar-buttons')
  if ((await panel.isVisible()) === isWanted) return
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: isWanted ? 'visible' : 'hidden' })
}

/** A reading in the middle of the script, in this light. */
async function recover(page: Page, light: (typeof lights)[number]): Promise<void> {
  const now = await altarSight(page)
  if (now.where === 'left') return begin(page, light)
  if (now.hasDialog) await page.keyboard.press('Escape')
  if (now.where === 'end') {
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: words.end.leave }).click()
    return begin(page, light)
  }
}

async function begin(page: Page, light: (typeof lights)[number]): Promise<void> {
  const way = page.getByRole('button', { name: words.way.begin, exact: true })
  await way.click()
  await page.locator('[data-shown]').first().waitFor()
  // A first page has none before it that a tap at the left edge could turn back to.
  for (let turns = 0; turns < 3; turns += 1) await page.keyboard.press('PageDown')
  await showPanel(page, true)
  await page.getByRole('button', { name: words.look[light], exact: true }).click()
}
