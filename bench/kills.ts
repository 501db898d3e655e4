/**
 * Somebody types at the desk, and the browser is killed: whole, with SIGKILL to all its processes; the tab alone, closed
 * or crashed. Each time the same profile is opened again, and what the desk shows is compared with the keys. Where the
 * storage refuses, not everything can be kept: what counts then is that the desk says so and offers the file.
 */
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { enter } from '../e2e/give-access.ts'
import { startServer } from '../e2e/server-process.ts'
import type { BenchOptions, Figure } from './figure.ts'
import { lossOf, lostBefore, type TypedKey } from './kept-keystrokes.ts'
import { refuseStorage, type Storage, slowMs, spoilStorage, storages } from './kill-storage.ts'
import { type KillableBrowser, startKillable } from './killed-browser.ts'
import { placeOf } from './spread-evenly.ts'

const usualKills = 200

/** Two browsers type at the same time: most of it is waiting. */
const lanes = 2

/** A keystroke of the browser's last moments may be lost with it. */
const graceMs = 100

/** The kill comes after this many keys, and up to this many more, and then at any moment until the next. */
const keysBefore = { least: 20, more: 30 }
const typingLimitMs = 30_000
/** Between two keys: somebody quick, and somebody quicker. */
const betweenKeysMs = { least: 10, more: 90 }

/** 200 kills take some 20 minutes. */
export const maxMs = 45 * 60_000

const saysSoWithinMs = 5_000
const openLimitMs = 60_000

const ways = ['browser', 'tab closed', 'tab crashed'] as const

type Way = (typeof ways)[number]

/** Healthy and slow ones are four times as many as each of the others. */
const order: readonly Storage[] = storages
  .slice(2)
  .flatMap((storage): Storage[] => ['healthy', 'slow', storage])

/** An answer, a line of a ritual, a short field. */
const fields = ['#answer-2', '#line-ringsMoment-library-1\\.0', '#info-location'] as const

interface Kill {
  way: Way
  storage: Storage
  typed: number
  /** Keys lost, whatever their age. */
  lost: number
  /** Of those, the ones taken longer ago than the grace; than the database's delay besides. */
  lostOld: number
  lostBeyondDelay: number
  oldestMs: number
  /** Whether the desk said that it could not keep everything, with the file beside it. */
  saidSo: boolean
  /** Ceremonies on the shelf afterwards; undefined where there is none to be read. */
  ceremonies: number | undefined
}

export async function measure({ kills = usualKills }: BenchOptions = {}): Promise<Figure[]> {
  const server = await startServer()
  const folder = await mkdtemp(join(tmpdir(), 'enlace-kills-'))
  const startedAtMs = performance.now()
  try {
    const base = join(folder, 'base')
    await prepareProfile(base, server.baseUrl)
    const numbers = Array.from({ length: kills }, (_, number) => number).values()
    const done: Kill[] = []
    const lane = async (name: number): Promise<void> => {
      // Both take from the same numbers.
      for (const number of numbers) {
        const kill = await killOnce({ number, folder, lane: name, base, baseUrl: server.baseUrl })
        done.push(kill)
        if (kill.lostOld > 0 || (kill.lost > 0 && kill.way !== 'browser')) {
          console.log(`${number}: ${JSON.stringify(kill)}`)
        }
      }
    }
    await Promise.all(Array.from({ length: lanes }, (_, name) => lane(name)))
    const minutes = (performance.now() - startedAtMs) / 60_000
    return figuresOf(done, minutes)
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** A device on which a couple's ceremony has been begun, closed as usual. */
async function prepareProfile(profile: string, baseUrl: string): Promise<void> {
  const browser = await startKillable(profile)
  const page = await browser.context.newPage()
  await page.addInitScript(() => {
    localStorage.setItem('preferred_language', 'pt')
    localStorage.setItem('enlace_start_card_left', 'yes')
  })
  await openDesk(page, baseUrl)
  await page.locator('#info-brideName').fill('Luísa')
  await page.locator('#info-groomName').fill('Thiago')
  await pause(1_000)
  await browser.close()
}

async function openDesk(page: Page, baseUrl: string): Promise<void> {
  await enter(page, baseUrl)
  await page.goto(`${baseUrl}/app`, { timeout: openLimitMs })
  const name = page.locator('#info-brideName:not([readonly])')
  await name.waitFor({ timeout: openLimitMs })
  const card = page.locator('.start-card')
  if (await card.isVisible()) await card.getByRole('button').last().click()
}

interface KillPlan {
  number: number
  folder: string
  lane: number
  base: string
  baseUrl: string
}

async function killOnce({ number, folder, lane, base, baseUrl }: KillPlan): Promise<Kill> {
  const storage = order[number % order.length] ?? 'healthy'
  const way = ways[(Math.floor(number / 3) + Math.floor(number / order.length)) % 3] ?? 'browser'
  const keepsAll = storage === 'healthy' || storage === 'slow'
  const profile = join(folder, keepsAll ? `${lane} ${storage} ${way}` : `${number}`)
  // One that is killed again and again, unless what it holds depends on what was refused.
  await cp(base, profile, { recursive: true, force: false })
  let browser = await startKillable(profile)
  try {
    const page = await browser.context.newPage()
    await refuseStorage(page, baseUrl, storage)
    await openDesk(page, baseUrl)
    const field = fields[number % fields.length] ?? fields[0]
    await page.locator(field).focus()
    await page.keyboard.press('Control+A')
    await spoilStorage(page, storage)
    const { typed, stop } = typing(page, number)
    const untilMs = performance.now() + typingLimitMs
    const keys = keysBefore.least + placeOf(number) * keysBefore.more
    while (typed.length < keys && performance.now() < untilMs) await pause(5)
    await pause(placeOf(number * 7) * betweenKeysMs.more)
    const saidSo = !keepsAll && (await saysSo(page))
    const killedAtMs = performance.now()
    stop()
    // What was being typed at this very moment was not taken yet.
    const taken = [...typed]
    browser = await die(browser, page, way, profile)
    const again = await browser.context.newPage()
    if (storage.startsWith('database')) await refuseStorage(again, baseUrl, storage)
    await openDesk(again, baseUrl)
    const shown = await again.locator(field).inputValue()
    const { lost, oldestMs } = lossOf(taken, killedAtMs, shown)
    const lostAfter = (ms: number): number => lostBefore(taken, killedAtMs, shown, ms)
    return {
      way,
      storage,
      typed: taken.length,
      lost,
      lostOld: lostAfter(graceMs),
      lostBeyondDelay: lostAfter(graceMs + slowMs * 2),
      oldestMs,
      saidSo,
      ceremonies:
        storage === 'database blocked' ? undefined : await again.evaluate(countCeremonies),
    }
  } finally {
    await browser.kill()
    if (!keepsAll) await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Types until it is stopped or the page is gone; `typed` grows with each key that the page has taken. */
function typing(page: Page, number: number): { typed: TypedKey[]; stop: () => void } {
  const typed: TypedKey[] = []
  const text = `${number}: ${'foi numa fila de cinema, numa tarde de chuva, '.repeat(20)}`
  let isOver = false
  const type = async (): Promise<void> => {
    for (const [position, key] of [...text].entries()) {
      if (isOver) return
      await page.keyboard.type(key)
      if (isOver) return
      typed.push({ key, takenAtMs: performance.now() })
      await pause(betweenKeysMs.least + placeOf(number + position) * betweenKeysMs.more)
    }
  }
  // The page has been killed.
  type().catch(() => undefined)
  return {
    typed,
    stop: () => {
      isOver = true
    },
  }
}

function saysSo(page: Page): Promise<boolean> {
  return page
    .locator('.desk-notices .notice-failure button')
    .waitFor({ timeout: saysSoWithinMs })
    .then(
      () => true,
      () => false,
    )
}

/** Kills, and gives the browser in which the profile is opened again. */
async function die(
  browser: KillableBrowser,
  page: Page,
  way: Way,
  profile: string,
): Promise<KillableBrowser> {
  if (way === 'browser') {
    await browser.kill()
    return startKillable(profile)
  }
  if (way === 'tab crashed') {
    const crashed = page.waitForEvent('crash')
    const session = await browser.context.newCDPSession(page)
    // Never answered: who would answer is gone.
    session.send('Page.crash').catch(() => undefined)
    await crashed
  }
  await page.close({ runBeforeUnload: false })
  return browser
}

/** Runs in the page. */
async function countCeremonies(): Promise<number> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('enlace')
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
  const counting = database.transaction('ceremonies').objectStore('ceremonies').count()
  return new Promise((resolve, reject) => {
    counting.onsuccess = () => resolve(counting.result)
    counting.onerror = () => reject(counting.error)
  })
}

function figuresOf(done: readonly Kill[], minutes: number): Figure[] {
  const sum = (kills: readonly Kill[], of: (kill: Kill) => number): number =>
    kills.reduce((total, kill) => total + of(kill), 0)
  const oldest = (kills: readonly Kill[]): number =>
    Math.max(0, ...kills.map(({ oldestMs }) => oldestMs))
  const kept = (way: Way, storage: Storage): Figure[] => {
    const kills = done.filter((kill) => kill.way === way && kill.storage === storage)
    if (kills.length === 0) return []
    const isWhole = way === 'browser'
    const note = [
      `${kills.length} kills, ${sum(kills, ({ typed }) => typed)} keys`,
      `lost in all: ${sum(kills, ({ lost }) => lost)}, the oldest ${oldest(kills).toFixed(0)} ms old`,
    ]
    const figure = (name: string, value: number): Figure => ({
      name: `${way}, storage ${storage}: ${name}`,
      value,
      unit: '',
      goal: 0,
      note: note.join('; '),
    })
    if (!isWhole)
      return [
        figure(
          'keys lost',
          sum(kills, ({ lost }) => lost),
        ),
      ]
    const old = figure(
      `keys older than ${graceMs} ms lost`,
      sum(kills, ({ lostOld }) => lostOld),
    )
    if (storage !== 'slow') return [old]
    const beyond = sum(kills, ({ lostBeyondDelay }) => lostBeyondDelay)
    return [
      old,
      figure(`keys older than ${graceMs} ms and two delays of ${slowMs} ms lost`, beyond),
    ]
  }
  const refused = done.filter(({ storage }) => storage !== 'healthy' && storage !== 'slow')
  const silent = refused.filter(({ saidSo }) => !saidSo)
  const whole = done.filter(({ storage }) => storage === 'healthy' || storage === 'slow')
  return [
    {
      name: 'kills while typing',
      value: done.length,
      unit: '',
      note: `${(done.length / minutes).toFixed(1)} a minute, ${lanes} browsers at a time`,
    },
    ...ways.flatMap((way) => (['healthy', 'slow'] as const).flatMap((one) => kept(way, one))),
    ...(['tab closed', 'tab crashed'] as const).flatMap((way) =>
      (['database full', 'database blocked'] as const).flatMap((one) => kept(way, one)),
    ),
    {
      name: 'storage full or blocked, and the desk did not say so',
      value: silent.length,
      unit: '',
      goal: 0,
      note: `${refused.length} kills${silent.length === 0 ? '' : `: ${[...new Set(silent.map(({ storage }) => storage))].join(', ')}`}`,
    },
    {
      name: 'ceremonies nobody began, or that were gone',
      value: sum(whole, ({ ceremonies }) => Math.abs((ceremonies ?? 0) - 1)),
      unit: '',
      goal: 0,
    },
  ]
}
