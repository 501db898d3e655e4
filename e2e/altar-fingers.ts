/** Real fingers on the altar, and what came of them. */
import type { CDPSession, Page } from '@playwright/test'
import { holdMs } from '../web/altar/turning.ts'

export interface Point {
  x: number
  y: number
}

/** Some longer than the altar needs to see a hold. */
const heldMs = holdMs + 150

export interface Fingers {
  tap(at: Point): Promise<void>
  hold(at: Point): Promise<void>
  /** Goes there in steps, as a finger does. */
  drag(from: Point, to: Point): Promise<void>
  /** A finger that the system takes away, as it does for a call or a gesture of its own. */
  cancel(at: Point): Promise<void>
  /** One is held, another comes down and goes up meanwhile, and then the first goes up. */
  holdAndTap(held: Point, tapped: Point): Promise<void>
}

/** Fingers on the screen of `page`, which has to be one of a device with touch. */
export async function fingersOn(page: Page): Promise<Fingers> {
  const session: CDPSession = await page.context().newCDPSession(page)
  const touch = async (
    type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
    ...points: Point[]
  ): Promise<void> => {
    const touchPoints = points.map((point, id) => ({ ...point, id }))
    await session.send('Input.dispatchTouchEvent', { type, touchPoints })
  }
  return {
    async tap(at) {
      await touch('touchStart', at)
      await touch('touchEnd')
    },
    async hold(at) {
      await touch('touchStart', at)
      await page.waitForTimeout(heldMs)
      await touch('touchEnd')
    },
    async drag(from, to) {
      const steps = 4
      await touch('touchStart', from)
      for (let step = 1; step <= steps; step += 1) {
        const share = step / steps
        await touch('touchMove', {
          x: from.x + (to.x - from.x) * share,
          y: from.y + (to.y - from.y) * share,
        })
      }
      await touch('touchEnd')
    },
    async cancel(at) {
      await touch('touchStart', at)
      await touch('touchCancel')
    },
    async holdAndTap(held, tapped) {
      await touch('touchStart', held)
      await page.waitForTimeout(heldMs)
      await touch('touchStart', held, tapped)
      await touch('touchEnd', held)
      await touch('touchEnd')
    },
  }
}

declare global {
  interface Window {
    /** How often the page has asked for the whole screen. */
    askedFullScreen: number
  }
}

/** Runs in the page before anything else: the whole screen is asked for and never given, so that nothing else moves. */
export function countFullScreen(): void {
  window.askedFullScreen = 0
  Element.prototype.requestFullscreen = () => {
    window.askedFullScreen += 1
    return Promise.reject(new Error('never given here'))
  }
}

/** What a press on the altar can change. */
export interface AltarSight {
  where: 'reading' | 'end' | 'left'
  hasPanel: boolean
  hasDialog: boolean
  /** The section and the page of it that is read, as those are told who listen. */
  page: string
  sizePx: string
  light: string
  askedFullScreen: number
}

/** The altar as it is now. */
export function altarSight(page: Page): Promise<AltarSight> {
  return page.evaluate(() => {
    const reader = document.querySelector<HTMLElement>('.altar-reader')
    const isOver = document.querySelector('.altar-end') !== null
    const left = reader === null ? 'left' : 'reading'
    return {
      where: isOver ? 'end' : left,
      hasPanel: document.querySelector('.altar-buttons, .altar-ways') !== null,
      hasDialog: document.querySelector('dialog[open]') !== null,
      page: document.querySelector('main')?.ariaLabel ?? '',
      sizePx: reader?.style.fontSize ?? '',
      light: reader?.dataset['light'] ?? '',
      askedFullScreen: window.askedFullScreen,
    }
  })
}

export type Happening =
  | 'shown'
  | 'hidden'
  | 'turned'
  | 'resized'
  | 'lit'
  | 'dialog'
  | 'full-screen'
  | 'left'

/** Everything that came of a press, in the order of the type; another size of type makes other pages by itself. */
export function happened(before: AltarSight, after: AltarSight): Happening[] {
  if (after.where === 'left') return ['left']
  const isResized = before.sizePx !== after.sizePx
  const isTurned = before.where !== after.where || before.page !== after.page
  const all: [Happening, boolean][] = [
    ['shown', after.hasPanel && !before.hasPanel],
    ['hidden', before.hasPanel && !after.hasPanel],
    ['turned', isTurned && !isResized],
    ['resized', isResized],
    // The end is dark in every light.
    ['lit', before.light !== after.light && before.where === after.where],
    ['dialog', before.hasDialog !== after.hasDialog],
    // The first turn of a reading may ask as well.
    ['full-screen', before.askedFullScreen !== after.askedFullScreen && !isTurned],
  ]
  return all.filter(([, has]) => has).map(([name]) => name)
}
