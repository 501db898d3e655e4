/** Measures the breaths of a section where they stand, and shows those of one page. */
import type { Breath } from '#core/altar/altar-script.ts'
import { type BreathBox, pageStarts } from '#core/altar/pages.ts'

/** A breath that is taller than the screen by itself is set smaller, but not below this share. */
const smallestShare = 0.35
const shrinkTries = 4

function blocksOf(column: HTMLElement): HTMLElement[] {
  return [...column.querySelectorAll<HTMLElement>('[data-breath]')]
}

/** Where each breath stands; the first one's box begins with the heading above it. */
function boxesOf(blocks: readonly HTMLElement[]): BreathBox[] {
  return blocks.map(({ offsetTop, offsetHeight }, index) => ({
    topPx: index === 0 ? 0 : offsetTop,
    bottomPx: offsetTop + offsetHeight,
  }))
}

export interface Fit {
  /** The first breath of each page. */
  starts: readonly number[]
  /** The top of each breath within the column. */
  topsPx: readonly number[]
}

/**
 * The pages of the section that stands in `column`, on a screen as high as `screen`, of whose first page the lowest
 * `coveredPx` are taken.
 */
export function fitPages(
  screen: HTMLElement,
  column: HTMLElement,
  breaths: readonly Pick<Breath, 'text' | 'isLineEnd'>[],
  coveredPx: number,
): Fit {
  const blocks = blocksOf(column)
  for (const block of blocks) block.style.fontSize = ''
  const roomPx = screen.clientHeight
  let boxes = boxesOf(blocks)
  for (let attempt = 1; attempt <= shrinkTries; attempt += 1) {
    const tooTall = boxes.flatMap(({ topPx, bottomPx }, index) => {
      const block = blocks[index]
      return block !== undefined && bottomPx - topPx > roomPx ? [{ block, topPx, bottomPx }] : []
    })
    if (tooTall.length === 0) break
    for (const { block, topPx, bottomPx } of tooTall) {
      const former = Number.parseFloat(block.style.fontSize || '1')
      // Half the size takes a quarter of the height, since lines hold more as well.
      const share = former * Math.sqrt(roomPx / (bottomPx - topPx)) * 0.97
      block.style.fontSize = `${Math.max(smallestShare, share)}em`
    }
    boxes = boxesOf(blocks)
  }
  return {
    starts: pageStarts(breaths, boxes, roomPx, roomPx - coveredPx),
    topsPx: boxes.map(({ topPx }) => topPx),
  }
}

/** How much of the lower end of `screen` stands behind `foot`. */
export function coveredBy(foot: HTMLElement, screen: HTMLElement): number {
  return Math.max(0, screen.getBoundingClientRect().bottom - foot.getBoundingClientRect().top)
}

/** Puts out of sight what another column on the same screen has shown. */
export function hideOthers(screen: HTMLElement, column: HTMLElement): void {
  for (const shown of screen.querySelectorAll('[data-shown]')) {
    if (!column.contains(shown)) shown.removeAttribute('data-shown')
  }
}

/** Shows the breaths from `from` up to, not including, `to`; the others keep their place and are out of sight. */
export function showPage(column: HTMLElement, { topsPx }: Fit, from: number, to: number): void {
  column.style.transform = `translateY(-${topsPx[from] ?? 0}px)`
  blocksOf(column).forEach((block, index) => {
    const isShown = index >= from && index < to
    if (block.hasAttribute('data-shown') !== isShown) block.toggleAttribute('data-shown', isShown)
  })
}
