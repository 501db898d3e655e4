import { expect, test } from 'vitest'
import { showFonts } from './show-fonts.ts'

/** The page's fonts and its first paint, on a device with this entry. */
function open(read: () => string | null) {
  const fonts = {
    media: 'not all',
    textContent: '@font-face{src:url("/a.woff2")}@font-face{src:url(/b.woff2)}',
  }
  const links: Pick<HTMLLinkElement, 'href' | 'onload' | 'onerror'>[] = []
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
  const document = {
    getElementById: () => fonts,
    createElement: () => ({}),
    head: { append: (link: HTMLLinkElement) => links.push(link) },
  } as unknown as Document
  const page = { document, localStorage: { getItem: read }, PerformanceObserver: Observer }
  showFonts(page, 'fonts', 'kept')
  return {
    fonts,
    /** What has been asked for, and each of them being answered. */
    asked: () => links.map(({ href }) => href),
    answer: (index: number, how: 'onload' | 'onerror' = 'onload') =>
      links[index]?.[how]?.call(links[index] as HTMLLinkElement, 'load' as unknown as Event),
    paint: () => {
      for (const paint of paints) paint()
    },
  }
}

test('on a first visit the fonts are fetched by the first paint, and shown when all are there', () => {
  const { fonts, paint, asked, answer } = open(() => null)
  expect(asked()).toEqual([])
  paint()
  paint()
  expect(asked()).toEqual(['/a.woff2', '/b.woff2'])
  answer(0)
  expect(fonts.media).toBe('not all')
  answer(1)
  expect(fonts.media).toBe('all')
})

test('a font that cannot be had keeps the other from nothing', () => {
  const { fonts, paint, answer } = open(() => null)
  paint()
  answer(1, 'onerror')
  answer(0)
  expect(fonts.media).toBe('all')
})

test('a device that has fetched them shows them at once', () => {
  const { fonts, asked } = open(() => '1')
  expect(fonts.media).toBe('all')
  expect(asked()).toEqual([])
})

test('without storage they come after the first paint', () => {
  const { paint, asked } = open(() => {
    throw new Error('denied')
  })
  paint()
  expect(asked()).toHaveLength(2)
})
