import { expect, test } from 'vitest'
import { showFonts } from './show-fonts.ts'

/** The page's fonts and its first paint, on a device with this entry. */
function open(read: () => string | null) {
  const fonts = { media: 'not all' }
  const paints: (() => void)[] = []
  class Observer {
    readonly #callback: () => void
    constructor(callback: () => void) {
      this.#callback = callback
    }
    observe({ type }: PerformanceObserverInit): void {
      if (type === 'paint') paints.push(this.#callback)
    }
  }
  const document = { getElementById: () => fonts as unknown as HTMLElement }
  const page = { document, localStorage: { getItem: read }, PerformanceObserver: Observer }
  showFonts(page, 'fonts', 'kept')
  return {
    fonts,
    paint: () => {
      for (const paint of paints) paint()
    },
  }
}

test('on a first visit the fonts are enabled by the first paint, not before', () => {
  const { fonts, paint } = open(() => null)
  expect(fonts.media).toBe('not all')
  paint()
  expect(fonts.media).toBe('all')
})

test('a device that has fetched them shows them at once', () => {
  expect(open(() => '1').fonts.media).toBe('all')
})

test('without storage they come after the first paint', () => {
  const { fonts, paint } = open(() => {
    throw new Error('denied')
  })
  paint()
  expect(fonts.media).toBe('all')
})
